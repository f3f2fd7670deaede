export type TurnableClock = {
  now(): Date;
  /** Advances the time by this many milliseconds. */
  turn(milliseconds: number): void;
};

/** A clock that runs like the real one, and that a test can advance. */
export function createTurnableClock(): TurnableClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    turn: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
