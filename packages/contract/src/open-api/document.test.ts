import { describe, expect, test } from 'vitest';
import { CALLS } from '../calls/index.ts';
import { ERRORS } from '../errors.ts';
import { noteKeyOf } from './annotate.ts';
import { FIELD_NOTES } from './field-notes.ts';
import { type OpenApiDocument, openApiDocument } from './document.ts';
import { type CallName, ROUTES, splitRoute } from '../routes.ts';

const SERVER = 'https://jhola.test';
const document: OpenApiDocument = openApiDocument(CALLS, SERVER);
const names = Object.keys(ROUTES) as CallName[];

const operationOf = (name: CallName) => {
  const { method, path } = splitRoute(name);
  return document.paths[path]?.[method.toLowerCase()];
};

/** The example of a request or response body of this media type. */
function exampleIn(message: object | undefined, mediaType: string): unknown {
  const { content } = message as { content: Record<string, { example: unknown }> };
  return content[mediaType]?.example;
}

/** Paths of the fields of a shape that have no description; they belong into `field-notes.ts`. */
function fieldsWithoutDescription(schema: unknown, path: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((inner) => fieldsWithoutDescription(inner, path));
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, items, additionalProperties, anyOf, oneOf } = schema as Record<string, unknown>;
  const fields = Object.entries(properties as Record<string, { description?: string }>);
  return [
    ...fields.filter(([, field]) => !field.description).map(([name]) => `${path}.${name}`),
    ...fields.flatMap(([name, field]) => fieldsWithoutDescription(field, `${path}.${name}`)),
    ...[items, additionalProperties, anyOf, oneOf].flatMap((inner) => fieldsWithoutDescription(inner, path)),
  ];
}

test('gives the API’s base URL, and both ways to authenticate', () => {
  expect(document.servers).toEqual([{ url: SERVER, description: 'This shop' }]);
  expect(document.components.securitySchemes).toMatchObject({
    bearer: { type: 'http', scheme: 'bearer' },
    cookie: { type: 'apiKey', in: 'cookie', name: 'accessToken' },
  });
});

test('describes each field of the shared shapes', () => {
  const shared = Object.entries(document.components.schemas).filter(([id]) => /^[A-Z]/.test(id));
  expect(shared.flatMap(([id, schema]) => fieldsWithoutDescription(schema, id))).toEqual([]);
});

test('every note describes an existing field', () => {
  const used = new Set<string>();
  const collect = (schema: unknown, path: readonly string[]): void => {
    if (Array.isArray(schema)) for (const inner of schema) collect(inner, path);
    if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return;
    const { properties = {}, items, additionalProperties, anyOf, oneOf } = schema as Record<string, unknown>;
    for (const [name, field] of Object.entries(properties as object)) {
      used.add(noteKeyOf([...path, name]) ?? '');
      collect(field, [...path, name]);
    }
    if (typeof additionalProperties === 'object') used.add(noteKeyOf([...path, '*']) ?? '');
    collect([items, additionalProperties, anyOf, oneOf], path);
  };
  for (const [id, schema] of Object.entries(document.components.schemas)) collect(schema, [id]);
  for (const name of names) {
    const { parameters = [] } = operationOf(name) ?? {};
    for (const parameter of parameters as { name: string }[])
      used.add(noteKeyOf([`${name}Input`, parameter.name]) ?? '');
  }
  expect(Object.keys(FIELD_NOTES).filter((key) => !used.has(key))).toEqual([]);
});

test('describes a list in the query as one value with commas, as it is sent', () => {
  const [status] = operationOf('getDeskOrders')?.parameters ?? [];
  expect(status).toMatchObject({
    name: 'status',
    style: 'form',
    explode: false,
    schema: { type: 'array', items: { type: 'string' } },
  });
  const { input } = CALLS.getDeskOrders;
  for (const sent of ['pending,shipped', ['pending', 'shipped']]) {
    expect(input.parse({ status: sent }).status).toEqual(['pending', 'shipped']);
  }
  expect(input.parse({}).status).toEqual([]);
  expect(input.safeParse({ status: 'nonsense' }).success).toBe(false);
});

test('describes the objects accepted for ids, and a single value accepted for a list', () => {
  const id = { type: 'string', pattern: expect.any(String) as string };
  const idOrObject = { anyOf: [id, { type: 'object', properties: { _id: id }, required: ['_id'] }] };
  const { createSubCategoryInput, checkoutInput, createProductInput } = document.components.schemas;
  expect(createSubCategoryInput).toMatchObject({ properties: { category: { items: idOrObject } } });
  expect(checkoutInput).toMatchObject({
    properties: { list_items: { items: { properties: { productId: idOrObject } } } },
  });
  expect(createProductInput).toMatchObject({
    properties: {
      image: { anyOf: [{ type: 'array' }, { type: 'string' }] },
      category: { anyOf: [{ type: 'array', items: idOrObject }, idOrObject] },
    },
  });
});

test('the document has each call once, by its name', () => {
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((operation) => operation.operationId),
  );
  expect(ids.toSorted()).toEqual(names.toSorted());
});

test('every reference can be resolved', () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, id]) => id ?? '');
  expect(references.length).toBeGreaterThan(names.length);
  expect(references.filter((id) => !(id in document.components.schemas))).toEqual([]);
  expect([...text.matchAll(/"\$ref":"([^#])/g)]).toEqual([]);
});

test('the document is plain JSON, and always the same', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  expect(openApiDocument(CALLS, SERVER)).toEqual(document);
});

describe.each(names)('%s', (name) => {
  const call = CALLS[name];

  test('gives who may make it', () => {
    expect(operationOf(name)?.security).toEqual(call.who === 'all' ? [] : [{ bearer: [] }, { cookie: [] }]);
    if (call.who !== 'all') expect(operationOf(name)?.responses).toHaveProperty('401');
    if (call.who === 'admin') expect(operationOf(name)?.responses).toHaveProperty('403');
  });

  test('lists its failures', () => {
    for (const code of call.errors) {
      const response = operationOf(name)?.responses[ERRORS[code]] as { description: string };
      expect(response.description).toContain(`\`${code}\``);
    }
  });

  test('describes its input and response', () => {
    const { requestBody, responses } = operationOf(name) ?? {};
    expect(requestBody !== undefined).toBe(call.carrier === 'json' || call.carrier === 'file');
    const type = call.download ?? 'application/json';
    expect(responses?.['200']).toMatchObject({ content: { [type]: { schema: expect.any(Object) } } });
  });

  test('requires a body unless the call works without one', () => {
    const body = operationOf(name)?.requestBody as { required: boolean } | undefined;
    if (body === undefined) return;
    const optional = call.carrier === 'json' && call.input.safeParse(undefined).success;
    expect(body.required).toBe(!optional);
  });

  test('has an example that the contract accepts', () => {
    const { requestBody, responses } = operationOf(name) ?? {};
    if (call.carrier === 'json') {
      expect(call.input.safeParse(exampleIn(requestBody, 'application/json')).error).toBeUndefined();
    }
    if (call.download !== undefined) return;
    expect(call.response.safeParse(exampleIn(responses?.['200'], 'application/json')).error).toBeUndefined();
  });

  test('describes each field and parameter', () => {
    const { parameters = [] } = operationOf(name) ?? {};
    const described = parameters as { name: string; description?: string }[];
    expect(described.filter(({ description }) => !description).map((parameter) => parameter.name)).toEqual(
      [],
    );
    const shapes = [`${name}Input`, `${name}Response`].filter((id) => id in document.components.schemas);
    expect(shapes.flatMap((id) => fieldsWithoutDescription(document.components.schemas[id], id))).toEqual([]);
  });
});

test('a field that may not be left out is required, even if the schema converts it', () => {
  expect(document.components.schemas['changeQuantityInput']).toEqual({
    type: 'object',
    properties: {
      _id: { type: 'string', pattern: '^[0-7][0-9a-hjkmnp-tv-z]{25}$', description: 'The id.' },
      qty: { type: 'integer', minimum: 1, maximum: 50, description: 'The quantity.' },
    },
    required: ['_id', 'qty'],
  });
});

test('the parameters of a list of orders are in its query', () => {
  expect(operationOf('getOrders')?.parameters).toEqual([
    {
      name: 'page',
      in: 'query',
      required: false,
      description: 'The page, counted from 1.',
      schema: { type: 'integer', minimum: 1, maximum: 1_000_000 },
      example: 1,
    },
    {
      name: 'limit',
      in: 'query',
      required: false,
      description: 'How many entries a page has at most.',
      schema: { type: 'integer', minimum: 1, maximum: 100 },
      example: 12,
    },
  ]);
});

test.each([
  ['exportMyData', 'application/json', 'object'],
  ['exportCatalogue', 'text/csv', 'string'],
] as const)('the file that %s returns is %s, and its content is described as: %s', (name, type, expected) => {
  expect(operationOf(name)?.responses['200']).toMatchObject({ content: { [type]: {} } });
  expect(document.components.schemas[`${name}Response`]).toMatchObject({ type: expected });
});

test('a file is sent in a form, under its field name', () => {
  expect(operationOf('uploadImage')?.requestBody).toMatchObject({
    content: { 'multipart/form-data': { schema: { required: ['image'] } } },
  });
});
