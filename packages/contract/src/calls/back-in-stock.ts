/** Stock alerts: shoppers ask to be told when a sold-out product is back. */
import { z } from 'zod';
import { responseOf, defineCall, noData, nothing } from '../call.ts';
import { idOrObject } from '../fields.ts';
import { product, time } from '../wire.ts';

const oneProduct = z.object({ productId: idOrObject<'Product'>() });

export const requestBackInStock = defineCall({
  who: 'user',
  summary:
    'Request a mail when a sold-out product is back. Idempotent. If the product is in stock, nothing is recorded and `isWaiting` is false.',
  carrier: 'json',
  input: oneProduct,
  response: responseOf(z.strictObject({ isWaiting: z.boolean() })),
  errors: ['NOT_FOUND', 'TOO_MANY_STOCK_ALERTS'],
});

export const cancelBackInStock = defineCall({
  who: 'user',
  summary: 'Undo requestBackInStock. Changes nothing if there is no such request.',
  carrier: 'json',
  input: oneProduct,
  response: responseOf(noData),
  errors: [],
});

export const getBackInStock = defineCall({
  who: 'user',
  summary: 'The user’s stock alerts, newest first.',
  carrier: 'none',
  input: nothing,
  response: responseOf(z.array(z.strictObject({ product, askedAt: time, expiresAt: time }))),
  errors: [],
});
