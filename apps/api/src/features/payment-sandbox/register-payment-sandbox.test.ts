import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import type { Services } from '../../platform/services.ts';
import { createRecordingLog, createTurnableClock } from '../../testing/index.ts';
import { registerPaymentSandbox } from './index.ts';

function servicesWith(environment: Record<string, string>): Services {
  const config = readConfig(environment);
  const beside = { clock: createTurnableClock(), log: createRecordingLog(), checkAnswers: true };
  return { db: {} as Services['db'], config, readSession: async () => null, ...beside };
}

test('with keys of the real provider there is no sandbox', () => {
  const services = servicesWith({
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  });
  const register = () => registerPaymentSandbox(Fastify(), services, { webhookUrl: () => '' });
  expect(register).toThrow('no sandbox');
});

test('its keys and address can’t be had before it is ready', () => {
  const sandbox = registerPaymentSandbox(Fastify(), servicesWith({}), { webhookUrl: () => '' });
  expect(() => sandbox.secretKey).toThrow('not ready');
  expect(() => sandbox.api()).toThrow('not ready');
});
