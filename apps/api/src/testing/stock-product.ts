import { type CategoryId, makeId, type ProductId, paise, type SubCategoryId } from '@jhola/domain';
import type { Database } from '../platform/database.ts';

export type ProductToStock = {
  readonly name?: string;
  readonly stock?: number;
  readonly pricePaise?: number;
  readonly discount?: number;
};

export type StockedProduct = {
  readonly productId: ProductId;
  readonly categoryId: CategoryId;
  readonly subCategoryId: SubCategoryId;
  readonly name: string;
};

let stocked = 0;

/**
 * Inserts a product with its own category and sub-category directly into the tables. For tests that only need something
 * to buy; the catalogue's own tests use its calls.
 */
export async function stockProduct(db: Database, wanted: ProductToStock = {}): Promise<StockedProduct> {
  const now = new Date();
  stocked += 1;
  const name = wanted.name ?? `Product ${stocked}`;
  const times = { created_at: now, updated_at: now };
  const image = '/images/0000000000/640.webp';
  const categoryId = makeId<'Category'>(now);
  const subCategoryId = makeId<'SubCategory'>(now);
  const productId = makeId<'Product'>(now);
  const place = { position: 0 };
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('categories')
      .values({ id: categoryId, name: `Category of ${productId}`, image, ...times })
      .execute();
    await tx
      .insertInto('sub_categories')
      .values({ id: subCategoryId, name: `Sub category of ${productId}`, image, ...times })
      .execute();
    await tx
      .insertInto('sub_category_parents')
      .values({ sub_category_id: subCategoryId, category_id: categoryId, ...place })
      .execute();
    await tx
      .insertInto('products')
      .values({
        id: productId,
        name,
        images: [image],
        unit: '1 pc',
        stock: wanted.stock ?? 20,
        price_paise: paise(wanted.pricePaise ?? 10_000),
        discount_percent: wanted.discount ?? 0,
        description: '',
        more_details: '{}',
        import_key: null,
        content_updated_at: now,
        ...times,
      })
      .execute();
    await tx
      .insertInto('product_categories')
      .values({ product_id: productId, category_id: categoryId, ...place })
      .execute();
    await tx
      .insertInto('product_sub_categories')
      .values({ product_id: productId, sub_category_id: subCategoryId, ...place })
      .execute();
  });
  return { productId, categoryId, subCategoryId, name };
}

/** A product's stock, read from the table. */
export async function stockOf(db: Database, productId: ProductId): Promise<number> {
  const row = await db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return row.stock;
}
