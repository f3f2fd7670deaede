/** The push services of Chrome and its relatives, Firefox, Safari and Edge. A leading dot: all hosts below. */
const SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/**
 * Whether an endpoint, which a browser has sent, is an address of a push service. The shop sends requests to no other:
 * an endpoint of somebody's making must not reach into the network that the shop is in. `others` are origins.
 */
export function isPushService(endpoint: string, others: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (others.includes(url.origin)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return SERVICES.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  );
}
