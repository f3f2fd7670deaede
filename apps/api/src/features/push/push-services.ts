/** The push services of Chromium-based browsers, Firefox, Safari and Edge. A leading dot matches all subdomains. */
const SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/**
 * Whether an endpoint, which a browser sent, is an address of a known push service. The shop sends requests to no other
 * address: otherwise a forged endpoint could reach the shop's internal network. `others`: additional origins.
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
