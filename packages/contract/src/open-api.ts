/** The contract as an OpenAPI document, for people, for tools that generate clients, and to try it out. */
import { z } from 'zod';
import type { Call } from './call.ts';
import { ERRORS, type ErrorCode } from './errors.ts';
import { type CallName, ROUTES, splitRoute } from './routes.ts';
import * as wire from './wire.ts';

export type OpenApiDocument = {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
};

export type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly []>>[];
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
};

type JsonSchema = Readonly<Record<string, unknown>>;
type NamedCalls = Readonly<Partial<Record<CallName, Call>>>;

const WHO = { all: 'For everybody', user: 'For who is signed in', admin: 'For admins' } as const;

/** Writes the document for these calls. Pure: the same calls give the same document. */
export function openApiDocument(calls: NamedCalls): OpenApiDocument {
  const entries = (Object.keys(ROUTES) as CallName[]).flatMap((name) => {
    const call = calls[name];
    return call === undefined ? [] : [[name, call] as const];
  });
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, call] of entries) {
    const { method, path } = splitRoute(name);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jhola',
      version: '1',
      description:
        'Every answer is an envelope: `success`, `error`, `message` and `data`. A failure says in `message` what ' +
        'to tell people and in `code` what to tell programs. Prices are rupees, times are ISO 8601 in UTC.',
    },
    paths,
    components: { schemas: schemas(entries), securitySchemes: SECURITY_SCHEMES },
  };
}

const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a login.',
  },
} as const;

function operation(name: CallName, call: Call): Operation {
  const { path } = splitRoute(name);
  const parameters = [...queryParameters(call), ...headerParameters(call)];
  const body = requestBody(name, call);
  return {
    operationId: name,
    tags: [path.split('/')[2] ?? ''],
    summary: inWords(name),
    description: `${call.summary}\n\n${WHO[call.who]}.`,
    security: call.who === 'all' ? [] : [{ bearer: [] }],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === null ? {} : { requestBody: body }),
    responses: { 200: json('Success', reference(`${name}Answer`)), ...refusals(call) },
  };
}

/** 'addToCart' as 'Add to cart'. */
function inWords(name: CallName): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function requestBody(name: CallName, call: Call): object | null {
  if (call.carrier === 'json') {
    return { content: { 'application/json': { schema: reference(`${name}Input`) } } };
  }
  if (call.carrier !== 'file' || call.fileField === undefined) return null;
  const file = { type: 'string', format: 'binary' };
  const schema = {
    type: 'object',
    properties: { [call.fileField]: file },
    required: [call.fileField],
  };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function queryParameters(call: Call): object[] {
  if (call.carrier !== 'query') return [];
  const { properties = {}, required = [] } = inputSchema(call.input) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([field, schema]) => ({
    name: field,
    in: 'query',
    required: required.includes(field),
    schema,
  }));
}

function headerParameters(call: Call): object[] {
  return Object.entries(call.headers ?? {}).map(([header, description]) => ({
    name: header,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }));
}

/** The failures of a call by their status, each with the codes and messages that it may carry. */
function refusals(call: Call): Record<string, object> {
  const byStatus: Record<string, ErrorCode[]> = {};
  for (const code of new Set([...usualErrors(call), ...call.errors])) {
    const [status] = ERRORS[code];
    byStatus[status] = [...(byStatus[status] ?? []), code];
  }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      json(codes.map((code) => `\`${code}\`: ${ERRORS[code][1]}`).join('\n\n'), reference('Failure')),
    ]),
  );
}

/** What any call of this kind can meet. */
function usualErrors(call: Call): ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (call.carrier !== 'none') codes.push('BAD_REQUEST');
  if (call.carrier === 'json') codes.push('TOO_LARGE', 'UNSUPPORTED_MEDIA');
  if (call.who !== 'all') codes.push('NO_SESSION', 'FOREIGN_ORIGIN');
  if (call.who === 'admin') codes.push('NO_PERMISSION');
  return [...codes, 'TOO_MANY', 'BUG', 'UNAVAILABLE'];
}

const failure = z.strictObject({
  success: z.literal(false),
  error: z.literal(true),
  message: z.string(),
  data: z.null(),
  code: z.enum(Object.keys(ERRORS)),
  field: z.string().optional(),
});

const WIRE_SHAPES = {
  Category: wire.category,
  SubCategory: wire.subCategory,
  Product: wire.product,
  User: wire.user,
  CartLine: wire.cartLine,
  Address: wire.address,
  Order: wire.order,
  Failure: failure,
};

function schemas(entries: readonly (readonly [CallName, Call])[]): Record<string, JsonSchema> {
  const answers = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(WIRE_SHAPES)) answers.add(shape, { id });
  for (const [name, call] of entries) answers.add(call.answer, { id: `${name}Answer` });
  const uri = (id: string) => reference(id).$ref;
  const written = z.toJSONSchema(answers, { uri }).schemas;
  const inputs = entries
    .filter(([, call]) => call.carrier === 'json')
    .map(([name, call]) => [`${name}Input`, inputSchema(call.input)] as const);
  return Object.fromEntries(
    [...Object.entries(written), ...inputs].map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}

/** What may be sent: numbers as numbers, with their bounds, though text that is plainly one is taken too. */
function inputSchema(input: z.ZodType): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const def = (zodSchema as z.core.$ZodTypes)._zod.def;
      if (def.type === 'object') jsonSchema.required = requiredFields(def.shape);
      // Of two schemas in a row the second knows the bounds; a transformation has none.
      if (def.type === 'pipe' && def.out._zod.def.type !== 'transform') {
        Object.assign(jsonSchema, inputSchema(def.out as z.ZodType));
      }
    },
  });
  return schema;
}

/** What may not be left out, found out by leaving it out: conversions hide it from the schema. */
function requiredFields(shape: Readonly<Record<string, z.core.$ZodType>>): string[] {
  return Object.keys(shape).filter((field) => !(shape[field] as z.ZodType).safeParse(undefined).success);
}

function reference(id: string) {
  return { $ref: `#/components/schemas/${id}` };
}

function json(description: string, schema: JsonSchema) {
  return { description, content: { 'application/json': { schema } } };
}
