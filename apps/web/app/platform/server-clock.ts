import { useSyncExternalStore } from 'react';

const SECOND_MS = 1_000;

let ahead = 0;
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now() + ahead;
  for (const listener of listeners) listener();
}

/** Sets the clock from a time that the server sent (ISO): browsers' own clocks differ. */
export function setServerClock(iso: string): void {
  ahead = Date.parse(iso) - Date.now();
  tick();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, SECOND_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const read = () => now;

/** The server's time in milliseconds, updated each second. */
export function useServerNow(): number {
  return useSyncExternalStore(subscribe, read, read);
}
