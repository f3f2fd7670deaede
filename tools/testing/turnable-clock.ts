export type TurnableClock = {
  now(): Date;
  /** Advances the time by this many milliseconds. */
  turn(milliseconds: number): void;
  /** Advances to the next full hour (UTC), with which every window of up to an hour begins. */
  turnToFullHour(): void;
};

const HOUR = 60 * 60_000;

/** A clock that runs like the real one, and that a test can advance. */
export function createTurnableClock(): TurnableClock {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  return {
    now,
    turn: (milliseconds) => {
      ahead += milliseconds;
    },
    turnToFullHour: () => {
      ahead += HOUR - (now().getTime() % HOUR);
    },
  };
}
