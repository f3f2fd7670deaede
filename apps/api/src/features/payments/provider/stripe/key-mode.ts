/** Whether a key is a live key: payments with test keys move no money. */
export function isLiveKey(key: string): boolean {
  return /^[a-z]+_live_/.test(key);
}
