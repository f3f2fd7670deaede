/** Whether money moves by a key of the provider: with test keys none does. */
export function isLiveKey(key: string): boolean {
  return /^[a-z]+_live_/.test(key);
}
