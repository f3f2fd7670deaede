/**
 * Key of the advisory lock that allows only one import at a time over all processes. Any number that no other lock
 * uses.
 */
export const IMPORT_LOCK = 7_305_115;

/** First key of the locks that show which lists are being processed; the second key is made of the list's id. */
export const LIST_LOCK = 7_305_116;
