import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { handleErrors } from './error-handler.ts';
import { parseJson } from './parse-json.ts';

async function post(payload: string | Buffer) {
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

test.each(['{', ' ', '{"__proto__":', 'undefined'])('%j is no JSON', async (payload) => {
  expect(await post(payload)).toMatchObject({ status: 400, message: 'That is not valid JSON' });
});

test.each(['{"a":"__proto__"}', '{"constructor":1,"prototype":2}', 'null', '[{}]'])(
  '%s is read',
  async (payload) => {
    expect(await post(payload)).toEqual({ status: 200, body: JSON.parse(payload) as unknown });
  },
);

test.each(['Crème', 'Crème brûlée ₹'])(
  '%j in another encoding than UTF-8 is refused, not garbled',
  async (name) => {
    const inLatin1 = Buffer.from(JSON.stringify({ name }), 'latin1');
    expect(await post(inLatin1)).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
      message: 'Please send the JSON in UTF-8',
    });
    expect(await post(Buffer.from(JSON.stringify({ name })))).toEqual({ status: 200, body: { name } });
  },
);

test('a mark of UTF-8 before the JSON is ignored', async () => {
  expect(await post('\uFEFF{"a":1}')).toEqual({ status: 200, body: { a: 1 } });
});

test('an empty body is none, although its type is JSON', async () => {
  expect(await post('')).toEqual({ status: 200 });
});
