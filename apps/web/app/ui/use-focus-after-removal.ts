import { useLayoutEffect, useRef } from 'react';

/**
 * For lists whose rows have a button that removes them: if the focus disappears with a row, moves it to the dialog or
 * page around. Call it with the number of rows, in a component that stays when the last row is removed.
 */
export function useFocusAfterRemoval(rows: number): void {
  const before = useRef(rows);
  useLayoutEffect(() => {
    const isLost = rows < before.current && document.activeElement === document.body;
    before.current = rows;
    if (!isLost) return;
    const around = document.querySelector<HTMLElement>('[role="dialog"]') ?? document.querySelector('main');
    around?.focus({ preventScroll: true });
  }, [rows]);
}
