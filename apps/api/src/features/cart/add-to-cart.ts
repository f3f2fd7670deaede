import type { WireCartLine } from '@jhola/contract';
import {
  discountedPaise,
  type Id,
  LIMITS,
  makeId,
  maxQuantity,
  type ProductId,
  type UserId,
} from '@jhola/domain';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { breaks } from '../../platform/http/database-error.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { toWireCartLine } from './cart.mapper.ts';
import {
  type CartLineRow,
  findLineOfProduct,
  growLine,
  type LineToGrow,
  rememberMerge,
} from './cart.queries.ts';
import { noSuchLine } from './no-such-line.ts';
import { tooMany } from './too-many.ts';
import { readProductsFor } from './read-products-for.ts';

export type Addition = { readonly productId: ProductId; readonly quantity: number };

/** An addition that its client may send again, because the answer was lost. */
export type AdditionOnce = Addition & { readonly addId?: Id<'CartMerge'> | undefined };

/**
 * Puts a product into the cart, or makes the line that is there grow; with an `addId` only once. Throws NOT_FOUND,
 * also if it was added before and the line is gone since, OUT_OF_STOCK, CART_FULL.
 */
export async function addToCart(
  services: Services,
  userId: UserId,
  { addId, ...addition }: AdditionOnce,
): Promise<WireCartLine> {
  const { db, clock } = services;
  if (addId === undefined) return add(services, db, userId, addition);
  return inTransaction(db, async (tx) => {
    const isNew = await rememberMerge(tx, userId, addId, clock.now());
    return isNew ? add(services, tx, userId, addition) : added(services, tx, userId, addition.productId);
  });
}

/** The line of what was added before. Throws NOT_FOUND. */
async function added(
  { config }: Services,
  db: Db,
  userId: UserId,
  productId: ProductId,
): Promise<WireCartLine> {
  const line = await findLineOfProduct(db, userId, productId);
  const product = (await readProductsFor(db, userId, [productId])).get(productId);
  if (line === undefined || product === undefined) throw noSuchLine();
  return toWireCartLine(config, line, product);
}

/** One statement decides, so that two additions at once are both counted. */
async function add(
  { config, clock }: Services,
  db: Db,
  userId: UserId,
  addition: Addition,
): Promise<WireCartLine> {
  const product = (await readProductsFor(db, userId, [addition.productId])).get(addition.productId);
  if (product === undefined) throw noSuchProduct();
  const most = maxQuantity(product.stock);
  if (addition.quantity > most) throw tooMany(product);

  const now = clock.now();
  const line = await grow(db, userId, now, {
    id: makeId(now),
    productId: addition.productId,
    quantity: addition.quantity,
    most,
    unitPaise: discountedPaise(product.price_paise, product.discount_percent),
  });
  if (line !== undefined) return toWireCartLine(config, line, product);
  const there = await findLineOfProduct(db, userId, addition.productId);
  if (there !== undefined) throw tooMany(product);
  throw new AppError('CART_FULL', { message: `Your cart is full: it holds ${LIMITS.cartLines} products` });
}

async function grow(db: Db, userId: UserId, now: Date, line: LineToGrow): Promise<CartLineRow | undefined> {
  try {
    return await growLine(db, userId, line, now);
  } catch (error) {
    // Deleted since it was read.
    if (breaks(error, 'cart_lines_product_id_fkey')) throw noSuchProduct();
    throw error;
  }
}

function noSuchProduct(): AppError {
  return new AppError('NOT_FOUND', { message: 'That product is no longer sold' });
}
