import { afterEach, expect, test, vi } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/index.ts';
import { clientAddress } from './client-address.ts';

let shop: TestShop | undefined;
afterEach(async () => {
  await shop?.close();
  shop = undefined;
});

/** The client address that the shop determines for a request, and its warnings. */
async function addressSeen(
  trusted: string,
  { from, forwardedFor }: { from: string; forwardedFor: string },
): Promise<{ ip: string; warnings: string }> {
  shop = await startTestShop(
    { TRUSTED_PROXIES: trusted },
    {
      beside: (app) => {
        app.get('/who', async (request, reply) => reply.send({ ip: request.ip }));
      },
    },
  );
  const warn = vi.spyOn(shop.log, 'warn');
  const headers = { 'x-forwarded-for': forwardedFor };
  const response = await shop.app.inject({ url: '/who', remoteAddress: from, headers });
  return { ip: response.json<{ ip: string }>().ip, warnings: JSON.stringify(warn.mock.calls) };
}

const CLAIM = '198.51.100.9';

test.each([
  ['loopback', '127.0.0.1'],
  ['a private network', '10.0.0.5'],
  ['anywhere', '203.0.113.1'],
])('without configured proxies X-Forwarded-For from %s is ignored', async (_where, from) => {
  const { ip, warnings } = await addressSeen('', { from, forwardedFor: CLAIM });
  expect(ip).toBe(from);
  expect(warnings).toContain('TRUSTED_PROXIES');
});

test('the address that a configured proxy appends is used, not those before it', async () => {
  const forwardedFor = `192.0.2.200, ${CLAIM}`;
  const seen = await addressSeen('10.0.0.0/8, 2001:db8::/32', { from: '10.0.0.5', forwardedFor });
  expect(seen).toEqual({ ip: CLAIM, warnings: '[]' });
});

test('X-Forwarded-For of another host is ignored', async () => {
  const { ip } = await addressSeen('10.0.0.5', { from: '10.0.0.6', forwardedFor: CLAIM });
  expect(ip).toBe('10.0.0.6');
});

test.each(['everybody', '10.0.0.0/33', '10.0.0', '10.0.0.1/'])('%s is refused as a proxy', async (name) => {
  await expect(startTestShop({ TRUSTED_PROXIES: name })).rejects.toThrow('TRUSTED_PROXIES');
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', ''],
  ['203.0.113', ''],
  ['[elsewhere]:1', ''],
  [undefined, ''],
])('the client address %s is parsed as “%s”', (given, address) => {
  expect(clientAddress({ ip: given as string })).toBe(address);
});
