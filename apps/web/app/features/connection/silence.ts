import { publicApi } from '#platform/api.ts';
import { onCallOutcome } from '#platform/call-outcomes.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 15_000;

const listeners = new Set<() => void>();
let silent = false;
let watchers = 0;
let waitMs = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the shop is silent: the last call got no answer, or the browser says that there is no network. */
export function isSilent(): boolean {
  return silent;
}

/** Tells `listener` when the silence begins and when it ends; returns how to stop that. */
export function onSilenceChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Something got no answer. Until the shop gives one to anybody it is asked a small question, ever less often. */
export function noteSilence(): void {
  if (silent) return;
  waitMs = FIRST_WAIT_MS;
  change(true);
  askLater();
}

/** Asks the shop now whether it is there. */
export function askNow(): void {
  clearTimeout(timer);
  // What comes of it is heard as the call's outcome, like that of any other.
  void publicApi('getDeliveryTimes')
    .catch(() => undefined)
    .then(() => {
      if (silent) askLater();
    });
}

/** Follows this tab's calls and the browser's own opinion of the network; returns how to stop that. */
export function watchSilence(): () => void {
  const stopWatching = onCallOutcome(({ kind }) => (kind === 'silence' ? noteSilence() : noteAnswer()));
  watchers += 1;
  // Who takes over from another watcher goes on with its asking.
  if (silent) askLater();
  else if (!navigator.onLine) noteSilence();
  window.addEventListener('offline', noteSilence);
  window.addEventListener('online', askNow);
  return () => {
    stopWatching();
    watchers -= 1;
    if (watchers === 0) clearTimeout(timer);
    window.removeEventListener('offline', noteSilence);
    window.removeEventListener('online', askNow);
  };
}

function noteAnswer(): void {
  if (!silent) return;
  clearTimeout(timer);
  change(false);
}

function askLater(): void {
  clearTimeout(timer);
  timer = setTimeout(askNow, waitMs);
  waitMs = Math.min(waitMs * 1.5, LONGEST_WAIT_MS);
}

function change(to: boolean): void {
  silent = to;
  for (const listener of listeners) listener();
}
