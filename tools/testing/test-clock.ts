export type TestClock = {
  now(): Date;
  /** Advances the time by this many milliseconds. */
  advance(milliseconds: number): void;
  /** Advances to the next full hour (UTC), with which every window of up to an hour begins. */
  advanceToFullHour(): void;
};

const HOUR = 60 * 60_000;

/** A clock that runs like the real one, and that a test can advance. */
export function createTestClock(): TestClock {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  return {
    now,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    advanceToFullHour: () => {
      ahead += HOUR - (now().getTime() % HOUR);
    },
  };
}
