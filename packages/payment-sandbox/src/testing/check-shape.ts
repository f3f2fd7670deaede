import { Ajv2020 } from 'ajv/dist/2020.js';
import shapes from './api-shapes.json' with { type: 'json' };

export type Shape = keyof typeof shapes.$defs;

const ajv = new Ajv2020({ allErrors: true, strict: false }).addSchema(shapes);

/** How often each shape was checked in this test file. */
export const checked = new Map<Shape, number>();

/** Checks an object of the sandbox against the provider's published description. Throws if they differ. */
export function checkShape(said: unknown): void {
  const shape = shapeOf(said);
  const validate = ajv.getSchema(`api-shapes#/$defs/${shape}`);
  if (validate === undefined) throw new Error(`The description knows no ${shape}`);
  if (validate(said) !== true) {
    throw new Error(`Not the shape of ${shape}: ${ajv.errorsText(validate.errors, { separator: '\n' })}`);
  }
  checked.set(shape, (checked.get(shape) ?? 0) + 1);
}

function shapeOf(said: unknown): Shape {
  const { object } = said as { readonly object?: Shape };
  return object ?? 'error';
}
