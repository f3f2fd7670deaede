/** Only one import at a time, whichever process runs it. Any number that nothing else locks by will do. */
export const IMPORT_LOCK = 7_305_115;
