import { useLayoutEffect, useRef } from 'react';

/**
 * For lists whose rows go by a button in them: where the focus goes with a row, the dialog or page around has it.
 * To be called with the number of rows, by what stays when the last one is gone.
 */
export function useKeptFocus(rows: number): void {
  const before = useRef(rows);
  useLayoutEffect(() => {
    const isLost = rows < before.current && document.activeElement === document.body;
    before.current = rows;
    if (!isLost) return;
    const around = document.querySelector<HTMLElement>('[role="dialog"]') ?? document.querySelector('main');
    around?.focus({ preventScroll: true });
  }, [rows]);
}
