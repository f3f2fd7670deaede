/** Calls of the product table, which change many products at once. */
import { LIMITS, PAGE_SIZES, PRODUCT_SORTS, STOCK_LEVELS } from '@jhola/domain';
import { z } from 'zod';
import { responseOf, defineCall } from '../call.ts';
import { id, pageNumber, pageSize, searchText } from '../fields.ts';
import { discount, price, stock } from '../product-fields.ts';
import { adminProduct, product } from '../wire.ts';
import { inputTexts } from '../messages/index.ts';
import { errorMessage } from '../error-message.ts';

const filter = {
  search: searchText,
  categoryId: id<'Category'>().optional(),
  stock: z.enum(STOCK_LEVELS, 'Stock must be any, low or out').default('any'),
  discounted: z.boolean('Discounted must be true or false').default(false),
};

export const getProductTable = defineCall({
  who: 'admin',
  summary: 'Products filtered by search, category, stock and discount, sorted as requested; page by page.',
  carrier: 'json',
  input: z.object({
    ...filter,
    sortBy: z.enum(PRODUCT_SORTS, 'There is no such sort order').default('newest'),
    descending: z.boolean('Descending must be true or false').default(false),
    page: pageNumber,
    limit: pageSize(PAGE_SIZES.desk),
  }),
  response: responseOf(z.array(adminProduct), {
    page: z.int(),
    totalCount: z.int(),
    totalNoPage: z.int(),
    /** How many products each filter would leave, within the search and the category. */
    counts: z.strictObject({ all: z.int(), low: z.int(), out: z.int(), discounted: z.int() }),
    /** For sold-out products of this page: how many shoppers asked to be told when it is back. */
    waiting: z.array(z.strictObject({ productId: z.string(), count: z.int().positive() })),
  }),
  errors: [],
});

const edited = {
  _id: id<'Product'>(),
  /** One per edit: sent again with it, the edit isn't made twice. */
  editId: id<'ProductEdit'>().optional(),
};

/** One field of one product: the value that the admin saw, and the new value. */
const fieldEdit = z.discriminatedUnion(
  'field',
  [
    z.object({ ...edited, field: z.literal('price'), was: price, value: price }),
    z.object({ ...edited, field: z.literal('stock'), was: stock, value: stock }),
    z.object({ ...edited, field: z.literal('discount'), was: discount, value: discount }),
  ],
  'Field must be price, stock or discount',
);

export const editProductField = defineCall({
  who: 'admin',
  summary:
    'Change the price, stock or discount of a product. Stock changes by the difference to `was`; if a price or discount no longer equals `was`, the response is STALE. Idempotent with an `editId`.',
  carrier: 'json',
  input: fieldEdit,
  response: responseOf(product),
  errors: ['NOT_FOUND', 'STALE', 'OUT_OF_STOCK'],
});

const ids = z
  .array(
    id<'Product'>(),
    errorMessage(() => inputTexts.chooseProducts),
  )
  .min(
    1,
    errorMessage(() => inputTexts.chooseProducts),
  )
  .max(
    LIMITS.productsAtOnce,
    errorMessage(() => inputTexts.tooManyProducts({ max: LIMITS.productsAtOnce })),
  );

/** Either these products, or all that match a filter; `count` is the number that the admin was shown. */
const chosen = {
  ids: ids.optional(),
  matching: z.object(filter, 'What products match must be an object').optional(),
  count: z.int('Count must be a number').min(
    1,
    errorMessage(() => inputTexts.chooseProducts),
  ),
  /** One per action: sent again with it, the response is the same. */
  actionId: id<'BulkAction'>().optional(),
};

type Chosen = { ids?: unknown; matching?: unknown };
const isOneWay = (input: Chosen) => (input.ids === undefined) !== (input.matching === undefined);
const ONE_WAY = 'Choose products either by ids or by what they match';

export const discountProducts = defineCall({
  who: 'admin',
  summary:
    'Give many products one discount. Returns the id by which restoreDiscounts undoes it. Idempotent with an `actionId`.',
  carrier: 'json',
  input: z.object({ ...chosen, discount }).refine(isOneWay, ONE_WAY),
  response: responseOf(
    z.strictObject({
      changed: z.int(),
      /** Null if every product had that discount already. */
      undo: z.string().nullable(),
    }),
  ),
  errors: ['CONFLICT'],
});

export const restoreDiscounts = defineCall({
  who: 'admin',
  summary:
    'Undo discountProducts: restores each product’s discount, unless it was changed since. Idempotent.',
  carrier: 'json',
  input: z.object({ undo: id<'AdminChange'>() }),
  response: responseOf(z.strictObject({ restored: z.int() })),
  errors: ['NOT_FOUND'],
});

export const deleteProducts = defineCall({
  who: 'admin',
  summary:
    'Delete many products. They are removed from carts; past orders keep their copies. Idempotent with an `actionId`.',
  carrier: 'json',
  input: z.object(chosen).refine(isOneWay, ONE_WAY),
  response: responseOf(z.strictObject({ deleted: z.int() })),
  errors: ['CONFLICT'],
});
