import { useEffect, useEffectEvent } from 'react';
import { useIsOutdated } from '#features/admin/index.ts';
import { texts } from '#messages/order-desk-list.ts';
import { formatTime } from '#platform/format-time.ts';
import { classNames } from '#ui/class-names.ts';
import { OUTDATED_MS } from './use-desk.ts';

type LiveProps = {
  isFailing: boolean;
  /** The server's time of the last response (ISO). */
  at: string;
  /** Called once the list is outdated. */
  onOutdated: () => void;
};

/** Whether the list is up to date, and since when it isn't. */
export function Live({ isFailing, at, onOutdated }: LiveProps) {
  const isOutdated = useIsOutdated(at, OUTDATED_MS);
  const refetch = useEffectEvent(onOutdated);
  // Replaces a request whose connection a sleep of the device, or another network, has cut without a sign.
  useEffect(() => {
    if (isOutdated) refetch();
  }, [isOutdated]);
  const isLive = !isFailing && !isOutdated;
  return (
    <p className="live row small muted">
      <span className={classNames('live-dot', !isLive && 'live-dot-off')} aria-hidden="true" />
      {(isLive ? texts.live : texts.notUpdating)({ time: formatTime(at) })}
    </p>
  );
}
