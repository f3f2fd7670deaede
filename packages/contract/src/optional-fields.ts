/** The optional fields of a product in requests and responses: a schema for each kind. */
import { byOptionalField, type OptionalField, type OptionalKind, productFieldLabel } from '@jhola/domain';
import { z } from 'zod';
import { type Label, optionalText, whole } from './fields.ts';

type Inputs = {
  'optional text': ReturnType<typeof optionalText>;
  'optional number': ReturnType<typeof optionalNumber>;
  'yes or no': ReturnType<typeof yesOrNo>;
};

/** The optional fields of the product form; an absent one has no value. */
export const optionalInputs = byOptionalField<Inputs>(inputOf);

/**
 * The schema of an optional field in requests. An absent text becomes '', an absent number null, and an absent yes or
 * no false. A number is whole, from 0 to the field's `most`.
 */
export function inputOf(field: OptionalField): Inputs[OptionalKind] {
  const label = () => productFieldLabel(field.wire);
  switch (field.kind) {
    case 'optional text':
      return optionalText(label, field.most);
    case 'optional number':
      return optionalNumber(label, field.most);
    case 'yes or no':
      return yesOrNo(field.wire);
  }
}

function optionalNumber(label: Label, most: number) {
  return whole(label, 0, most).nullable().default(null);
}

function yesOrNo(name: string) {
  return z.boolean(`${name} must be true or false`).default(false);
}

const RESPONSES = {
  'optional text': () => z.string(),
  'optional number': () => z.int().nonnegative().nullable(),
  'yes or no': () => z.boolean(),
};

type Responses = { [Kind in OptionalKind]: ReturnType<(typeof RESPONSES)[Kind]> };

/** The optional fields of a product in responses. */
export const optionalResponses = byOptionalField<Responses>(({ kind }) => RESPONSES[kind]());
