/** An order in the list; `isGone` where it no longer belongs there, and only keeps its place. */
export type Row<Order> = { readonly order: Order; readonly isGone: boolean };

export type Arranged<Order> = {
  readonly rows: readonly Row<Order>[];
  /** How many new ones wait to be shown. */
  readonly waiting: number;
};

export type Holding = {
  /** Somebody is about to press something: what is shown keeps its place. */
  readonly steady: boolean;
  /** New ones wait until they are asked for. */
  readonly hold: boolean;
};

type Known = { readonly _id: string };

/**
 * Puts what the server has just told into the list that is on the screen, so that nothing moves away under a
 * finger: rows keep their places with what is new in them, those that left stay greyed out, and others come
 * after them, or wait.
 */
export function arrangeRows<Order extends Known>(
  shown: readonly Row<Order>[],
  fresh: readonly Order[],
  { steady, hold }: Holding,
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
