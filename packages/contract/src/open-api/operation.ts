import type { Call } from '../call.ts';
import { ERRORS, type ErrorCode } from '../errors.ts';
import { errorTexts } from '../messages/index.ts';
import { possibleErrors } from '../possible-errors.ts';
import { type CallName, splitRoute } from '../routes.ts';
import { annotate, exampleOf, noteOf } from './annotate.ts';
import { EXAMPLE_INPUTS } from './example-inputs.ts';
import type { JsonSchema } from './json-schema.ts';
import { inputSchema, reference } from './schemas.ts';

/** All shapes of the document by name. */
export type Shapes = Readonly<Record<string, JsonSchema>>;

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

const WHO = { all: 'Public', user: 'For signed-in users', admin: 'For admins' } as const;

/** Describes one call as an OpenAPI operation. */
export function operation(name: CallName, call: Call, shapes: Shapes): Operation {
  const { path } = splitRoute(name);
  const parameters = [...queryParameters(name, call), ...headerParameters(call)];
  const body = requestBody(name, call, shapes);
  return {
    operationId: name,
    tags: [path.split('/')[2] ?? ''],
    summary: inWords(name),
    description: `${call.summary}\n\n${WHO[call.who]}.`,
    security: call.who === 'all' ? [] : [{ bearer: [] }, { cookie: [] }],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === null ? {} : { requestBody: body }),
    responses: { 200: success(name, call, shapes), ...refusals(call) },
  };
}

function success(name: CallName, call: Call, shapes: Shapes): object {
  const schema = reference(`${name}Response`);
  if (call.download === undefined) return json('Success', schema, exampleOf(schema, [], shapes));
  return { description: 'The file', content: { [call.download]: { schema } } };
}

/** Turns 'addToCart' into 'Add to cart'. */
function inWords(name: CallName): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function requestBody(name: CallName, call: Call, shapes: Shapes): object | null {
  if (call.carrier === 'json') {
    const schema = reference(`${name}Input`);
    const example = EXAMPLE_INPUTS[name] ?? exampleOf(schema, [], shapes);
    return {
      required: !call.input.safeParse(undefined).success,
      content: { 'application/json': { schema, example } },
    };
  }
  if (call.carrier !== 'file' || call.fileField === undefined) return null;
  const file = { type: 'string', format: 'binary', description: 'The file.' };
  const schema = {
    type: 'object',
    properties: { [call.fileField]: file },
    required: [call.fileField],
  };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function queryParameters(name: CallName, call: Call): object[] {
  if (call.carrier !== 'query') return [];
  const shape = `${name}Input`;
  const { properties = {}, required = [] } = annotate(inputSchema(call.input), [shape]) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([field, { description, ...schema }]) => ({
    name: field,
    in: 'query',
    required: required.includes(field),
    description,
    // A list is sent as one value with commas.
    ...(schema['type'] === 'array' && { style: 'form', explode: false }),
    schema,
    ...(noteOf([shape, field])?.[1] !== undefined && { example: exampleOf(schema, [shape, field], {}) }),
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

/** The failures of a call by status, each with its possible codes and messages. */
function refusals(call: Call): Record<string, object> {
  const byStatus: Record<string, ErrorCode[]> = {};
  for (const code of possibleErrors(call)) {
    const status = ERRORS[code];
    byStatus[status] = [...(byStatus[status] ?? []), code];
  }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      json(codes.map((code) => `\`${code}\`: ${errorTexts[code]}`).join('\n\n'), reference('Failure')),
    ]),
  );
}

function json(description: string, schema: JsonSchema, example?: unknown) {
  const content = example === undefined ? { schema } : { schema, example };
  return { description, content: { 'application/json': content } };
}
