import { texts } from '#messages/order-alerts.ts';
import type { NewOrder } from './order-watch.ts';
import { newOrdersText } from './new-orders-text.ts';

/** Whether this browser supports notifications. */
export function hasNotifications(): boolean {
  return 'Notification' in window;
}

/**
 * Asks for permission, and shows a first notification. Resolves to the reason why it isn't possible, or null. Some
 * mobile browsers have notifications that only service workers can show.
 */
export async function enableNotifications(): Promise<string | null> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return texts.blocked;
  try {
    show(texts.firstNotification, '');
  } catch {
    return texts.notSupported;
  }
  return null;
}

/** Whether the browser would show a notification. */
export function mayNotify(): boolean {
  return hasNotifications() && Notification.permission === 'granted';
}

/** Shows a notification of new orders, unless the permission was withdrawn. Pressing it calls `onOpen`. */
export function notify(orders: readonly NewOrder[], onOpen: () => void): void {
  if (!mayNotify()) return;
  const { title, body } = newOrdersText(orders);
  const notification = show(title, body);
  notification.addEventListener('click', () => {
    window.focus();
    notification.close();
    onOpen();
  });
}

function show(title: string, body: string): Notification {
  // Two tabs announce the same orders: the shared tag makes it one notification.
  return new Notification(title, { body, tag: title });
}
