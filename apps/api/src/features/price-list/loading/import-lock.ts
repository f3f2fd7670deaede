/** Only one import at a time, whichever process runs it. Any number that nothing else locks by will do. */
export const IMPORT_LOCK = 7_305_115;

/** First key of the locks by which each process shows which lists it works on; the second is made of the list's id. */
export const LIST_LOCK = 7_305_116;
