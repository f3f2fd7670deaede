import { z } from 'zod';
import type { Call } from '../call.ts';
import { ERRORS } from '../errors.ts';
import type { CallName } from '../routes.ts';
import * as wire from '../wire.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

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
  OrderDetails: wire.orderDetails,
  DeskOrder: wire.deskOrder,
  Failure: failure,
};

/** Every shape by its name: those of the wire, then each call's answer and input. */
export function schemas(entries: readonly (readonly [CallName, Call])[]): Record<string, JsonSchema> {
  const answers = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(WIRE_SHAPES)) answers.add(shape, { id });
  for (const [name, call] of entries) answers.add(call.answer, { id: `${name}Answer` });
  const uri = (id: string) => reference(id).$ref;
  const written = z.toJSONSchema(answers, { uri }).schemas;
  const inputs = entries
    .filter(([, call]) => call.carrier === 'json')
    .map(([name, call]) => [`${name}Input`, inputSchema(call.input)] as const);
  return Object.fromEntries(
    [...Object.entries(written), ...inputs].map(([id, schema]) => [id, withoutDialect(schema)]),
  );
}

/** What may be sent: numbers as numbers, with their bounds, though text that is plainly one is taken too. */
export function inputSchema(input: z.ZodType): JsonSchema {
  return withoutDialect(
    z.toJSONSchema(input, {
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
    }),
  );
}

/** A schema as it stands within a document, which has said already what dialect it speaks. */
function withoutDialect(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema' && key !== '$id'));
}

/** What may not be left out, found out by leaving it out: conversions hide it from the schema. */
function requiredFields(shape: Readonly<Record<string, z.core.$ZodType>>): string[] {
  return Object.keys(shape).filter((field) => !(shape[field] as z.ZodType).safeParse(undefined).success);
}

export function reference(id: string) {
  return { $ref: `#/components/schemas/${id}` };
}
