import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepFresh } from './keep-fresh.ts';
import type { PageNavigator } from './page-navigator.ts';
import { NavigatorContext, NavigatorStateContext } from './pages-context.ts';
import type { ScrollMemory } from './scroll-memory.ts';

export type PagesProps = {
  navigator: PageNavigator;
  /** In the browser; the server's pages don't scroll. */
  scroll?: ScrollMemory;
  children: ReactNode;
};

/** Tells all below it which page is shown, and follows its navigator from page to page. */
export function Pages({ navigator, scroll, children }: PagesProps) {
  const [state, setState] = useState(navigator.state);
  const { visit } = state;

  useEffect(
    () =>
      navigator.subscribe((next) => {
        // The next page may take its time to be drawn; that it is on its way is to be seen at once.
        if (next.awaited === null && next.stopped === null) startTransition(() => setState(next));
        else setState(next);
      }),
    [navigator],
  );
  useEffect(() => scroll?.begin(), [scroll]);
  useEffect(() => keepFresh(navigator, window), [navigator]);

  const settled = useRef(visit);
  useLayoutEffect(() => {
    if (settled.current === visit) return;
    settled.current = visit;
    scroll?.settle(visit);
  }, [visit, scroll]);

  return (
    <NavigatorContext value={navigator}>
      <NavigatorStateContext value={state}>{children}</NavigatorStateContext>
    </NavigatorContext>
  );
}
