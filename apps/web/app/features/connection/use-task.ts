import { useRef, useState } from 'react';
import { toastFailure } from './toast-failure.ts';

/**
 * Runs one task at a time, and says while it does. A task's failed call is said in a toast; `run` then gives
 * the failure's error, otherwise null.
 */
export function useTask() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const run = async (task: () => Promise<void>): Promise<unknown> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    try {
      await task();
      return null;
    } catch (error) {
      toastFailure(error);
      return error;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, run };
}
