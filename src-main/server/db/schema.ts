import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { CharacterId } from '#shared/constants/characters.ts';
import type { Role } from '#shared/contracts/auth.contract.ts';
import type { RunKind, SessionStatus } from '#shared/contracts/run.ts';
import type { QuestionType, SpeechLevel } from '#shared/contracts/question.ts';

/** Milliseconds since 1970 UTC. */
type Instant = number;
/** 0 or 1: SQLite has no booleans, and the driver refuses to bind them. */
export type Flag = 0 | 1;

export interface UserTable {
  id: Generated<number>;
  username: string;
  /** The username folded for comparison: NFC, lower case. Unique. */
  username_key: string;
  /** `usernameSkeleton` of the username: whom others would take for this user. Not unique. */
  username_skeleton: Generated<string>;
  /** Lower-cased. Unique. */
  email: string;
  password_hash: string;
  role: Role;
  is_active: Generated<Flag>;
  selected_character: CharacterId | null;
  /** Totals, kept in the transaction that changes what they count. */
  total_score: Generated<number>;
  games_played: Generated<number>;
  games_completed: Generated<number>;
  highest_score: Generated<number>;
  play_seconds: Generated<number>;
  /** Highest level unlocked with any character, 1 to 4. */
  level: Generated<number>;
  /** When `total_score` was reached; the earlier one stands higher among equals. */
  score_reached_at: Instant;
  created_at: Instant;
  last_login_at: Instant | null;
  /** The local day of the last sign-in or finished game, whichever came later; empty before any. By triggers. */
  active_day: Generated<string>;
}

/** One sign-in: a family of refresh tokens, of which only the newest is good. */
export interface RefreshFamilyTable {
  id: string;
  user_id: number;
  sequence: Generated<number>;
  created_at: Instant;
  rotated_at: Instant;
  expires_at: Instant;
  revoked_at: Instant | null;
}

export interface QuestionTable {
  id: Generated<number>;
  character_id: CharacterId;
  level: number;
  type: QuestionType;
  /** What the search box looks through, lower-cased. */
  search_text: string;
  points: number;
  difficulty: string;
  category: string;
  /** The content's, where lists can filter by them; the codes of competences as a JSON list. */
  topic: string | null;
  competences: string | null;
  /** The version that is played now. */
  version_id: number;
  /** Hash of the built-in entry that this row was last loaded from; null when a person made it. */
  bank_hash: string | null;
  /** Set once an admin has edited a built-in question: later banks leave it alone. */
  is_edited: Generated<Flag>;
  created_at: Instant;
  updated_at: Instant;
  /** Deleted questions stay for finished sessions and statistics. */
  deleted_at: Instant | null;
}

/** The wording of a question. Never changed: an edit makes a new version, and sessions keep theirs. */
export interface QuestionVersionTable {
  id: Generated<number>;
  question_id: number;
  /** JSON of QuestionContent. */
  content: string;
  /** The content's, where statistics can group by it. */
  speech_level: SpeechLevel | null;
  /** Versions of one series ask the same; a replaced question begins the next one. */
  series: Generated<number>;
  created_at: Instant;
}

/** A run of questions that a player goes through: a challenge, or a level. */
export interface GameSessionTable {
  id: Generated<number>;
  user_id: number;
  kind: Generated<RunKind>;
  /** What a player has one unfinished run of at most (`slotOf`). */
  slot: Generated<string>;
  character_id: CharacterId;
  /** 1 to 4 of a level run; null of the others. */
  level: number | null;
  status: SessionStatus;
  score: Generated<number>;
  lives: number;
  current_index: Generated<number>;
  total_questions: number;
  /** When the current question was first served, on both clocks. */
  served_at: Instant;
  served_monotonic: number;
  /** Which process's monotonic clock `served_monotonic` belongs to. */
  served_boot: string;
  created_at: Instant;
  touched_at: Instant;
  completed_at: Instant | null;
}

/** A drawn question of a session, and its answer once given. */
export interface SessionQuestionTable {
  session_id: number;
  position: number;
  question_id: number;
  version_id: number;
  points_possible: number;
  selected_answer: number | null;
  text_answer: string | null;
  is_correct: Flag | null;
  points: number | null;
  time_spent: number | null;
  answered_at: Instant | null;
  /** Names the order in which the options were served; null: as they are written. */
  option_seed: number | null;
}

export interface LevelProgressTable {
  user_id: number;
  character_id: CharacterId;
  level: number;
  is_completed: Flag;
  best_score: number;
  attempts: number;
  updated_at: Instant;
}

/** The ledger: every finished level run and completed session. Totals can be proved from it. */
export interface FinishedRunTable {
  id: Generated<number>;
  user_id: number;
  kind: 'level' | 'session';
  character_id: CharacterId;
  level: number | null;
  session_id: number | null;
  score: number;
  /** What this run added to the player's total score. */
  gained: number;
  correct: number;
  questions: number;
  is_completed: Flag;
  seconds: number;
  finished_at: Instant;
  /** The server's local day, as YYYY-MM-DD. */
  day: string;
}

/** What admins did. Rows are only ever added. */
export interface AuditTable {
  id: Generated<number>;
  at: Instant;
  actor_id: number;
  /** As they were called then. */
  actor_name: string;
  /** JSON of AuditEvent. */
  event: string;
  /** What the search box looks through, lower-cased. */
  search_text: string;
}

export interface ClassTable {
  id: Generated<number>;
  name: string;
  /** What pupils type to come in. Unique, also among archived classes. */
  code: string;
  /** Mark at which a pupil has passed, 0 to 100. */
  kkm: number;
  ranking_visible: Generated<Flag>;
  /** When the class was paused, on both clocks as in GameSessionTable; null while it plays. */
  paused_at: Instant | null;
  paused_monotonic: number | null;
  paused_boot: string | null;
  archived_at: Instant | null;
  created_at: Instant;
}

/** A pupil's seat: they have at most one, and keep it with its data when they are taken out. */
export interface ClassMemberTable {
  user_id: number;
  class_id: number;
  /** What the class calls them. */
  name: string;
  /** Place in the attendance list (No. absen). */
  number: string | null;
  /** The school's number of the pupil (NIS or NISN). */
  student_number: string | null;
  pin_hash: string | null;
  pin_set_at: Instant | null;
  removed_at: Instant | null;
}

/** A code that a class had before, good until a moment. */
export interface FormerClassCodeTable {
  code: string;
  class_id: number;
  until: Instant;
}

export interface SettingTable {
  key: string;
  value: string;
}

/** At most one row: its primary key is what lets exactly one first admin through. */
export interface FirstAdminTable {
  id: number;
  user_id: number;
  created_at: Instant;
}

/** One row: sums over the whole school, kept by triggers. */
export interface SchoolTotalTable {
  id: number;
  users: number;
  total_score: number;
  play_seconds: number;
  sessions: number;
}

/** How many players have a total score in a band of 100 points, kept by triggers. */
export interface ScoreBandTable {
  /** The score divided by SCORE_BAND, rounded down. */
  band: number;
  players: number;
}

/** Points of one band of `score_band`. */
export const SCORE_BAND = 100;

/** A period of the rankings, each beginning on a local day. */
export type StandingPeriod = 'today' | 'week' | 'month' | 'all';

/** A player's runs of a period and a character together, kept by triggers. */
export interface StandingTable {
  user_id: number;
  period: StandingPeriod;
  /** Empty for all characters; all of them for all time stand in `user`. */
  character_id: CharacterId | '';
  /** First local day of the period, the newest in which they played; empty for all time. */
  since: string;
  score: number;
  completed: number;
  /** When the score was reached; 0 while nothing was gained. */
  reached_at: number;
}

/** How many stand in a band of 100 points of a ranking, kept by triggers. */
export interface StandingBandTable {
  period: StandingPeriod;
  character_id: CharacterId | '';
  since: string;
  /** As in ScoreBandTable. */
  band: number;
  players: number;
}

/** How many users there are of each kind, kept by triggers. */
export interface UserTotalTable {
  role: Role;
  is_active: Flag;
  users: number;
}

/** What was played on a local day, kept by triggers. */
export interface DayTotalTable {
  day: string;
  runs: number;
  score: number;
}

/** Users by the day they were last active on, kept by triggers. */
export interface ActiveDayTable {
  day: string;
  users: number;
}

export interface Database {
  school_total: SchoolTotalTable;
  score_band: ScoreBandTable;
  standing: StandingTable;
  standing_band: StandingBandTable;
  user_total: UserTotalTable;
  day_total: DayTotalTable;
  active_day: ActiveDayTable;
  user: UserTable;
  refresh_family: RefreshFamilyTable;
  question: QuestionTable;
  question_version: QuestionVersionTable;
  game_session: GameSessionTable;
  session_question: SessionQuestionTable;
  level_progress: LevelProgressTable;
  finished_run: FinishedRunTable;
  audit: AuditTable;
  class: ClassTable;
  class_member: ClassMemberTable;
  former_class_code: FormerClassCodeTable;
  setting: SettingTable;
  first_admin: FirstAdminTable;
}

/** The handle that repositories take: the database, or a transaction on it. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

export type UserRow = Selectable<UserTable>;
export type NewUser = Insertable<UserTable>;
export type RefreshFamilyRow = Selectable<RefreshFamilyTable>;
export type GameSessionRow = Selectable<GameSessionTable>;
export type SessionQuestionRow = Selectable<SessionQuestionTable>;
export type ClassRow = Selectable<ClassTable>;
export type ClassMemberRow = Selectable<ClassMemberTable>;
export type LevelProgressRow = Selectable<LevelProgressTable>;
