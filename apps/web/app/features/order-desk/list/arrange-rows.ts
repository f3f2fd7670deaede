/** An order in the list; `isGone` if it no longer belongs there and only keeps its place. */
export type Row<Order> = { readonly order: Order; readonly isGone: boolean };

export type Arranged<Order> = {
  readonly rows: readonly Row<Order>[];
  /** How many new ones are held back. */
  readonly waiting: number;
};

export type RowPolicy = {
  /** Somebody may be about to press something: rows keep their places. */
  readonly steady: boolean;
  /** New ones are held back until the user asks for them. */
  readonly hold: boolean;
};

type Known = { readonly _id: string };

/**
 * Merges the server's orders into the rows on the screen so that no row moves while somebody may press it: rows keep
 * their places and are updated, removed ones stay greyed out, and new ones are appended, or held back.
 */
export function arrangeRows<Order extends Known>(
  shown: readonly Row<Order>[],
  fresh: readonly Order[],
  { steady, hold }: RowPolicy,
): Arranged<Order> {
  if (!steady || shown.length === 0) return { rows: fresh.map(asRow), waiting: 0 };
  const byId = new Map(fresh.map((order) => [order._id, order]));
  const kept = shown.map(({ order }): Row<Order> => {
    const now = byId.get(order._id);
    return now === undefined ? { order, isGone: true } : asRow(now);
  });
  const places = new Set(shown.map(({ order }) => order._id));
  const others = fresh.filter((order) => !places.has(order._id));
  if (hold) return { rows: kept, waiting: others.length };
  return { rows: [...kept, ...others.map(asRow)], waiting: 0 };
}

function asRow<Order>(order: Order): Row<Order> {
  return { order, isGone: false };
}
