/** A promise that is rejected with the signal's reason when it is aborted, for `Promise.race`. */
export function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
