import { z } from 'zod';
import type { Call } from '../call.ts';
import { ERRORS } from '../errors.ts';
import { ACCEPTS } from '../fields.ts';
import type { CallName } from '../routes.ts';
import * as wire from '../wire.ts';
import { annotate } from './annotate.ts';
import type { JsonSchema } from './json-schema.ts';

const failure = z.strictObject({
  success: z.literal(false),
  error: z.literal(true),
  message: z.string(),
  data: z.null(),
  code: z.enum(Object.keys(ERRORS)),
  field: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  secondStep: z.strictObject({ token: z.string(), hasApp: z.boolean() }).optional(),
});

const WIRE_SHAPES = {
  Category: wire.category,
  SubCategory: wire.subCategory,
  Product: wire.product,
  User: wire.user,
  CartLine: wire.cartLine,
  Address: wire.address,
  ListedAddress: wire.listedAddress,
  Order: wire.order,
  OrderDetails: wire.orderDetails,
  DeskOrder: wire.deskOrder,
  Failure: failure,
};

/** Every shape by its name: the shared ones of `wire.ts`, then the response and input of each call. */
export function schemas(entries: readonly (readonly [CallName, Call])[]): Record<string, JsonSchema> {
  const responses = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(WIRE_SHAPES)) responses.add(shape, { id });
  for (const [name, call] of entries) responses.add(call.response, { id: `${name}Response` });
  const uri = (id: string) => reference(id).$ref;
  const written = z.toJSONSchema(responses, { uri }).schemas;
  const inputs = entries
    .filter(([, call]) => call.carrier === 'json')
    .map(([name, call]) => [`${name}Input`, inputSchema(call.input)] as const);
  return Object.fromEntries(
    [...Object.entries(written), ...inputs].map(([id, schema]) => [
      id,
      annotate(withoutDialect(schema), [id]),
    ]),
  );
}

/**
 * The schema of what may be sent. Numbers are described with their bounds, though numeric text is accepted too. Where
 * an object with an `_id` is accepted for an id, or a single value for a list, both forms are described.
 */
export function inputSchema(input: z.ZodType): JsonSchema {
  return withoutDialect(
    z.toJSONSchema(input, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const def = (zodSchema as z.core.$ZodTypes)._zod.def;
        if (def.type === 'object') jsonSchema.required = requiredFields(def.shape);
        // In a pipe, the second schema has the bounds; a transformation has none.
        if (def.type === 'pipe' && def.out._zod.def.type !== 'transform') {
          const { accepts } = jsonSchema;
          for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
          Object.assign(jsonSchema, accepted(inputSchema(def.out as z.ZodType), accepts));
        }
      },
    }),
  );
}

/** Adds the second accepted form of a value (see `ACCEPTS` in fields.ts). */
function accepted(schema: JsonSchema, accepts: unknown): JsonSchema {
  if (accepts === ACCEPTS.object) {
    return { anyOf: [schema, { type: 'object', properties: { _id: schema }, required: ['_id'] }] };
  }
  return accepts === ACCEPTS.single ? { anyOf: [schema, schema['items']] } : schema;
}

/** Removes `$schema`, which the document states once for all of its schemas. */
function withoutDialect(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema' && key !== '$id'));
}

/** Finds the required fields by leaving each out in turn, because conversions hide it from the schema. */
function requiredFields(shape: Readonly<Record<string, z.core.$ZodType>>): string[] {
  return Object.keys(shape).filter((field) => !(shape[field] as z.ZodType).safeParse(undefined).success);
}

/** A reference to one of `schemas` by its name, as an OpenAPI document contains it. */
export function reference(id: string) {
  return { $ref: `#/components/schemas/${id}` };
}
