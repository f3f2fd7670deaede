import type { ResponseOf } from '@jhola/contract/client';

type NewOrders = Pick<ResponseOf<'getNewOrders'>, 'data' | 'now'>;

export type NewOrder = NewOrders['data'][number];

/** Requests the orders since a time that the server returned earlier; without one, the most recent orders. */
export type AskForOrders = (since: string | undefined, signal: AbortSignal | undefined) => Promise<NewOrders>;

export type OrderWatch = {
  /**
   * Polls once, unless a request is in progress, and calls `onNew` with orders that weren't in the first response, each
   * once. Rejects if the call fails or is aborted.
   */
  look(onNew: (orders: readonly NewOrder[]) => void, signal?: AbortSignal): Promise<void>;
  /** The number of announced orders that nobody has seen yet, as it was kept. */
  unseen(): number;
  keepUnseen(count: number): void;
};

/** Finds new orders by polling. After a failed request, the next one covers its period too. */
export function createOrderWatch(ask: AskForOrders): OrderWatch {
  const known = new Set<string>();
  let since: string | undefined;
  let isLooking = false;
  let unseen = 0;
  return {
    unseen: () => unseen,
    keepUnseen(count) {
      unseen = count;
    },
    async look(onNew, signal) {
      if (isLooking) return;
      isLooking = true;
      try {
        const { data, now } = await ask(since, signal);
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
