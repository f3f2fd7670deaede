import { type RefObject, useEffect } from 'react';
import { throttle } from '#platform/throttle.ts';

const THRESHOLD = 0.8;
const THROTTLE_MS = 150;

export type ScrollPosition = {
  /** The lower edge of what is seen, from the top of the page, in pixels. */
  seen: number;
  /** The height of the page without the room that placeholders keep. */
  whole: number;
  /** Where what has been loaded ends. */
  loaded: number;
};

/** Whether it is time for more: 80 % of the page are passed, or what is loaded doesn't fill the screen. */
export function isTimeForMore({ seen, whole, loaded }: ScrollPosition): boolean {
  return seen >= Math.min(whole * THRESHOLD, loaded);
}

/** Calls `load` whenever it is time for more, at once too. What is loaded are the list's first children. */
export function useLoadOnScroll(
  enabled: boolean,
  list: RefObject<HTMLElement | null>,
  loadedCount: number,
  load: () => void,
): void {
  useEffect(() => {
    if (!enabled) return;
    const look = throttle(() => {
      const position = measure(list.current, loadedCount);
      if (position && isTimeForMore(position)) load();
    }, THROTTLE_MS);
    look.call();
    window.addEventListener('scroll', look.call, { passive: true });
    window.addEventListener('resize', look.call, { passive: true });
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look.call);
      window.removeEventListener('resize', look.call);
    };
  }, [enabled, list, loadedCount, load]);
}

function measure(list: HTMLElement | null, loadedCount: number): ScrollPosition | null {
  const last = list?.children[loadedCount - 1];
  if (!list || !last) return null;
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  const end = last.getBoundingClientRect().bottom;
  const reserved = list.getBoundingClientRect().bottom - end;
  return { seen: scrollTop + clientHeight, whole: scrollHeight - reserved, loaded: scrollTop + end };
}
