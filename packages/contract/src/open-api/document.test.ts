import { describe, expect, test } from 'vitest';
import { CALLS } from '../calls/index.ts';
import { ERRORS } from '../errors.ts';
import { type OpenApiDocument, openApiDocument } from './document.ts';
import { type CallName, ROUTES, splitRoute } from '../routes.ts';

const document: OpenApiDocument = openApiDocument(CALLS);
const names = Object.keys(ROUTES) as CallName[];

const operationOf = (name: CallName) => {
  const { method, path } = splitRoute(name);
  return document.paths[path]?.[method.toLowerCase()];
};

test('has each call once, by its name', () => {
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((operation) => operation.operationId),
  );
  expect(ids.toSorted()).toEqual(names.toSorted());
});

test('every reference leads somewhere', () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, id]) => id ?? '');
  expect(references.length).toBeGreaterThan(names.length);
  expect(references.filter((id) => !(id in document.components.schemas))).toEqual([]);
  expect([...text.matchAll(/"\$ref":"([^#])/g)]).toEqual([]);
});

test('is made of JSON, and the same each time', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  expect(openApiDocument(CALLS)).toEqual(document);
});

describe.each(names)('%s', (name) => {
  const call = CALLS[name];

  test('says who may make it', () => {
    expect(operationOf(name)?.security).toEqual(call.who === 'all' ? [] : [{ bearer: [] }]);
    if (call.who !== 'all') expect(operationOf(name)?.responses).toHaveProperty('401');
    if (call.who === 'admin') expect(operationOf(name)?.responses).toHaveProperty('403');
  });

  test('says how it can fail', () => {
    for (const code of call.errors) {
      const response = operationOf(name)?.responses[ERRORS[code][0]] as { description: string };
      expect(response.description).toContain(`\`${code}\``);
    }
  });

  test('says what it carries', () => {
    const body = operationOf(name)?.requestBody;
    expect(body !== undefined).toBe(call.carrier === 'json' || call.carrier === 'file');
  });
});

test('a field that may not be left out is required, also where it is converted', () => {
  expect(document.components.schemas['changeQuantityInput']).toEqual({
    type: 'object',
    properties: {
      _id: { type: 'string', pattern: '^[0-7][0-9a-hjkmnp-tv-z]{25}$' },
      qty: { type: 'integer', minimum: 1, maximum: 50 },
    },
    required: ['_id', 'qty'],
  });
});

test('a list of orders is asked for by its query', () => {
  expect(operationOf('getOrders')?.parameters).toEqual([
    {
      name: 'page',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    },
    { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 100 } },
  ]);
});

test('a file goes into a form, under its name', () => {
  expect(operationOf('uploadImage')?.requestBody).toMatchObject({
    content: { 'multipart/form-data': { schema: { required: ['image'] } } },
  });
});
