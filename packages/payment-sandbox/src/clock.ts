/** The source of the time, passed in so that tests can control it. */
export type Clock = { now(): Date };
