import { WifiOff } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { texts } from '#messages/connection.ts';
import { useLocation } from '#platform/routing/use-location.ts';
import { barHeightAt } from '#ui/bar-height-at.ts';
import { Icon } from '#ui/icon.tsx';
import { useOffline } from './use-offline.ts';

/** A banner below the header while offline; disappears with the next response. */
export function ConnectionBanner() {
  const offline = useOffline();
  const { pathname } = useLocation();
  const banner = useRef<HTMLParagraphElement>(null);
  // Pages have headers of different heights, or none.
  useLayoutEffect(() => {
    const place = () => banner.current?.style.setProperty('--bar', `${barHeightAt('top')}px`);
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [offline, pathname]);
  return (
    <div role="status">
      {offline && (
        <p className="connection" ref={banner}>
          <Icon of={WifiOff} />
          {navigator.onLine ? texts.unreachable : texts.offline}
        </p>
      )}
    </div>
  );
}
