const KEY = 'paying';

/** Remembers, for this tab, which payment it left for: the page that it comes back to ends it, or asks how it stands. */
export function beginPaying(sessionId: string): void {
  try {
    window.sessionStorage.setItem(KEY, sessionId);
  } catch {
    // A browser that keeps nothing: the page after it then says what is true of every payment.
  }
}

/** The payment that this tab left for, or null. */
export function payingSession(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Forgets the payment that this tab left for, unless it has left for another one since. */
export function endPaying(sessionId: string): void {
  if (payingSession() === sessionId) window.sessionStorage.removeItem(KEY);
}
