import { useSyncExternalStore } from 'react';
import { browserStore } from '#platform/browser-store.ts';

/** How this browser announces new orders; stored until logout. */
export type AlertSettings = { readonly sound: boolean; readonly notifications: boolean };

const KEY = 'order-alerts';
const OFF: AlertSettings = { sound: false, notifications: false };

const listeners = new Set<() => void>();
let current: AlertSettings | undefined;

/** This browser's settings; everything is off until somebody turns it on. */
export function alertSettings(): AlertSettings {
  current ??= read(browserStore().getItem(KEY));
  return current;
}

/** Stores changed settings in this browser, and notifies the listeners. */
export function changeAlerts(change: Partial<AlertSettings>): void {
  current = { ...alertSettings(), ...change };
  browserStore().setItem(KEY, JSON.stringify(current));
  for (const listener of listeners) listener();
}

/** The settings; re-renders when they change. */
export function useAlertSettings(): AlertSettings {
  return useSyncExternalStore(subscribe, alertSettings, () => OFF);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(kept: string | null): AlertSettings {
  if (kept === null) return OFF;
  const { sound, notifications } = JSON.parse(kept) as Partial<AlertSettings>;
  return { sound: sound === true, notifications: notifications === true };
}
