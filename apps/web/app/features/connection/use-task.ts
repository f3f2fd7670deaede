import { useRef, useState } from 'react';
import { toastFailure } from './toast-failure.ts';

/**
 * Runs one task at a time, and says whether one is running. A failed call is shown in a toast; `run` resolves to its
 * error, or to null.
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
