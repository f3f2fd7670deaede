/** Where the time comes from. Passed in, so that a test can turn it. */
export type Clock = { now(): Date };
