import { publicApi } from '#platform/api.ts';
import { onCallOutcome } from '#platform/call-outcomes.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 15_000;

const listeners = new Set<() => void>();
let offline = false;
let watchers = 0;
let waitMs = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether this tab is offline: the last call got no response, or the browser says that there is no network. */
export function isOffline(): boolean {
  return offline;
}

/** Calls `listener` when this tab goes offline and when it is online again. Returns a function that unsubscribes. */
export function onOfflineChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Call it when a request got no response: this tab is then offline. Polls the shop at growing intervals until any
 * request gets a response.
 */
export function reportOffline(): void {
  if (offline) return;
  waitMs = FIRST_WAIT_MS;
  change(true);
  askLater();
}

/** Checks now whether the shop can be reached. */
export function checkNow(): void {
  clearTimeout(timer);
  // The outcome is reported like that of any other call.
  void publicApi('getDeliveryTimes')
    .catch(() => undefined)
    .then(() => {
      if (offline) askLater();
    });
}

/** Watches this tab's calls and the browser's online and offline events. Returns a function that stops watching. */
export function watchConnection(): () => void {
  const stopWatching = onCallOutcome(({ kind }) =>
    kind === 'no-response' ? reportOffline() : reportOnline(),
  );
  watchers += 1;
  // Continue the polling of a watcher that this one replaces.
  if (offline) askLater();
  else if (!navigator.onLine) reportOffline();
  window.addEventListener('offline', reportOffline);
  window.addEventListener('online', checkNow);
  return () => {
    stopWatching();
    watchers -= 1;
    if (watchers === 0) clearTimeout(timer);
    window.removeEventListener('offline', reportOffline);
    window.removeEventListener('online', checkNow);
  };
}

function reportOnline(): void {
  if (!offline) return;
  clearTimeout(timer);
  change(false);
}

function askLater(): void {
  clearTimeout(timer);
  timer = setTimeout(checkNow, waitMs);
  waitMs = Math.min(waitMs * 1.5, LONGEST_WAIT_MS);
}

function change(to: boolean): void {
  offline = to;
  for (const listener of listeners) listener();
}
