import { useSyncExternalStore } from 'react';

const SECOND_MS = 1_000;

let ahead = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Sets the clock from a time that the server sent (ISO): browsers' own clocks differ. */
export function setServerClock(iso: string): void {
  ahead = Date.parse(iso) - Date.now();
  if (listeners.size > 0) tick();
}

/** The server's time in milliseconds, to the whole second before. */
export function serverNow(): number {
  return Math.floor((Date.now() + ahead) / SECOND_MS) * SECOND_MS;
}

/**
 * Calls `listener` at the beginning of each second of the server's time, and when the page becomes visible: browsers
 * slow down the timers of hidden pages. Returns a function that unsubscribes it.
 */
export function onServerSecond(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', tick);
  listeners.add(listener);
  schedule();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The server's time in milliseconds, updated each second. */
export function useServerNow(): number {
  return useSyncExternalStore(onServerSecond, serverNow, serverNow);
}

function tick(): void {
  schedule();
  for (const listener of listeners) listener();
}

function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(tick, serverNow() + SECOND_MS - (Date.now() + ahead));
}
