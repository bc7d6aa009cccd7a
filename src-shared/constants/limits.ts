/** Limits that contracts, forms and the database share; sections 5, 7 and 9 and the decisions. */

/** The client gives up on a request after this long. */
export const REQUEST_TIMEOUT_MS = 10_000;
/** A server that is too busy for a call asks to come back after this long. */
export const BUSY_RETRY_SECONDS = 3;

/** Connections that an address of the server takes at once. */
export const CONNECTIONS_MAX = 1_200;
/** Of one address of the network: a class of 40 behind one router opens 40 x 6. */
export const CONNECTIONS_PER_ADDRESS_MAX = 300;

export const API_PREFIX = '/api';
/** Media type of a stream: server-sent events, read with fetch because of the bearer header. */
export const EVENT_STREAM = 'text/event-stream';

/** First port that the server tries; kept in the settings afterwards so that localStorage survives. */
export const DEFAULT_PORT = 4137;

/** Two letters are a name: Al and Bo exist. */
export const USERNAME_MIN = 2;
export const USERNAME_MAX = 30;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 6;
/** bcrypt ignores everything behind the 72nd byte. */
export const PASSWORD_MAX_BYTES = 72;

/** Longest typed essay answer, in characters. */
export const TEXT_ANSWER_MAX = 2_000;
/** Longest single text of a question: a line, an option, the explanation. */
export const QUESTION_TEXT_MAX = 2_000;
/** Difficulty and category of a question: a word or two. */
export const QUESTION_LABEL_MAX = 50;
/** Most points that one question may bring. */
export const QUESTION_POINTS_MAX = 1_000;
/** Most dialogue lines of a question. */
export const CONVERSATION_MAX = 20;
export const SEARCH_MAX = 100;
export const PAGE_MAX = 100_000;
export const PAGE_SIZE_MAX = 100;

export const RECENT_SESSIONS = 5;
export const SESSIONS_MAX = 50;
export const LEADERBOARD_SIZE = 10;
export const LEADERBOARD_MAX = 100;
export const QUIZ_COUNT_DEFAULT = 10;
export const QUIZ_COUNT_MAX = 50;
export const ADMIN_PAGE_SIZE = 10;
export const ANALYTICS_PAGE_SIZE = 10;
export const USERS_PAGE_SIZE = 10;
export const AUDIT_PAGE_SIZE = 20;
/** With fewer answers, chance says more about a question than its answers do. */
export const ANALYSIS_ANSWERS_MIN = 5;
/** As much of its line as names a question in the audit log. */
export const AUDIT_LABEL_MAX = 80;
export const LEVEL_QUESTIONS_DEFAULT = 100;
export const BULK_QUESTIONS_MAX = 1_000;
/** Players shown under 'Top Players' of the admin dashboard. */
export const TOP_PLAYERS = 5;
/** Newest sessions on the admin's page of one user. */
export const USER_SESSIONS = 10;
/** Days of 'Aktivitas Terbaru'. */
export const RECENT_ACTIVITY_DAYS = 7;

/** After the first admin is made, the screen waits this long before /login. */
export const SETUP_REDIRECT_SECONDS = 2;

/** Files offered for download. */
export const QUESTIONS_FILE = 'pertanyaan.json';
export const ANALYTICS_FILE = 'user_analytics.csv';
/** The same for Excel, which in Indonesian shows a comma file as one column. */
export const ANALYTICS_WORKBOOK = 'user_analytics.xlsx';

/** What an address of this machine is, the likely ones for a class first. */
export const ADDRESS_KINDS = ['lan', 'other', 'virtual'] as const;
/** Network addresses that can be open to the class at once; a PC has a handful. */
export const SHARED_ADDRESSES_MAX = 16;
/** A player counts as connected this long after their last call. */
export const PRESENCE_SECONDS = 60;
/** The name that the class can type where the network announces it. */
export const ANNOUNCED_NAME = 'punakawan.local';
/** Days of which the automatic copy of the database is kept. */
export const BACKUP_DAYS = 14;
/** With less room than this on the disk, the teacher is warned and automatic copies pause. */
export const LOW_DISK_BYTES = 200 * 1024 * 1024;
/** Longest path of a file that is typed or picked. */
export const FILE_PATH_MAX = 1_000;

/**
 * Wrong secrets of one account that are compared, at most, in any `windowSeconds`: `anywhere` from
 * wherever they come, and `reserved` for the addresses from which the account came in last and the
 * server's own machine. From `toldFrom` on the teacher's board says so.
 */
export const GUESSES = { windowSeconds: 300, anywhere: 15, reserved: 5, toldFrom: 10 } as const;
/** Times that one account may sign in within a minute. */
export const SIGN_INS_PER_MINUTE = 20;

/** Challenges and levels that one player may start in a minute: as many as the limit of answers lets a script play. */
export const SESSION_STARTS_PER_MINUTE = 20;

/** Body sizes in bytes: ordinary calls, one question, bulk import. */
export const BODY_LIMIT = 16 * 1024;
export const QUESTION_BODY_LIMIT = 128 * 1024;
export const BULK_BODY_LIMIT = 2 * 1024 * 1024;
