const ENDING: readonly number[] = [401, 500];

/**
 * A 401 or 500 of any call ends the session; the very first such failure after load is ignored.
 * (The server says 401 for a session that is over and nothing else, and 500 for a bug of its own alone.)
 */
export function createFailureRule(endSession: () => void): (status: number) => void {
  let ignoredOne = false;
  return (status) => {
    if (!ENDING.includes(status)) return;
    if (ignoredOne) endSession();
    ignoredOne = true;
  };
}
