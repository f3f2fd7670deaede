import { type RefObject, useEffect } from 'react';

/** Attribute of the control in a row to which the keys J and K move the focus. */
export const ROW_STOP = { 'data-row-stop': '' };

/**
 * Keyboard shortcuts: J and K go from row to row (to the button of the next step, so that Enter presses it), X selects
 * the row, O opens its order, / goes to the search. Ignored in inputs and while a dialog is open.
 */
export function useDeskKeys(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (page.current && !isForOthers(event) && press(page.current, event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [page]);
}

function press(page: HTMLElement, key: string): boolean {
  // Not every table of the page: that of the last deliveries has rows too.
  const rows = [...page.querySelectorAll<HTMLElement>('table.desk > tbody > tr')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const go = (place: number) => stopOf(rows[Math.max(0, Math.min(place, rows.length - 1))])?.focus();
  const actions: Record<string, () => void> = {
    j: () => go(at + 1),
    k: () => go(at - 1),
    x: () => rows[at]?.querySelector<HTMLElement>('input[type="checkbox"]')?.click(),
    o: () => rows[at]?.querySelector<HTMLElement>('a')?.click(),
    '/': () => page.querySelector<HTMLElement>('input[type="search"]')?.focus(),
  };
  const action = actions[key.toLowerCase()];
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
