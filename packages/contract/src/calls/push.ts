/** Push messages about orders (Web Push). */
import { z } from 'zod';
import { responseOf, defineCall, noData, nothing } from '../call.ts';

/** Bytes as base64url, as browsers write the keys of a subscription. */
const key = (name: string, bytes: number) =>
  z
    .string(`${name} must be text`)
    .regex(/^[\w-]+={0,2}$/, `${name} must be base64url`)
    .refine(
      (text) => Math.floor((text.replaceAll('=', '').length * 3) / 4) === bytes,
      `${name} must have ${bytes} bytes`,
    );

export const getPush = defineCall({
  who: 'user',
  summary:
    'Whether this session’s device gets push messages about orders, and the shop’s public key for subscribing. `key` is null if the shop sends no push messages.',
  carrier: 'none',
  input: nothing,
  response: responseOf(z.strictObject({ key: z.string().nullable(), isOn: z.boolean() })),
  errors: [],
});

export const startPush = defineCall({
  who: 'user',
  summary:
    'Send push messages about orders to this session’s device until the session ends. The input is the browser’s PushSubscription as JSON; its endpoint must belong to a known push service. Replaces an earlier subscription of this session.',
  carrier: 'json',
  input: z.object({
    endpoint: z.url('endpoint must be an address').max(1_000, 'endpoint can have at most 1000 characters'),
    keys: z.object({ p256dh: key('p256dh', 65), auth: key('auth', 16) }, 'keys must be an object'),
  }),
  response: responseOf(noData),
  errors: ['NOT_FOUND'],
});

export const stopPush = defineCall({
  who: 'user',
  summary: 'Stop push messages to this session’s device. Idempotent.',
  carrier: 'none',
  input: nothing,
  response: responseOf(noData),
  errors: [],
});
