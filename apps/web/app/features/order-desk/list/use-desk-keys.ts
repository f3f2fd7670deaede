import { type RefObject, useEffect, useRef } from 'react';
import { shortcutOf } from '#platform/shortcut-of.ts';
import { useAreKeysOn } from './keys-setting.ts';

/** Attribute of the control in a row to which the keys J and K move the focus. */
export const ROW_STOP = { 'data-row-stop': '' };

/**
 * Keyboard shortcuts, while they are on: J and K go from row to row (to the button of the next step, so that Enter presses it), X selects
 * the row, B goes to the buttons for the selected ones, O opens the row's order, / goes to the search. Ignored in inputs
 * and while a dialog is open.
 */
export function useDeskKeys(page: RefObject<HTMLElement | null>): void {
  const areOn = useAreKeysOn();
  const lastIndex = useRef<number>(null);
  useEffect(() => {
    if (!areOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (!page.current || isForOthers(event)) return;
      if (press(page.current, shortcutOf(event), lastIndex.current)) event.preventDefault();
    };
    const onFocus = () => {
      const index = page.current ? indexOfFocus(rowsOf(page.current)) : -1;
      lastIndex.current = index === -1 ? null : index;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
    };
  }, [page, areOn]);
}

/** The rows of the orders. The page has other tables too: that of the last deliveries. */
function rowsOf(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('table.desk > tbody > tr')];
}

/** Which row has the focus; -1 if none has. */
function indexOfFocus(rows: readonly HTMLElement[]): number {
  return rows.findIndex((row) => row.contains(document.activeElement));
}

/**
 * Carries out a shortcut; returns whether the key is one. A row that had the focus may have left the list: the next one
 * is now at `lastIndex`.
 */
function press(page: HTMLElement, key: string, lastIndex: number | null): boolean {
  const rows = rowsOf(page);
  const focused = indexOfFocus(rows);
  const hasLeft = focused === -1 && lastIndex !== null;
  const at = hasLeft ? lastIndex : focused;
  const go = (index: number) => stopOf(rows[Math.max(0, Math.min(index, rows.length - 1))])?.focus();
  const actions: Record<string, () => void> = {
    j: () => go(hasLeft ? at : at + 1),
    k: () => go(at - 1),
    x: () => rows[focused]?.querySelector<HTMLElement>('input[type="checkbox"]')?.click(),
    b: () => page.querySelector<HTMLElement>('.desk-bulk button')?.focus({ preventScroll: true }),
    o: () => rows[focused]?.querySelector<HTMLElement>('a')?.click(),
    '/': () => page.querySelector<HTMLElement>('input[type="search"]')?.focus(),
  };
  const action = actions[key];
  action?.();
  return action !== undefined;
}

function stopOf(row: HTMLElement | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>('[data-row-stop]') ?? row?.querySelector('a') ?? null;
}

function isForOthers({ altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || document.querySelector('[role="dialog"]')) return true;
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
