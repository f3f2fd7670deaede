import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide';
import { useTask } from '#features/connection/index.ts';
import { sessionApi, shopperKey, useSession } from '#features/session/index.ts';
import { texts } from '#messages/order-push.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.ts';
import { subscribeDevice, supportsPush } from './push-device.ts';
import './order-push.css';

const FRESH_MS = 60_000;

/**
 * Offers push messages about an order on this device, if shop and browser support them. Asks for permission only after
 * a tap. Says how to allow them if they are blocked.
 */
export function OrderPush() {
  const session = useSession();
  const queryClient = useQueryClient();
  const { busy, run } = useTask();
  const queryKey = shopperKey(session, 'push');
  const { data } = useQuery({
    queryKey,
    queryFn:
      typeof session === 'string' || !supportsPush()
        ? skipToken
        : async ({ signal }) => (await sessionApi('getPush', undefined, { signal })).data,
    staleTime: FRESH_MS,
    // Failing is not an error here: the page shows the order without push messages.
    meta: { isQuiet: () => true },
  });
  if (data === undefined || data.key === null || !supportsPush()) return null;
  const { permission } = Notification;
  if (permission === 'denied') return <p className="order-push on muted small">{texts.blocked}</p>;
  const { key } = data;

  const start = async () => {
    const device = await subscribeDevice(key);
    if (typeof device === 'string') toast.error(device === 'blocked' ? texts.blocked : texts.notSupported);
    else toast((await sessionApi('startPush', device)).message);
    await queryClient.invalidateQueries({ queryKey });
  };
  const stop = async () => {
    toast((await sessionApi('stopPush')).message);
    await queryClient.invalidateQueries({ queryKey });
  };

  const isOn = data.isOn && permission === 'granted';
  // The same button in both states, so that it keeps the focus.
  return (
    <div className={classNames('order-push', isOn && 'on muted small')}>
      {isOn && texts.isOn}
      <Button
        kind={isOn ? 'quiet' : 'line'}
        small={isOn}
        busy={busy}
        onClick={() => void run(isOn ? stop : start)}
      >
        {!isOn && <Icon of={Bell} />}
        {isOn ? texts.stop : texts.start}
      </Button>
    </div>
  );
}
