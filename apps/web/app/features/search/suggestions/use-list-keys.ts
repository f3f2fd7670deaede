import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { moveInList } from './move-in-list.ts';

const ROWS = '[role="row"]';
const STOPS = 'a, button';

type ListKeys = {
  input: () => HTMLInputElement | null;
  list: RefObject<HTMLElement | null>;
  /** Whether the list is visible. */
  isShown: boolean;
  /** When this changes, no stop is active. */
  text: string;
  onOpen: () => void;
  onClose: () => void;
};

/**
 * The keys of an editable combobox with a grid popup (WAI-ARIA APG): the focus stays in the text box, arrows move an
 * active stop, Enter presses it, Escape and Tab close the list. Returns the id of the active stop.
 */
export function useListKeys({ input, list, isShown, text, onOpen, onClose }: ListKeys): string | undefined {
  const [active, setActive] = useState<{ stop: HTMLElement; row: HTMLElement } | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing, altKey, ctrlKey, metaKey } = event;
    // Keys of an input method editor are left to it.
    if (isComposing || altKey || ctrlKey || metaKey) return;
    if (!isShown) {
      if (key !== 'ArrowDown') return;
      event.preventDefault();
      return onOpen();
    }
    if (key === 'Tab') return onClose();
    if (key === 'Escape') {
      // The text is cleared by a second Escape.
      event.preventDefault();
      return onClose();
    }
    if (key === 'Enter' && active) {
      event.preventDefault();
      return active.stop.click();
    }
    const rows = rowsOf(list.current);
    const stop = moveInList(rows, active?.stop ?? null, key);
    if (stop === undefined) return;
    event.preventDefault();
    setActive(withRow(stop));
  });

  const findInput = useEffectEvent(input);
  useEffect(() => {
    const box = findInput();
    const onKey = (event: KeyboardEvent) => press(event);
    box?.addEventListener('keydown', onKey);
    return () => box?.removeEventListener('keydown', onKey);
  }, []);

  useEffect(() => setActive(null), [text, isShown]);

  // Add becomes a stepper, or other rows replace these.
  useEffect(() => {
    if (!active || !list.current) return undefined;
    const { stop, row } = active;
    const observer = new MutationObserver(() => {
      if (!stop.isConnected) setActive(withRow(row.isConnected ? (stopsIn(row).at(-1) ?? null) : null));
    });
    observer.observe(list.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [active, list]);

  useLayoutEffect(() => {
    if (!active) return undefined;
    const { stop } = active;
    stop.setAttribute('data-active', '');
    stop.scrollIntoView({ block: 'nearest' });
    return () => stop.removeAttribute('data-active');
  }, [active]);

  return isShown ? active?.stop.id : undefined;
}

let named = 0;

function rowsOf(list: HTMLElement | null): HTMLElement[][] {
  return [...(list?.querySelectorAll<HTMLElement>(ROWS) ?? [])].map(stopsIn);
}

/** The links and buttons of a row, each with an id. */
function stopsIn(row: HTMLElement): HTMLElement[] {
  const stops = [...row.querySelectorAll<HTMLElement>(STOPS)];
  for (const stop of stops) {
    if (stop.id !== '') continue;
    named += 1;
    stop.id = `suggestion-${named}`;
  }
  return stops;
}

function withRow(stop: HTMLElement | null) {
  const row = stop?.closest<HTMLElement>(ROWS);
  return stop && row ? { stop, row } : null;
}
