const ENDING: readonly number[] = [401, 500];

/**
 * A 401 or 500 of any call ends the session; the very first such failure after load is ignored. (The server sends 401
 * only for an ended session, and 500 only for a bug of its own.)
 */
export function createFailureRule(endSession: () => void): (status: number) => void {
  let ignoredOne = false;
  return (status) => {
    if (!ENDING.includes(status)) return;
    if (ignoredOne) endSession();
    ignoredOne = true;
  };
}
