import {
  alsoCalledFault,
  type FilterGroup,
  LIMITS,
  PAGE_SIZES,
  readSearchNames,
  SHOP_SORTS,
  writeSearchNames,
} from '@jhola/domain';
import { z } from 'zod';
import { responseOf, defineCall, noData, nothing } from '../call.ts';
import {
  ACCEPTS,
  additionId,
  id,
  idOrObject,
  imageUrl,
  isPrintable,
  isRecord,
  overwrites,
  pageNumber,
  pageSize,
  searchText,
  text,
  type Label,
} from '../fields.ts';
import { optionalInputs } from '../optional-fields.ts';
import { discount, price, refuseFreeByRounding, stock } from '../product-fields.ts';
import { adminProduct, category, product, subCategory, subCategoryRef } from '../wire.ts';
import { inputTexts, labels } from '../messages/index.ts';
import { errorMessage } from '../error-message.ts';

const name = text(() => labels.name, LIMITS.nameLength);
const onlyId = <Of extends string>() => z.object({ _id: id<Of>() });
const pageFields = { page: z.int(), totalCount: z.int() };

const categoryForm = { name, image: imageUrl };
const parents = z
  .array(
    idOrObject<'Category'>(),
    errorMessage(() => inputTexts.chooseCategory),
  )
  .min(
    1,
    errorMessage(() => inputTexts.chooseCategory),
  )
  .max(
    LIMITS.categoriesPerSubCategory,
    errorMessage(() => inputTexts.tooManyCategories({ max: LIMITS.categoriesPerSubCategory })),
  );
const subCategoryForm = { ...categoryForm, category: parents };
/** What an admin saw when the form was opened: as it is stored, so its rules may be older than those of the form. */
const NO_OBJECT = 'was must be an object';
const seenCategory = { name: z.string('was.name must be text'), image: z.string('was.image must be text') };
const seenSubCategory = {
  ...seenCategory,
  category: z.array(idOrObject<'Category'>(), 'was.category must be a list'),
};

export const addCategory = defineCall({
  who: 'admin',
  summary: 'Add a category. Idempotent with an `editId`.',
  carrier: 'json',
  input: z.object({ ...categoryForm, editId: additionId }),
  response: responseOf(category),
  errors: ['NAME_TAKEN', 'NOT_FOUND'],
});

export const getCategories = defineCall({
  who: 'all',
  summary: 'All categories, sorted by name.',
  carrier: 'none',
  input: nothing,
  response: responseOf(z.array(category)),
  errors: [],
});

export const updateCategory = defineCall({
  who: 'admin',
  summary:
    'Rename a category or change its picture. With `was`, fields that equal it are left as they are now, and a field that somebody else has changed too is refused unless the form `overwrites`.',
  carrier: 'json',
  input: z.object({
    _id: id<'Category'>(),
    ...categoryForm,
    was: z.object(seenCategory, NO_OBJECT).optional(),
    overwrites,
  }),
  response: responseOf(category),
  errors: ['NAME_TAKEN', 'NOT_FOUND', 'STALE'],
});

export const deleteCategory = defineCall({
  who: 'admin',
  summary: 'Delete a category that nothing uses.',
  carrier: 'json',
  input: onlyId<'Category'>(),
  response: responseOf(noData),
  errors: ['IN_USE', 'NOT_FOUND'],
});

export const createSubCategory = defineCall({
  who: 'admin',
  summary: 'Add a sub-category under one or more categories. Idempotent with an `editId`.',
  carrier: 'json',
  input: z.object({ ...subCategoryForm, editId: additionId }),
  response: responseOf(subCategory),
  errors: ['NAME_TAKEN', 'NOT_FOUND'],
});

export const getSubCategories = defineCall({
  who: 'all',
  summary: 'All sub-categories with their categories, sorted by name.',
  carrier: 'json',
  input: nothing,
  response: responseOf(z.array(subCategory)),
  errors: [],
});

export const updateSubCategory = defineCall({
  who: 'admin',
  summary:
    'Change a sub-category. With `was`, fields that equal it are left as they are now, and a field that somebody else has changed too is refused unless the form `overwrites`.',
  carrier: 'json',
  input: z.object({
    _id: id<'SubCategory'>(),
    ...subCategoryForm,
    was: z.object(seenSubCategory, NO_OBJECT).optional(),
    overwrites,
  }),
  response: responseOf(subCategory),
  errors: ['NAME_TAKEN', 'NOT_FOUND', 'STALE'],
});

export const deleteSubCategory = defineCall({
  who: 'admin',
  summary: 'Delete a sub-category that nothing uses.',
  carrier: 'json',
  input: onlyId<'SubCategory'>(),
  response: responseOf(noData),
  errors: ['IN_USE', 'NOT_FOUND'],
});

export const uploadImage = defineCall({
  who: 'admin',
  summary: 'Store a picture: a form with the file field `image`. The picture is re-encoded.',
  carrier: 'file',
  fileField: 'image',
  input: nothing,
  response: responseOf(z.strictObject({ url: z.string(), width: z.int(), height: z.int() })),
  errors: ['BAD_IMAGE', 'TOO_LARGE'],
});

const { details, imagesPerProduct } = LIMITS;

const moreDetails = z
  .record(
    text(() => labels.aFieldName, details.keyLength),
    text(() => labels.aField, details.valueLength),
    {
      error: (issue) =>
        issue.code === 'invalid_key' ? issue.issues[0]?.message : inputTexts.detailsMustBeMap,
    },
  )
  .refine(
    (map) => Object.keys(map).length <= details.entries,
    errorMessage(() => inputTexts.tooManyDetails({ max: details.entries })),
  )
  .default({});

/** A list, or a single entry without a list around it. */
function listOf<Item extends z.ZodType>(item: Item, label: Label, min: number, max: number) {
  return z
    .preprocess(
      (value) => (typeof value === 'string' || isRecord(value) ? [value] : value),
      z
        .array(
          item,
          errorMessage(() => inputTexts.mustBeList({ label: label() })),
        )
        .min(
          min,
          errorMessage(() => inputTexts.isRequired({ label: label() })),
        )
        .max(
          max,
          errorMessage(() => inputTexts.tooMany({ label: label(), max })),
        ),
    )
    .meta({ accepts: ACCEPTS.single });
}

const productForm = {
  name,
  image: listOf(imageUrl, () => labels.image, 1, imagesPerProduct),
  category: listOf(idOrObject<'Category'>(), () => labels.category, 1, LIMITS.categoriesPerProduct),
  subCategory: listOf(idOrObject<'SubCategory'>(), () => labels.subCategory, 1, LIMITS.categoriesPerProduct),
  unit: text(() => labels.unit, LIMITS.unitLength),
  stock,
  price,
  discount: discount.default(0),
  ...optionalInputs,
  /** If absent, it is not changed. */
  alsoCalled: z
    .string('Also called must be text')
    .max(
      5_000,
      errorMessage(() => inputTexts.isTooLong({ label: labels.alsoCalled, max: 5_000 })),
    )
    .refine(
      isPrintable,
      errorMessage(() => inputTexts.isUnreadable({ label: labels.alsoCalled })),
    )
    .overwrite((text) => writeSearchNames(readSearchNames(text)))
    .superRefine((text, context) => {
      const fault = alsoCalledFault(text);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault });
    })
    .optional(),
  more_details: moreDetails,
};

/** One per new product or change of one: sent again with it, it isn't made twice. */
const editId = id<'ProductEdit'>().optional();

export const createProduct = defineCall({
  who: 'admin',
  summary: 'Add a product. Idempotent with an `editId`.',
  carrier: 'json',
  input: z.object({ ...productForm, editId }).check(refuseFreeByRounding),
  response: responseOf(product),
  errors: ['NOT_FOUND'],
});

export const updateProduct = defineCall({
  who: 'admin',
  summary:
    'Change a product. If `updatedAt` is sent, a save from an outdated form is refused unless it `overwrites`. Idempotent with an `editId`.',
  carrier: 'json',
  input: z
    .object({
      _id: id<'Product'>(),
      ...productForm,
      updatedAt: z.iso
        .datetime({ offset: true, error: 'updatedAt must be the time that came with the product' })
        .optional(),
      overwrites,
      editId,
    })
    .check(refuseFreeByRounding),
  response: responseOf(product),
  errors: ['NOT_FOUND', 'STALE', 'OUT_OF_STOCK'],
});

export const deleteProduct = defineCall({
  who: 'admin',
  summary: 'Delete a product. It is removed from carts; past orders keep their copy.',
  carrier: 'json',
  input: onlyId<'Product'>(),
  response: responseOf(noData),
  errors: ['NOT_FOUND'],
});

export const getProducts = defineCall({
  who: 'all',
  summary: 'All products, newest first, or those that match `search`; page by page.',
  carrier: 'json',
  input: z.preprocess(
    (body) => body ?? {},
    z.object({ page: pageNumber, limit: pageSize(PAGE_SIZES.adminProducts), search: searchText }),
  ),
  response: responseOf(z.array(product), { ...pageFields, totalNoPage: z.int() }),
  errors: [],
});

export const getProductsByCategory = defineCall({
  who: 'all',
  summary: 'The first products of a category, for a row of the home page.',
  carrier: 'json',
  input: z.object({ id: idOrObject<'Category'>(), limit: pageSize(PAGE_SIZES.homeRow) }),
  response: responseOf(z.array(product)),
  errors: [],
});

/** The same schema for each group of filters. */
const ofEachGroup = <Schema>(schema: Schema) =>
  ({ stock: schema, diet: schema, price: schema, discount: schema, brand: schema }) satisfies Record<
    FilterGroup,
    Schema
  >;

const filterValues = z
  .array(
    text(() => labels.aFilter, LIMITS.details.valueLength),
    'A filter must be a list of values',
  )
  .max(50, 'At most 50 values of a filter')
  .optional();

/** The sort and filters of a list of products, as shoppers choose them. */
const shopOptions = {
  sort: z.enum(SHOP_SORTS, 'sort must be one of the sorts').default('best'),
  filters: z
    .strictObject(ofEachGroup(filterValues), 'filters must be lists of values by their groups')
    .default({}),
  counts: z.boolean('counts must be true or false').default(false),
};

const filterCounts = z.array(z.strictObject({ value: z.string(), count: z.int().nonnegative() }));
const shopBeside = {
  counts: z.strictObject(ofEachGroup(filterCounts)).optional(),
};

const idOrList = <Of extends string>(label: Label) => listOf(idOrObject<Of>(), label, 1, 100);

const NO_PLACE = 'after must be the last answer’s next';

export const getListing = defineCall({
  who: 'all',
  summary:
    'The products of a category and sub-category; `after` (the `next` of the last response) requests the next page.',
  carrier: 'json',
  input: z.object({
    categoryId: idOrList<'Category'>(() => labels.category),
    subCategoryId: idOrList<'SubCategory'>(() => labels.subCategory),
    page: pageNumber,
    limit: pageSize(PAGE_SIZES.listing),
    after: z.string(NO_PLACE).max(200, NO_PLACE).nullish(),
    ...shopOptions,
  }),
  response: responseOf(z.array(product), { ...pageFields, next: z.string().nullable(), ...shopBeside }),
  errors: [],
});

export const getProduct = defineCall({
  who: 'all',
  summary: 'One product.',
  carrier: 'json',
  input: z.object({ productId: idOrObject<'Product'>() }),
  response: responseOf(product),
  errors: ['NOT_FOUND'],
});

/** A word of the search that was taken for a spelling mistake. */
const correction = z.strictObject({ typed: z.string(), meant: z.string() });

export const getProductToEdit = defineCall({
  who: 'admin',
  summary: 'One product with the fields that only admins see.',
  carrier: 'query',
  input: z.object({ productId: id<'Product'>() }),
  response: responseOf(adminProduct),
  errors: ['NOT_FOUND'],
});

export const searchProducts = defineCall({
  who: 'all',
  summary: 'Search products, best match first; an empty term finds nothing.',
  carrier: 'json',
  input: z.preprocess(
    (body) => body ?? {},
    z.object({
      search: searchText,
      asTyped: z.boolean('asTyped must be true or false').default(false),
      page: pageNumber,
      limit: pageSize(PAGE_SIZES.search),
      ...shopOptions,
    }),
  ),
  response: responseOf(z.array(product), {
    ...pageFields,
    totalPage: z.int(),
    corrections: z.array(correction),
    ...shopBeside,
  }),
  errors: [],
});

/** The fields of a product that a search suggestion shows, and that adding it to the cart needs. */
const suggestedProduct = z.strictObject({
  ...product.pick({
    _id: true,
    name: true,
    unit: true,
    image: true,
    price: true,
    discount: true,
    stock: true,
  }).shape,
  categoryName: z.string(),
});

export const getSuggestions = defineCall({
  who: 'all',
  summary: 'Suggestions for a text that is being typed: terms, sub-categories and products, best first.',
  carrier: 'query',
  input: z.object({ q: searchText }),
  response: responseOf(
    z.strictObject({
      terms: z.array(z.string()),
      categories: z.array(subCategoryRef),
      products: z.array(suggestedProduct),
    }),
    { corrections: z.array(correction) },
  ),
  errors: [],
});

export const getBestSellers = defineCall({
  who: 'all',
  summary: 'The best sellers, one of each thing; staples if there are no orders yet.',
  carrier: 'query',
  input: z.object({ limit: pageSize(PAGE_SIZES.homeRow) }),
  response: responseOf(z.array(product)),
  errors: [],
});

export const getRelated = defineCall({
  who: 'all',
  summary:
    'A product’s packs, smallest first, similar products, and products bought with it. With limit 0 only its packs. The lists stay the same while their version does.',
  carrier: 'query',
  input: z.object({ productId: id<'Product'>(), limit: pageSize(PAGE_SIZES.homeRow, 0) }),
  response: responseOf(
    z.strictObject({
      version: z.string(),
      packs: z.array(product),
      similar: z.array(product),
      goesWith: z.array(product),
    }),
  ),
  errors: ['NOT_FOUND'],
});
