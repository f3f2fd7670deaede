import { WifiOff } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { texts } from '#messages/connection.ts';
import type { RouteModule } from '#platform/routing/route.ts';
import { useNavigatorState } from '#platform/routing/pages-context.ts';
import { barHeightAt } from '#ui/bar-height-at.ts';
import { Icon } from '#ui/icon.tsx';
import { useOffline } from './use-offline.ts';

/** What a page or its frame can say in its handle: what being offline means there. */
type OfflineHandle = { readonly offlineText?: string };

/** A banner below the header while offline; disappears with the next response. */
export function ConnectionBanner() {
  const offline = useOffline();
  const { location, page } = useNavigatorState().visit;
  const { pathname } = location;
  const { handle }: Partial<RouteModule> = 'module' in page.page ? page.page.module : {};
  const { offlineText = texts.offline } = (handle ??
    page.frames.at(-1)?.module.handle ??
    {}) as OfflineHandle;
  const banner = useRef<HTMLParagraphElement>(null);
  // Pages have headers of different heights, or none.
  useLayoutEffect(() => {
    const place = () => banner.current?.style.setProperty('--bar', `${barHeightAt('top')}px`);
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [offline, pathname]);
  return (
    // A dialog hides what is beside it from screen readers, except regions with this attribute.
    <div role="status" aria-live="polite">
      {offline && (
        <p className="connection" ref={banner}>
          <Icon of={WifiOff} />
          {navigator.onLine ? texts.unreachable : offlineText}
        </p>
      )}
    </div>
  );
}
