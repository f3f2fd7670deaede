import type { DiscountPercent, ProductId, UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import {
  type ChangeId,
  type ManyAtOnce,
  readUpdatedParts,
  recordMany,
  type UpdatedPart,
} from '../../audit/index.ts';
import {
  allowLongStatements,
  type DiscountMove,
  findFreeByRounding,
  moveDiscounts,
  setDiscounts,
  type WantedMove,
} from './product-table.queries.ts';
import { touchProducts } from './touch-products.ts';

/** So many products are named where more are refused. */
const NAMED = 3;

export type Discounted = {
  readonly changed: number;
  /** Undoes it (restoreDiscounts); null if every product had the discount already. */
  readonly undo: ChangeId | null;
};

const SET = 'discount';
const RESTORED = 'restore discounts';

/** Gives many products one discount, or none of them. Throws CONFLICT if some of them would cost nothing then. */
export async function discountProducts(
  { db, clock }: Services,
  actor: UserId,
  ids: readonly ProductId[],
  discount: DiscountPercent,
): Promise<Discounted> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await allowLongStatements(tx);
    const free = await findFreeByRounding(tx, ids, discount);
    if (free.length > 0) throw wouldCostNothing(free, discount);
    const moves = await setDiscounts(tx, ids, discount, now);
    const undo = await noteMoves(tx, moves, { actor, now, whole: SET, after: { discount } });
    return { changed: moves.length, undo };
  });
}

/**
 * Undoes one discountProducts: gives each product the discount back that it had before, unless its discount has been
 * changed since, or its price so that it would cost nothing. Returns how many got theirs back. Throws NOT_FOUND if there
 * was no such discount.
 */
export async function restoreDiscounts(
  { db, clock }: Services,
  actor: UserId,
  undo: ChangeId,
): Promise<number> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await allowLongStatements(tx);
    const parts = await readUpdatedParts(tx, undo, SET);
    if (parts.length === 0) throw new AppError('NOT_FOUND', { message: 'There is nothing to undo' });
    const moves = await moveDiscounts(tx, parts.map(toMove), now);
    await noteMoves(tx, moves, { actor, now, whole: RESTORED, after: null });
    return moves.length;
  });
}

/** The discounts are as noteMoves wrote them. */
function toMove({ entityId, before, after }: UpdatedPart): WantedMove {
  return {
    id: entityId as ProductId,
    from: Number(after['discount']),
    to: Number(before['discount']),
  };
}

function wouldCostNothing(
  products: readonly { readonly name: string }[],
  discount: DiscountPercent,
): AppError {
  const named = products.slice(0, NAMED).map(({ name }) => name);
  const others = products.length - named.length;
  const names = others > 0 ? `${named.join(', ')} and ${others} more` : named.join(', ');
  return new AppError('CONFLICT', {
    message: `With ${discount}% off, these would cost nothing: ${names}. Leave them out or lower the discount`,
    field: 'discount',
  });
}

type Occasion = Pick<ManyAtOnce, 'actor' | 'now' | 'whole' | 'after'>;

async function noteMoves(
  tx: Db,
  moves: readonly DiscountMove[],
  occasion: Occasion,
): Promise<ChangeId | null> {
  const things = moves.map(({ id, name, before, after }) => ({
    entityId: id,
    name,
    before: { discount: before },
    after: { discount: after },
  }));
  const noted = await recordMany(tx, {
    ...occasion,
    action: 'update',
    entity: 'product',
    plural: 'products',
    things,
  });
  await touchProducts(
    tx,
    moves.map(({ id }) => id),
  );
  return noted;
}
