import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { handleErrors } from './error-handler.ts';
import { parseJson } from './parse-json.ts';

async function post(payload: string) {
  const app = Fastify();
  onTestFinished(() => app.close());
  handleErrors(app);
  parseJson(app);
  app.post('/', async ({ body }) => ({ body }));
  const response = await app.inject({
    method: 'POST',
    url: '/',
    payload,
    headers: { 'content-type': 'application/json' },
  });
  return { status: response.statusCode, ...response.json<object>() };
}

test.each([
  ['{"a":1,"__proto__":{"role":"ADMIN"}}', '__proto__'],
  ['{"a":[{"\\u005f_proto__":1}]}', '__proto__'],
  ['{"constructor":{"prototype":{"role":"ADMIN"}}}', 'constructor.prototype'],
])('%s is refused because of its field', async (payload, field) => {
  expect(await post(payload)).toMatchObject({
    status: 400,
    code: 'BAD_REQUEST',
    message: `The JSON must not have a field ${field}`,
  });
});

test.each(['{', '', '{"__proto__":', 'undefined'])('%j is no JSON', async (payload) => {
  expect(await post(payload)).toMatchObject({ status: 400, message: 'That is not valid JSON' });
});

test.each(['{"a":"__proto__"}', '{"constructor":1,"prototype":2}', 'null', '[{}]'])(
  '%s is read',
  async (payload) => {
    expect(await post(payload)).toEqual({ status: 200, body: JSON.parse(payload) as unknown });
  },
);
