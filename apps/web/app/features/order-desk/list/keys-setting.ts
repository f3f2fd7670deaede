import { useSyncExternalStore } from 'react';
import { browserStore } from '#platform/browser-store.ts';
import { createStorageListeners } from '#platform/storage-listeners.ts';

/** Under this key the local storage has `off` if somebody has turned the shortcuts off, until logout. */
const KEY = 'order-desk-keys';

const listeners = createStorageListeners();

/** Whether the order desk's keyboard shortcuts are on in this browser; re-renders when that changes. */
export function useAreKeysOn(): boolean {
  return useSyncExternalStore(listeners.subscribe, areKeysOn, () => true);
}

/** Turns the shortcuts on or off in this browser. */
export function switchKeys(): void {
  if (areKeysOn()) browserStore().setItem(KEY, 'off');
  else browserStore().removeItem(KEY);
  listeners.notify();
}

function areKeysOn(): boolean {
  return browserStore().getItem(KEY) !== 'off';
}
