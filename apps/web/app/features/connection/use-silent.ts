import { useSyncExternalStore } from 'react';
import { isSilent, onSilenceChange } from './silence.ts';

/** Whether the shop gives no answer at present; never in the server's markup. */
export function useSilent(): boolean {
  return useSyncExternalStore(onSilenceChange, isSilent, () => false);
}
