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
    return lookWhileScrolling(() => {
      const position = measure(list.current, loadedCount);
      if (position && isTimeForMore(position)) load();
    });
  }, [enabled, list, loadedCount, load]);
}

/** Looks at once, then every 150 ms at most while the page is scrolled or resized; returns how to stop that. */
export function lookWhileScrolling(look: () => void): () => void {
  const { call, cancel } = throttle(look, THROTTLE_MS);
  call();
  window.addEventListener('scroll', call, { passive: true });
  window.addEventListener('resize', call, { passive: true });
  return () => {
    cancel();
    window.removeEventListener('scroll', call);
    window.removeEventListener('resize', call);
  };
}

function measure(list: HTMLElement | null, loadedCount: number): ScrollPosition | null {
  const last = list?.children[loadedCount - 1];
  if (!list || !last) return null;
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  const end = last.getBoundingClientRect().bottom;
  const reserved = list.getBoundingClientRect().bottom - end;
  return { seen: scrollTop + clientHeight, whole: scrollHeight - reserved, loaded: scrollTop + end };
}
