import { LIMITS } from './limits.ts';

/**
 * The fields of a product, each with its name on the wire and in the history, its column, and its header in the
 * exported CSV. Queries, the history, the export, the contract's optional texts and the forms are made from this list.
 * Stock and categories are stored and changed separately. `kind` says how values are kept, compared and shown. `money`:
 * whole paise in the database, rupees elsewhere. `optional text`: may be empty, has a limit; the contract, responses
 * and form drafts need no further code for it. `search words`: other names, separated by commas, which the search uses
 * and shoppers never see.
 */
export const PRODUCT_FIELDS = [
  { wire: 'name', column: 'name', kind: 'text', header: 'name' },
  { wire: 'unit', column: 'unit', kind: 'text', header: 'unit' },
  { wire: 'price', column: 'price_paise', kind: 'money', header: 'price' },
  { wire: 'discount', column: 'discount_percent', kind: 'percent', header: 'discount %' },
  {
    wire: 'description',
    column: 'description',
    kind: 'optional text',
    header: 'description',
    most: LIMITS.descriptionLength,
    note: 'The description.',
    example: 'Pasteurised toned milk with 3% fat.',
  },
  {
    wire: 'alsoCalled',
    column: 'also_called',
    kind: 'search words',
    header: 'also called',
  },
  { wire: 'image', column: 'images', kind: 'pictures', header: 'images' },
  {
    wire: 'more_details',
    column: 'more_details',
    kind: 'details',
    header: 'extra fields',
  },
] as const;

export type ProductField = (typeof PRODUCT_FIELDS)[number];
export type ProductColumn = ProductField['column'];

type OptionalText = Extract<ProductField, { kind: 'optional text' }>;
export type OptionalTextName = OptionalText['wire'];

/** A value for each optional text, by its name on the wire. */
export function optionalTexts<Value>(
  valueOf: (field: OptionalText) => Value,
): Record<OptionalTextName, Value> {
  const fields = PRODUCT_FIELDS.filter((field) => field.kind === 'optional text');
  return Object.fromEntries(fields.map((field) => [field.wire, valueOf(field)])) as Record<
    OptionalTextName,
    Value
  >;
}
