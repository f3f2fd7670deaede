import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openSession, send, visit } from '../testing/shopper.ts';
import { type RunningSandbox, startSandbox } from '../testing/start-sandbox.ts';
import { CONTROL_PATH } from './control-page.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
afterEach(() => {
  sandbox.sandbox.faults.clear();
  sandbox.visitor.isAdmin = false;
});

function ask(method: 'GET' | 'POST' | 'DELETE', body?: unknown, key = sandbox.sandbox.keys.secretKey) {
  return sandbox.app.inject({
    method,
    url: CONTROL_PATH,
    headers: { authorization: `Bearer ${key}` },
    ...(body === undefined ? {} : { payload: body as object }),
  });
}

test('with the secret key, the given settings change and the others stay', async () => {
  await ask('POST', { webhookDelayMs: 500, webhooksLost: 'all' });
  const response = await ask('POST', { dieAt: { point: 'payment.taken' } });
  expect(response.json()).toMatchObject({
    webhookDelayMs: 500,
    webhooksLost: 'all',
    dieAt: { point: 'payment.taken', time: 1 },
  });
  expect(sandbox.sandbox.faults.current().webhookDelayMs).toBe(500);
  expect((await ask('DELETE')).json()).toMatchObject({ webhookDelayMs: 0, webhooksLost: 0, dieAt: null });
});

test('unknown settings are refused with a message', async () => {
  const response = await ask('POST', { webhookDelayMs: -1 });
  expect(response.statusCode).toBe(400);
  expect(response.json<{ message: string }>().message).toContain('webhookDelayMs');
  expect((await ask('POST', { colour: 'blue' })).statusCode).toBe(400);
});

test('nobody else has access', async () => {
  expect((await ask('POST', { webhooksLost: 'all' }, 'sk_test_wrong')).statusCode).toBe(403);
  expect(await visit(sandbox, CONTROL_PATH)).toMatchObject({ status: 403 });
  expect(await send(sandbox, CONTROL_PATH, { webhooksLost: 'all' })).toMatchObject({ status: 403 });
  expect(sandbox.sandbox.faults.current().webhooksLost).toBe(0);
});

test('admins have a page for it, which also shows the webhooks', async () => {
  sandbox.visitor.isAdmin = true;
  const sent = await send(sandbox, CONTROL_PATH, {
    webhooksLost: '3',
    'webhookForgeries[]': 'stale',
    apiDelayMs: '20',
    diePoint: 'webhook.sending',
    dieTime: '9',
  });
  expect(sent).toMatchObject({ status: 303, location: CONTROL_PATH });
  expect(sandbox.sandbox.faults.current()).toMatchObject({
    webhooksLost: 3,
    webhookForgeries: ['stale'],
    apiDelayMs: 20,
    dieAt: { point: 'webhook.sending', time: 9 },
  });
  const { id } = await openSession(sandbox);
  await sandbox.stripe.checkout.sessions.expire(id);
  const { text } = await visit(sandbox, CONTROL_PATH);
  expect(text).toContain('<td>checkout.session.expired</td><td>honest</td><td>lost</td>');
  expect(text).toContain('value="stale" checked');
  await send(sandbox, CONTROL_PATH, { clear: 'yes' });
  expect(sandbox.sandbox.faults.current().webhooksLost).toBe(0);
});
