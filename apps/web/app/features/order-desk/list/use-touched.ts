import { type RefObject, useEffect, useState } from 'react';

/** For this long after the last event somebody may be about to press something. */
const LASTS_MS = 6_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Whether an element is in use: a pointer moved over it, or a key was pressed in it, within the last seconds.
 */
export function useTouched(element: RefObject<HTMLElement | null>): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setTouched(false), LASTS_MS);
      setTouched(true);
    };
    for (const sign of SIGNS) current.addEventListener(sign, touch, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) current.removeEventListener(sign, touch);
    };
  }, [element]);
  return isTouched;
}
