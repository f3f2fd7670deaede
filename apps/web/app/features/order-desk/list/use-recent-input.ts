import { type RefObject, useEffect, useState } from 'react';

/** How long input counts as recent: somebody may be about to press something. */
const RECENT_MS = 6_000;
const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Whether an element is in use: a pointer moved over it, or a key was pressed in it, within the last seconds. */
export function useRecentInput(element: RefObject<HTMLElement | null>): boolean {
  const [hasRecentInput, setRecentInput] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setRecentInput(false), RECENT_MS);
      setRecentInput(true);
    };
    for (const event of INPUT_EVENTS) current.addEventListener(event, touch, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of INPUT_EVENTS) current.removeEventListener(event, touch);
    };
  }, [element]);
  return hasRecentInput;
}
