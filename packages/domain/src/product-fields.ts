import { LIMITS } from './limits.ts';

/** A field of a product: its name on the wire and in the history, its column, and its header in the exported CSV. */
type Named = { readonly wire: string; readonly column: string; readonly header: string };

/** What the API's documentation says about a field. */
type Documented<Value> = { readonly note: string; readonly example: Value };

/**
 * A field, with how its values are kept, compared and shown: its kind. `money`: whole paise in the database, rupees
 * elsewhere. `search words`: other names, separated by commas, which the search uses and shoppers never see.
 *
 * Fields of the optional kinds are derived everywhere: a product may have no value of them, and shoppers see the others
 * on its page. `optional text`: at most `most` characters. `optional number`: a whole number from 0 to `most` in a unit
 * of `Intl.NumberFormat`, such as 'day' or 'gram'; null if it is unknown. `yes or no`: no unless the shop says yes.
 */
export type FieldDeclaration = Named &
  (
    | { readonly kind: 'text' | 'money' | 'percent' | 'search words' | 'pictures' | 'details' }
    | ({ readonly kind: 'optional text'; readonly most: number } & Documented<string>)
    | ({
        readonly kind: 'optional number';
        readonly most: number;
        readonly unit: string;
      } & Documented<number>)
    | ({ readonly kind: 'yes or no' } & Documented<boolean>)
  );

/**
 * The fields of a product. Its columns, queries, history, export, contract and forms are made from this list; the
 * labels are in `messages/…/product-fields.ts`. Stock and categories are stored and changed separately.
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
] as const satisfies readonly FieldDeclaration[];

export type ProductField = (typeof PRODUCT_FIELDS)[number];
export type ProductColumn = ProductField['column'];

/** The value of a field of each optional kind. */
export type OptionalValues = {
  'optional text': string;
  'optional number': number | null;
  'yes or no': boolean;
};

export type OptionalKind = keyof OptionalValues;
export type OptionalValue = OptionalValues[OptionalKind];

/** The values of a product that has none. */
export const NO_VALUES: Readonly<OptionalValues> = {
  'optional text': '',
  'optional number': null,
  'yes or no': false,
};

type Declared = Extract<ProductField, { kind: OptionalKind }>;

/** One of the optional fields. It may have any optional kind, even if no field has that kind at present. */
export type OptionalField = Extract<FieldDeclaration, { kind: OptionalKind }> & {
  readonly wire: Declared['wire'];
  readonly column: Declared['column'];
};

export const OPTIONAL_FIELDS: readonly OptionalField[] = PRODUCT_FIELDS.filter(
  (field) => field.kind in NO_VALUES,
) as readonly Declared[];

/**
 * One entry for each optional field, by its name on the wire or its column, of the type that its kind has in `ByKind`.
 */
export type OptionalFields<
  ByKind extends Record<OptionalKind, unknown>,
  Key extends 'wire' | 'column' = 'wire',
> = {
  [Field in Declared as Field[Key]]: ByKind[Field['kind']];
};

/** An entry for each optional field, by its name on the wire. */
export function byOptionalField<ByKind extends Record<OptionalKind, unknown>>(
  valueOf: (field: OptionalField) => ByKind[OptionalKind],
): OptionalFields<ByKind> {
  return Object.fromEntries(
    OPTIONAL_FIELDS.map((field) => [field.wire, valueOf(field)]),
  ) as OptionalFields<ByKind>;
}

/** An entry for each optional field, by its column. */
export function byOptionalColumn<ByKind extends Record<OptionalKind, unknown>>(
  valueOf: (field: OptionalField) => ByKind[OptionalKind],
): OptionalFields<ByKind, 'column'> {
  return Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field.column, valueOf(field)])) as OptionalFields<
    ByKind,
    'column'
  >;
}
