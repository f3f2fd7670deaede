/**
 * Milliseconds within which signals count as one: a Ctrl-C arrives from the terminal and from the launcher.
 */
export const SAME_SIGNAL_MS = 1_000;
