/** Whether this browser can receive push messages, unless they are blocked: not over plain http. */
export function supportsPush(): boolean {
  return 'PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window;
}

export type DeviceSubscription = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/**
 * Asks for permission, and subscribes this browser with the shop's key. Call it in the handler of a tap. Returns the
 * reason if it isn't possible.
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
    // No push service: some browsers have none, others have switched it off.
    return 'not supported';
  }
}

async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    // Subscribed with an earlier key of the shop, from before its database was replaced.
    const old = await manager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}
