import { useEffect } from 'react';
import { throttle } from '#platform/throttle.ts';

const THRESHOLD = 0.8;
const THROTTLE_MS = 150;

export type ScrollPosition = { top: number; viewport: number; whole: number };

/** Whether the lower edge of what is seen has passed 80 % of the page; true as well where all of it is seen. */
export function isPastThreshold({ top, viewport, whole }: ScrollPosition): boolean {
  return top + viewport >= whole * THRESHOLD;
}

/** Calls `load` while the page is scrolled near its end, and at once where it doesn't fill the screen. */
export function useLoadOnScroll(enabled: boolean, load: () => void): void {
  useEffect(() => {
    if (!enabled) return;
    const look = throttle(() => {
      const { scrollTop: top, clientHeight: viewport, scrollHeight: whole } = document.documentElement;
      if (isPastThreshold({ top, viewport, whole })) load();
    }, THROTTLE_MS);
    look.call();
    window.addEventListener('scroll', look.call, { passive: true });
    window.addEventListener('resize', look.call, { passive: true });
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look.call);
      window.removeEventListener('resize', look.call);
    };
  }, [enabled, load]);
}
