import type { Config } from '../../platform/config.ts';
import type { PushKeys } from './push-keys.ts';
import { pushMessage } from './push-message.ts';
import { isPushService } from './push-services.ts';
import type { DuePush } from './queue.queries.ts';

/**
 * The result of sending a message. `gone`: the push service no longer knows the device. `refused`: a retry is useless.
 * `later`: a retry may succeed, after the given number of milliseconds if the service named a time.
 */
export type Delivered =
  | { readonly kind: 'sent' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly fault: string }
  | { readonly kind: 'later'; readonly fault: string; readonly afterMs: number | null };

/** How long a push service stores a message for a device that is off, in seconds: an order takes only minutes. */
const KEPT_SECONDS = 60 * 60;
/** Maximum time of one request. */
const REQUEST_LIMIT_MS = 10_000;

/** The encryption library, loaded with the first message. */
const library = () => import('web-push');

/** Sends one message to its push service. Never rejects because of the service. */
export async function deliverPush(
  config: Pick<Config, 'orderPush' | 'contact' | 'mailSender'>,
  { publicKey, privateKey }: PushKeys,
  push: DuePush,
): Promise<Delivered> {
  const { endpoint, p256dh, auth, orderId } = push;
  if (!isPushService(endpoint, config.orderPush.otherServices)) return { kind: 'gone' };
  const { default: webPush } = await library();
  const subject = `mailto:${config.contact.email || config.mailSender.address}`;
  try {
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(pushMessage(push)),
      {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: KEPT_SECONDS,
        urgency: 'high',
        // A message that waits for the device is replaced by the next message of the same order.
        topic: orderId,
        contentEncoding: 'aes128gcm',
      },
    );
    const response = await fetch(endpoint, {
      method,
      headers: withoutLength(headers),
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    });
    await response.body?.cancel();
    return outcomeOf(response);
  } catch (error) {
    return { kind: 'later', fault: String(error), afterMs: null };
  }
}

/** `fetch` sets the content length. */
function withoutLength(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );
}

function outcomeOf({ ok, status, headers }: Response): Delivered {
  if (ok) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const fault = `The push service answered ${status}`;
  if (status < 500 && status !== 408 && status !== 429) return { kind: 'refused', fault };
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return { kind: 'later', fault, afterMs: seconds >= 0 ? seconds * 1000 : null };
}
