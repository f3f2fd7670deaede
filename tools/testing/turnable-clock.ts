export type TurnableClock = {
  now(): Date;
  /** Moves the time on by so many milliseconds. */
  turn(milliseconds: number): void;
};

/** A clock that runs as the real one does, and that a test can put forward. */
export function createTurnableClock(): TurnableClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    turn: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
