const KEY = 'paying';

/** Remembers, for this tab, which payment it left for: the page that it comes back to asks how that stands. */
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
