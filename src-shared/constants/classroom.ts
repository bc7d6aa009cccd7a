/** Numbers of classes, quick login and the live board. */

export const CLASS_NAME_MAX = 40;
/** Pupils read it from the board and type it: five signs that nobody mixes up. */
export const CLASS_CODE_LENGTH = 5;
/** So long a code still opens its class after it was replaced: printed cards are in pupils' hands. */
export const FORMER_CODE_DAYS = 7;
/** Letters and digits that nobody confuses when reading them aloud. */
export const READABLE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** The mark from which a pupil has passed (KKM), unless the teacher says otherwise. */
export const KKM_DEFAULT = 75;
export const MARK_MAX = 100;
/** Fewer answers than this make no mark: they say too little (decisions, 'marks'). */
export const MARK_MIN_ANSWERED = 10;

export const MEMBER_NAME_MIN = 2;
/** Names on Indonesian class lists are long; a username made from one is cut to its own length. */
export const MEMBER_NAME_MAX = 50;
/** Of the place in the attendance list, and of NIS or NISN. */
export const MEMBER_NUMBER_MAX = 20;

/** Rows of one roster file; a school year of one level has fewer. */
export const ROSTER_ROWS_MAX = 500;
/** Longest raw text of a cell that is looked at and refused by name. */
export const ROSTER_CELL_MAX = 200;
export const ROSTER_BODY_LIMIT = 256 * 1024;

export const PIN_LENGTH = 4;
/** PINs made in one call: hashing more would keep a slow PC busy beyond the client's patience. */
export const PIN_BATCH = 40;
/** Members named in one call. */
export const MEMBERS_PER_CALL = 500;

/** Accounts that a search for one to add to a class shows; a longer list would not be read. */
export const CANDIDATES_MAX = 20;

/** How often a quiet stream is written to, so that both sides notice a lost cable. */
export const HEARTBEAT_SECONDS = 15;
/** A pupil who is connected but has done nothing for so long is idle. */
export const IDLE_AFTER_SECONDS = 60;
/** Nobody is called stuck on a question before this. */
export const STUCK_AFTER_SECONDS = 40;
/** ... nor before this many times what the class usually takes for one. */
export const STUCK_FACTOR = 2;
/** The board is told of changes in batches this far apart. */
export const BOARD_BATCH_MS = 100;
/** What a pupil answered within so many minutes is of this lesson, and counted together on the board. */
export const LESSON_MINUTES = 120;
/** Answers that tell what a class usually takes for a question: at least so many, the newest so many. */
export const STUCK_MIN_ANSWERS = 5;
export const STUCK_NEWEST_ANSWERS = 50;

/** Longest line of what a school says of itself. */
export const SCHOOL_TEXT_MAX = 80;
/** Answers on one page of what a pupil answered. */
export const PUPIL_ANSWERS_PAGE = 20;
