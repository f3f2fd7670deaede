import { useSyncExternalStore } from 'react';
import { browserStore } from '#platform/browser-store.ts';
import { createStorageListeners } from '#platform/storage-listeners.ts';

/** How this browser announces new orders; stored until logout. */
export type AlertSettings = { readonly sound: boolean; readonly notifications: boolean };

const KEY = 'order-alerts';
const OFF: AlertSettings = { sound: false, notifications: false };

const listeners = createStorageListeners();
/** A cache, so that the settings are the same object as long as the stored text is the same. */
let parsed: { readonly text: string | null; readonly settings: AlertSettings } = {
  text: null,
  settings: OFF,
};

/** This browser's settings; everything is off until somebody turns it on. */
export function alertSettings(): AlertSettings {
  const text = browserStore().getItem(KEY);
  if (text !== parsed.text) parsed = { text, settings: settingsIn(text) };
  return parsed.settings;
}

/** Stores changed settings in this browser, and notifies the listeners. */
export function changeAlerts(change: Partial<AlertSettings>): void {
  browserStore().setItem(KEY, JSON.stringify({ ...alertSettings(), ...change }));
  listeners.notify();
}

/** The settings; re-renders when they change. */
export function useAlertSettings(): AlertSettings {
  return useSyncExternalStore(onAlertsChange, alertSettings, () => OFF);
}

/** Calls `listener` when this tab or another one changes the settings; returns a function that unsubscribes it. */
export const onAlertsChange = listeners.subscribe;

/** Parses the stored settings; invalid text counts as off. */
function settingsIn(text: string | null): AlertSettings {
  try {
    const { sound, notifications } = JSON.parse(text ?? '{}') as Partial<AlertSettings>;
    return { sound: sound === true, notifications: notifications === true };
  } catch {
    return OFF;
  }
}
