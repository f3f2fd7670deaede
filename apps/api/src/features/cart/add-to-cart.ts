import type { WireCartLine } from '@jhola/contract';
import { type Id, LIMITS, makeId, maxQuantity, type ProductId, type UserId } from '@jhola/domain';
import { AppError } from '../../platform/app-error.ts';
import { breaks } from '../../platform/http/database-error.ts';
import { toWireCartLines } from './cart.mapper.ts';
import type { CartNeeds } from './cart-needs.ts';
import { type AddedLine, addLine, findLineOfProduct, type OfferedLine } from './cart.queries.ts';
import { noSuchLine } from './no-such-line.ts';
import { tooMany } from './too-many.ts';
import { cartTexts as texts } from '../../messages/index.ts';

export type Addition = { readonly productId: ProductId; readonly quantity: number };

/** An addition that its client may send again, because the answer was lost. */
export type AdditionOnce = Addition & { readonly addId?: Id<'CartMerge'> | undefined };

/**
 * Puts a product into the cart, or increases the quantity of the line that is there; with an `addId` only once. Throws
 * NOT_FOUND, also if it was added before and the line is gone since, OUT_OF_STOCK, CART_FULL.
 */
export async function addToCart(
  needs: CartNeeds,
  userId: UserId,
  addition: AdditionOnce,
): Promise<WireCartLine> {
  const line = await add(needs, userId, addition);
  const [wire] = await toWireCartLines(needs, needs.db, [line]);
  if (wire === undefined) throw noSuchProduct();
  return wire;
}

/** One statement decides, so that two additions at once are both counted. */
async function add(needs: CartNeeds, userId: UserId, addition: AdditionOnce): Promise<OfferedLine> {
  const { db, clock } = needs;
  const { productId, quantity, addId } = addition;
  const now = clock.now();
  const added = await tryAdding(() =>
    addLine(db, userId, { id: makeId(now), productId, quantity, addId }, now),
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
    // Deleted since it was read.
    if (breaks(error, 'cart_lines_product_id_fkey')) return undefined;
    // The same request came twice, and the other one was first.
    if (breaks(error, 'cart_merges_pkey')) return 'repeated';
    throw error;
  }
}

function isLine(added: AddedLine | 'repeated'): added is AddedLine & OfferedLine {
  return added !== 'repeated' && added.id !== null;
}

function noSuchProduct(): AppError {
  return new AppError('NOT_FOUND', { message: texts.noLongerSold });
}
