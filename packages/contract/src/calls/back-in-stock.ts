/** Stock alerts: shoppers ask to be told when a sold-out product is back. */
import { z } from 'zod';
import { answerOf, defineCall, noData, nothing } from '../call.ts';
import { idOrObject } from '../fields.ts';
import { product, time } from '../wire.ts';

const oneProduct = z.object({ productId: idOrObject<'Product'>() });

export const requestBackInStock = defineCall({
  who: 'user',
  summary:
    'Request a mail when a sold-out product is back. Idempotent. If the product is in stock, nothing is recorded and `isWaiting` is false.',
  carrier: 'json',
  input: oneProduct,
  answer: answerOf(z.strictObject({ isWaiting: z.boolean() })),
  errors: ['NOT_FOUND', 'TOO_MANY_STOCK_ALERTS'],
});

export const cancelBackInStock = defineCall({
  who: 'user',
  summary: 'Undo requestBackInStock. Changes nothing if there is no such request.',
  carrier: 'json',
  input: oneProduct,
  answer: answerOf(noData),
  errors: [],
});

export const getBackInStock = defineCall({
  who: 'user',
  summary: 'The user’s stock alerts, newest first.',
  carrier: 'none',
  input: nothing,
  answer: answerOf(z.array(z.strictObject({ product, askedAt: time, expiresAt: time }))),
  errors: [],
});
