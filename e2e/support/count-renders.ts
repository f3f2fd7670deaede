/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** What React has done on a page so far. */
export type Renders = {
  /** How often each product card was rendered that is on the page. */
  readonly cards: readonly number[];
  /** How many components were rendered again, after their first rendering. */
  readonly again: number;
  /** The largest number of components whose effects began together, in one task. */
  readonly effects: number;
};

/** From the next page on, counts what React renders: work, and not time, which depends on the machine. */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript(hookIntoReact);
}

/** What was rendered on the present page since it was opened. */
export function rendersOf(page: Page): Promise<Renders> {
  return page.evaluate(() => (globalThis as unknown as { renders: () => Renders }).renders());
}

/** The part of React's own tree that is read here. */
type Fiber = {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly stateNode: unknown;
};

/** Runs in the page before its scripts: React reports each commit to its developer tools, if there are any. */
function hookIntoReact(): void {
  const COMPONENTS = new Set([0, 1, 11, 14, 15]);
  const WAS_RENDERED = 1;
  const HAS_EFFECTS = 2048;
  const cards = new Map<Element, number>();
  let again = 0;
  let effects = 0;

  /** Calls `look` with the elements of React's tree that the last commit has gone through. */
  function through({ child, alternate }: Fiber, look: (fiber: Fiber) => void): void {
    if (alternate && alternate.child === child) return;
    for (let next = child; next; next = next.sibling) {
      look(next);
      through(next, look);
    }
  }

  function onCommitFiberRoot(_renderer: unknown, { current }: { current: Fiber }): void {
    let began = 0;
    through(current, ({ tag, flags, child, alternate }) => {
      if (!COMPONENTS.has(tag)) return;
      if (flags & HAS_EFFECTS) began += 1;
      if (!(flags & WAS_RENDERED)) return;
      if (alternate) again += 1;
      const element = child?.stateNode;
      if (element instanceof Element && element.matches('article.card'))
        cards.set(element, (cards.get(element) ?? 0) + 1);
    });
    effects = Math.max(effects, began);
  }

  const renders = () => ({
    cards: [...cards].filter(([{ isConnected }]) => isConnected).map(([, count]) => count),
    again,
    effects,
  });
  Object.assign(globalThis, {
    renders,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot,
      onCommitFiberUnmount: () => undefined,
    },
  });
}
