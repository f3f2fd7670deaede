/** Whether this browser can be sent messages, here and now: not over plain http, and not where they are blocked. */
export function canBeTold(): boolean {
  return (
    'PushManager' in window &&
    'serviceWorker' in navigator &&
    'Notification' in window &&
    Notification.permission !== 'denied'
  );
}

export type DeviceSubscription = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/**
 * Asks the shopper for the permission, and the browser for a subscription with the shop's key. Call it in the handler of
 * a tap. Returns why it isn't possible instead.
 */
export async function subscribeDevice(
  key: string,
): Promise<DeviceSubscription | 'blocked' | 'not supported'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return 'not supported';
  try {
    const subscription = await subscribe(registration.pushManager, key);
    const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
    if (!endpoint || !p256dh || !auth) return 'not supported';
    return { endpoint, keys: { p256dh, auth } };
  } catch {
    // Without a push service: some browsers have none, others have switched it off.
    return 'not supported';
  }
}

async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    // Subscribed with another key of the shop, of before its database was replaced.
    const old = await manager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}
