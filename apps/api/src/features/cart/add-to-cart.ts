import { type Id, LIMITS, makeId, maxQuantity, type ProductId, type UserId } from '@jhola/domain';
import { AppError } from '../../platform/app-error.ts';
import { violates } from '../../platform/http/database-error.ts';
import { finishedLines } from './cart.mapper.ts';
import type { CartNeeds } from './cart-needs.ts';
import { type AddedLine, addLine, findLineOfProduct, type OfferedLine } from './cart.queries.ts';
import { noSuchLine } from './no-such-line.ts';
import { tooMany } from './too-many.ts';
import { cartTexts as texts } from '../../messages/index.ts';

export type Addition = { readonly productId: ProductId; readonly quantity: number };

/** An addition with an optional id, so that a client can safely repeat it if the response was lost. */
export type AdditionOnce = Addition & { readonly addId?: Id<'CartMerge'> | undefined };

/**
 * Adds a product to the cart, or increases the quantity of its line, and returns the line as JSON. With an `addId` it
 * is idempotent. Throws NOT_FOUND (also if a repeated addition's line was removed since), OUT_OF_STOCK, CART_FULL.
 */
export async function addToCart(needs: CartNeeds, userId: UserId, addition: AdditionOnce): Promise<Buffer> {
  const line = await add(needs, userId, addition);
  const [finished] = await finishedLines(needs, needs.db, [line]);
  if (finished === undefined) throw noSuchProduct();
  return finished;
}

/** A single statement checks and writes, so that two additions at the same time are both counted. */
async function add(needs: CartNeeds, userId: UserId, addition: AdditionOnce): Promise<OfferedLine> {
  const { db, clock } = needs;
  const { productId, quantity, addId } = addition;
  const now = clock.now();
  const added = await tryAdding(() =>
    addLine(db, { userId, id: makeId(now), productId, quantity, addId: addId ?? null, now }),
  );
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

async function tryAdding(
  adding: () => Promise<AddedLine | undefined>,
): Promise<AddedLine | 'repeated' | undefined> {
  try {
    return await adding();
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
