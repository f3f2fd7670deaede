import { publicApi } from '#platform/api.ts';
import { onCallOutcome } from '#platform/call-outcomes.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 15_000;

const listeners = new Set<() => void>();
let offline = false;
let watchers = 0;
let waitMs = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the shop is offline: the last call got no answer, or the browser says that there is no network. */
export function isOffline(): boolean {
  return offline;
}

/** Tells `listener` when the silence begins and when it ends; returns how to stop that. */
export function onOfflineChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Something got no answer. Until the shop gives one to anybody it is asked a small question, ever less often. */
export function noteOffline(): void {
  if (offline) return;
  waitMs = FIRST_WAIT_MS;
  change(true);
  askLater();
}

/** Asks the shop now whether it is there. */
export function askNow(): void {
  clearTimeout(timer);
  // What comes of it is reported as the call's outcome, like that of any other.
  void publicApi('getDeliveryTimes')
    .catch(() => undefined)
    .then(() => {
      if (offline) askLater();
    });
}

/** Follows this tab's calls and the browser's own opinion of the network; returns how to stop that. */
export function watchConnection(): () => void {
  const stopWatching = onCallOutcome(({ kind }) => (kind === 'no-answer' ? noteOffline() : noteAnswer()));
  watchers += 1;
  // Who takes over from another watcher goes on with its asking.
  if (offline) askLater();
  else if (!navigator.onLine) noteOffline();
  window.addEventListener('offline', noteOffline);
  window.addEventListener('online', askNow);
  return () => {
    stopWatching();
    watchers -= 1;
    if (watchers === 0) clearTimeout(timer);
    window.removeEventListener('offline', noteOffline);
    window.removeEventListener('online', askNow);
  };
}

function noteAnswer(): void {
  if (!offline) return;
  clearTimeout(timer);
  change(false);
}

function askLater(): void {
  clearTimeout(timer);
  timer = setTimeout(askNow, waitMs);
  waitMs = Math.min(waitMs * 1.5, LONGEST_WAIT_MS);
}

function change(to: boolean): void {
  offline = to;
  for (const listener of listeners) listener();
}
