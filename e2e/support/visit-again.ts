import { browser, url } from './journey.ts';
import type { Tokens } from './api.ts';
import { empty, signIn, type Viewport, type Visit, visitAt } from './page-at.ts';

/** Calls that change a page or its context for later documents, also after a navigation. */
const LASTING = [
  'addInitScript',
  'addLocatorHandler',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'newPage',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const;

/** Events of a page that tests listen to. */
const EVENTS = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'response',
];

type Kept = Visit & { isChanged: boolean };
type Events = { listenerCount(event: string): number };

/** Emptied pages for the next visits of this worker. */
const idle: Kept[] = [];

/**
 * Like `visitAt`, in a page that an earlier test has closed, if there is one: its process has compiled the scripts and
 * has the pictures, which is most of the CPU time of a first visit. It has no storage, cookies or history, and shows an
 * empty document. For tests that aren't about loading. A page that was changed for good (by init scripts, its clock,
 * listeners …) isn't used again.
 */
export async function visitAgain(size: Viewport, tokens?: Tokens): Promise<Visit> {
  const visit = idle.pop() ?? keepWhenClosed(await visitAt(browser, size, url));
  await visit.page.setViewportSize({ width: size.width, height: size.height });
  if (tokens) await signIn(visit.page, url, tokens);
  visit.faults.length = 0;
  visit.isChanged = false;
  return visit;
}

/** From now on `context.close` empties the page for the next visit, unless it was changed for good. */
function keepWhenClosed(visit: Visit): Kept {
  const { context, page } = visit;
  const kept: Kept = { ...visit, isChanged: false };
  for (const part of [context, page] as unknown as Record<string, (...args: unknown[]) => unknown>[]) {
    for (const name of LASTING) {
      const call = part[name]?.bind(part);
      if (call === undefined) continue;
      part[name] = (...args) => {
        kept.isChanged = true;
        return call(...args);
      };
    }
    const { clock } = part;
    Object.defineProperty(part, 'clock', {
      get: () => {
        kept.isChanged = true;
        return clock;
      },
    });
  }
  const listeners = () =>
    [context, page].flatMap((part) =>
      EVENTS.map((event) => (part as unknown as Events).listenerCount(event)),
    );
  const atFirst = String(listeners());
  const close = context.close.bind(context);
  context.close = async () => {
    const isAlone = context.pages().length === 1 && !page.isClosed();
    if (kept.isChanged || !isAlone || String(listeners()) !== atFirst) return close();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await empty(page);
    idle.push(kept);
  };
  return kept;
}
