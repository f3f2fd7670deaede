import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { ConfigError } from '@jhola/api';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';

/** The error of a shop that can't listen at this address. */
async function faultAt(host: string, port: number): Promise<unknown> {
  const app = Fastify();
  onTestFinished(() => app.close());
  return listen(app, { host, port, logLevel: 'info' }).then(
    () => 'It listens',
    (error: unknown) => error,
  );
}

it('says which setting to change if the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  expect(await faultAt('127.0.0.1', port)).toEqual(
    new ConfigError(`Port ${port} is taken by another program: please set PORT to a free one`),
  );
});

it('says which setting to change if the address belongs to another machine', async () => {
  // Reserved for documentation (RFC 5737).
  expect(await faultAt('192.0.2.1', 0)).toEqual(
    new ConfigError('192.0.2.1 is no address of this machine: please set HOST to one, or remove it'),
  );
});
