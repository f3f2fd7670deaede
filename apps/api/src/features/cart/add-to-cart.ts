import { type Id, LIMITS, makeId, maxQuantity, type ProductId, type UserId } from '@jhola/domain';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { violates } from '../../platform/http/database-error.ts';
import type { Rows, UserStatement } from '../../platform/user-statement.queries.ts';
import { finishedLines } from './cart.mapper.ts';
import type { CartNeeds } from './cart-needs.ts';
import { type AddedLine, addingLine, findLineOfProduct, type OfferedLine } from './cart.queries.ts';
import { noSuchLine } from './no-such-line.ts';
import { tooMany } from './too-many.ts';
import { cartTexts as texts } from '../../messages/index.ts';

export type Addition = { readonly productId: ProductId; readonly quantity: number };

/** An addition with an optional id, so that a client can safely repeat it if the response was lost. */
export type AdditionOnce = Addition & { readonly addId?: Id<'CartMerge'> | undefined };

/** The statement of an addition. It checks and writes, so that two additions at the same time are both counted. */
export function addition(clock: Clock, { addId, ...line }: AdditionOnce): UserStatement<AddedLine> {
  const now = clock.now();
  return addingLine({ ...line, id: makeId(now), addId: addId ?? null, now });
}

/**
 * Adds a product to the cart, or increases the quantity of its line, and returns the line as JSON. With an `addId` it
 * is idempotent. `rows`: of the `addition`. Throws NOT_FOUND (also if a repeated addition's line was removed since),
 * OUT_OF_STOCK, CART_FULL.
 */
export async function addToCart(
  needs: CartNeeds,
  userId: UserId,
  wanted: Addition,
  rows: Rows<AddedLine>,
): Promise<Buffer> {
  const line = await add(needs.db, userId, wanted, rows);
  const [finished] = await finishedLines(needs, needs.db, [line]);
  if (finished === undefined) throw noSuchProduct();
  return finished;
}

async function add(
  db: Db,
  userId: UserId,
  { productId, quantity }: Addition,
  rows: Rows<AddedLine>,
): Promise<OfferedLine> {
  const added = await tryAdding(rows);
  if (added === undefined) throw noSuchProduct();
  if (isLine(added)) return added;
  const there = await findLineOfProduct(db, userId, productId);
  if (added === 'repeated' || added.is_repeated) {
    if (there === undefined) throw noSuchLine();
    return there;
  }
  if (there !== undefined || quantity > maxQuantity(added.stock)) throw tooMany(added);
  throw new AppError('CART_FULL', { message: texts.cartFull({ lines: LIMITS.cartLines }) });
}

async function tryAdding(rows: Rows<AddedLine>): Promise<AddedLine | 'repeated' | undefined> {
  try {
    return (await rows())[0];
  } catch (error) {
    // The product was deleted in between.
    if (violates(error, 'cart_lines_product_id_fkey')) return undefined;
    // The same request was sent twice at the same time, and the other one was first.
    if (violates(error, 'cart_merges_pkey')) return 'repeated';
    throw error;
  }
}

function isLine(added: AddedLine | 'repeated'): added is AddedLine & OfferedLine {
  return added !== 'repeated' && added.id !== null;
}

function noSuchProduct(): AppError {
  return new AppError('NOT_FOUND', { message: texts.noLongerSold });
}
