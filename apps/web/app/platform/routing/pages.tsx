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

/** Provides the navigator and its state to the components below. */
export function Pages({ navigator, scroll, children }: PagesProps) {
  const [state, setState] = useState(navigator.state);
  const { visit } = state;

  useEffect(
    () =>
      navigator.subscribe((next) => {
        // Rendering the next page may be deferred; the pending state must show at once.
        if (next.pending === null && next.blocked === null) startTransition(() => setState(next));
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
