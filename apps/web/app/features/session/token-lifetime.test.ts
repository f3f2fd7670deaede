import { expect, test } from 'vitest';
import { lifetimeMs } from './token-lifetime.ts';

const jwt = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

test('the lifetime is the time between creation and expiry, whatever this machine’s clock says', () => {
  expect(lifetimeMs(jwt({ iat: 100, exp: 700, name: 'Asha ₹ ÿ' }))).toBe(600_000);
});

test.each(['', 'opaque', 'a.%%%.c', jwt(null), jwt({ exp: 5 }), jwt({ iat: 9, exp: 5 })])(
  'is the default for %j',
  (token) => expect(lifetimeMs(token)).toBe(900_000),
);
