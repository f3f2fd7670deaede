import type { ResponseOf } from '@jhola/contract/client';

type NewOrders = Pick<ResponseOf<'getNewOrders'>, 'data' | 'now'>;

export type NewOrder = NewOrders['data'][number];

export type OrderWatchOptions = {
  /** Requests the orders since a time that the server returned earlier; without one, the most recent orders. */
  readonly ask: (since: string | undefined) => Promise<NewOrders>;
  /** Called with orders that weren't in the first response, each once. */
  readonly onNew: (orders: readonly NewOrder[]) => void;
};

/** Finds new orders by polling. After a failed request, the next one covers its period too. */
export function createOrderWatch({ ask, onNew }: OrderWatchOptions) {
  const known = new Set<string>();
  let since: string | undefined;
  let isLooking = false;
  return {
    /** Polls once, unless a request is in progress. Rejects if the call fails. */
    async look(): Promise<void> {
      if (isLooking) return;
      isLooking = true;
      try {
        const { data, now } = await ask(since);
        const arrived = data.filter(({ _id }) => !known.has(_id));
        for (const { _id } of arrived) known.add(_id);
        const isFirst = since === undefined;
        since = now;
        if (!isFirst && arrived.length > 0) onNew(arrived);
      } finally {
        isLooking = false;
      }
    },
  };
}
