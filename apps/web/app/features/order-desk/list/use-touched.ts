import { type RefObject, useEffect, useState } from 'react';

/** So long after the last movement over something somebody may be about to press it. */
const LASTS_MS = 6_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Whether a hand is at an element: a pointer moved over it, or a key was pressed in it, a moment ago. */
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
