import { pagePath } from '@jhola/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { texts } from '#messages/order-alerts.ts';
import { useLocation } from '#platform/routing/use-location.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { toast } from '#ui/toast.ts';
import { alertSettings } from './alert-settings.ts';
import { isChimeReady, unlockChime } from './chime.ts';
import { mayNotify, notify } from './notify.ts';
import type { NewOrder, OrderWatch } from './order-watch.ts';
import { ringOnce } from './ring-once.ts';
import { useTitleCount } from './use-title-count.ts';
import { watchOf } from './watch-of.ts';

const DESK = pagePath('orders');
/** By then a browser that needs no tap has made the sound ready. */
const READY_WITHIN_MS = 1_000;

/**
 * Polls for a session's new orders every few seconds, and announces them by sound, in the tab's title and by
 * notification.
 */
export function OrderWatcher({ session }: { session: object }) {
  const watch = watchOf(session);
  const [unseen, setUnseen] = useState(watch.unseen);
  const isAtDesk = useLocation().pathname === DESK;
  const navigate = useNavigate();
  const announce = (orders: readonly NewOrder[]) => {
    if (alertSettings().sound) ringOnce(orders);
    if (isAtDesk && isInFront()) return;
    setUnseen((before) => before + orders.length);
    if (alertSettings().notifications) notify(orders, () => void navigate(DESK));
  };
  useNewOrders(watch, announce);
  useUnlockedChime();
  useHintOfMutedSound(isAtDesk);
  useTitleCount(unseen);
  useEffect(() => watch.keepUnseen(unseen), [watch, unseen]);
  useEffect(() => {
    const look = () => {
      if (isAtDesk && isInFront()) setUnseen(0);
    };
    look();
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isAtDesk]);
  return null;
}

/** Whether somebody can be looking at this tab. */
function isInFront(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

function useNewOrders(watch: OrderWatch, onNew: (orders: readonly NewOrder[]) => void): void {
  const announce = useEffectEvent(onNew);
  useEffect(() => {
    const leaving = new AbortController();
    // The next request makes up for a failed one; the pages themselves report that the shop is offline.
    const look = () => void watch.look((orders) => announce(orders), leaving.signal).catch(() => undefined);
    const ticker = new Worker(new URL('./ticker.worker.ts', import.meta.url), { type: 'module' });
    ticker.addEventListener('message', look);
    look();
    return () => {
      ticker.terminate();
      leaving.abort();
    };
  }, [watch]);
}

/** After a reload the sound needs a tap again, anywhere on the page. */
function useUnlockedChime(): void {
  useEffect(() => {
    const unlock = () => {
      if (alertSettings().sound) unlockChime();
    };
    unlock();
    const signs = ['pointerdown', 'keydown'] as const;
    for (const sign of signs) document.addEventListener(sign, unlock);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, unlock);
    };
  }, []);
}

/**
 * After a reload without a tap, a new order would be seen only in the tab's title if there are no notifications: says so
 * on other pages than the order desk, whose switches do.
 */
function useHintOfMutedSound(isAtDesk: boolean): void {
  const hint = useEffectEvent(() => {
    const { sound, notifications } = alertSettings();
    const isMuted = sound && !isChimeReady() && !(notifications && mayNotify());
    if (isMuted && !isAtDesk) toast(texts.tapToHear, { id: 'chime' });
  });
  useEffect(() => {
    const timer = setTimeout(() => hint(), READY_WITHIN_MS);
    return () => clearTimeout(timer);
  }, []);
}
