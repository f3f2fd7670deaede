import type { ProductId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { readTaxonomy, type Taxonomy } from '../categories/taxonomy.queries.ts';
import { type ProductRow, selectProducts } from './product.queries.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

/** A product for the server's own use: money in paise, pictures as stored, and the names of its categories. */
export type Product = ProductRow & { readonly taxonomy: Taxonomy };

/**
 * Reads products from the database, for carts and orders, which need the current price and stock. Unknown ids are
 * missing from the map.
 */
export async function readProducts(db: Db, ids: readonly ProductId[]): Promise<Map<ProductId, Product>> {
  if (ids.length === 0) return new Map();
  const rows = await selectProducts(db, ids);
  const taxonomy = await readTaxonomy(db, rows);
  return new Map(rows.map((row) => [row.id, { ...row, taxonomy }]));
}

/** One product, read within the transaction that writes it. Throws NOT_FOUND. */
export async function readProduct(tx: Db, id: ProductId): Promise<Product> {
  const product = (await readProducts(tx, [id])).get(id);
  if (product === undefined) throw new AppError('NOT_FOUND', { message: texts.noSuchProduct });
  return product;
}
