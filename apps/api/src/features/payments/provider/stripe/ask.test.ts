import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { ProviderRefused } from '../payment-provider.ts';
import { ask } from './ask.ts';

const { errors } = Stripe;

const refusalOf = (error: Error) =>
  ask(async () => {
    throw error;
  }).catch((refusal: unknown) => refusal as ProviderRefused);

test.each([
  ['an expired key', new errors.StripeAuthenticationError({ type: 'api_error', code: 'api_key_expired' })],
  ['a restricted key', new errors.StripePermissionError({ type: 'api_error', code: 'secret_key_required' })],
])('a refusal of %s has no code, so that it isn’t taken for one of the payment', async (_, error) => {
  const refusal = await refusalOf(error);
  expect(refusal).toBeInstanceOf(ProviderRefused);
  expect(refusal.code).toBeUndefined();
});

test('a refusal of a payment has the code that says why', async () => {
  const error = new errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    code: 'resource_missing',
  });
  expect(await refusalOf(error)).toMatchObject({ name: 'ProviderRefused', code: 'resource_missing' });
});
