/** Largest file that is read, in megabytes: many times the whole bank, far from filling a lab PC. */
export const IMPORT_FILE_MAX_MB = 10;
/** Faults that are shown at once; a file that is wrong throughout would fill the page. */
export const FAULTS_SHOWN = 12;
/** The work is written this long after the last key, not at every key. */
export const KEEP_AFTER_MS = 400;
