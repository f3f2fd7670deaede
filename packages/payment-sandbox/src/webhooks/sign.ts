import { createHmac, randomBytes } from 'node:crypto';
import { toSeconds } from '../seconds.ts';
import type { Manner } from './plan-deliveries.ts';

/** The time error of a stale or a future signature. */
const HOUR_SECONDS = 3600;

export type SignedWebhook = { readonly body: string; readonly signature: string };

/** Signs a body as the provider does, with a time and the HMAC of time and body; or wrongly, for a forgery. */
export function signWebhook(body: string, secret: string, now: Date, manner: Manner): SignedWebhook {
  const seconds = toSeconds(now);
  switch (manner) {
    case 'honest':
      return { body, signature: header(body, secret, seconds) };
    case 'stale':
      return { body, signature: header(body, secret, seconds - HOUR_SECONDS) };
    case 'future':
      return { body, signature: header(body, secret, seconds + HOUR_SECONDS) };
    case 'signature':
      return { body, signature: header(body, `whsec_${randomBytes(16).toString('hex')}`, seconds) };
    case 'mutated':
      return {
        body: body.replace(/"livemode":\s*false/, '"livemode":true'),
        signature: header(body, secret, seconds),
      };
  }
}

function header(body: string, secret: string, seconds: number): string {
  const code = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${code}`;
}
