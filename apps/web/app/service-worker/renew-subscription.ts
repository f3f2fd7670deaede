import { type ContractClient, createClient } from '@jhola/contract/client';

export type RenewNeeds = {
  readonly manager: Pick<PushManager, 'subscribe'>;
  /** The API, signed in by the cookies of this browser. */
  readonly api?: ContractClient;
};

/**
 * Tells the shop how this device is reached from now on, when the browser's push service has replaced its subscription;
 * `renewed` is the new one, if the browser has made it. Does nothing if the login ended or the messages were switched
 * off.
 */
export async function renewSubscription(
  renewed: PushSubscription | null | undefined,
  {
    manager,
    api = createClient({ baseUrl: '', fetch: (...args) => fetch(...args), accessToken: () => null }),
  }: RenewNeeds,
): Promise<void> {
  const { data } = await api('getPush');
  if (data.key === null || !data.isOn) return;
  const subscription =
    renewed ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: data.key }));
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  if (endpoint && p256dh && auth) await api('startPush', { endpoint, keys: { p256dh, auth } });
}
