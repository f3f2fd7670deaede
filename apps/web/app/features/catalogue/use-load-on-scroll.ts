import { type RefObject, useEffect } from 'react';
import { throttle } from '#platform/throttle.ts';

const THRESHOLD = 0.8;
const THROTTLE_MS = 150;

export type ScrollPosition = {
  /** The lower edge of the viewport, from the top of the page, in pixels. */
  seen: number;
  /** The height of the page without placeholders. */
  whole: number;
  /** The end of the loaded items. */
  loaded: number;
};

/** Whether to load more: 80 % of the page are scrolled, or the loaded items don't fill the screen. */
export function isTimeForMore({ seen, whole, loaded }: ScrollPosition): boolean {
  return seen >= Math.min(whole * THRESHOLD, loaded);
}

/** Calls `load` whenever more should be loaded, also at the start. The loaded items are the list's first children. */
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

/**
 * Measures at once, then at most every 150 ms while the page is scrolled or resized; returns a function that stops it.
 */
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
