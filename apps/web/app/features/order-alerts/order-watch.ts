import type { AnswerOf } from '@jhola/contract/client';

type NewOrders = Pick<AnswerOf<'getNewOrders'>, 'data' | 'now'>;

export type NewOrder = NewOrders['data'][number];

export type OrderWatchOptions = {
  /** Asks the server for orders since a time that it answered before; without one, for those of the last moments. */
  readonly ask: (since: string | undefined) => Promise<NewOrders>;
  /** Told orders that were not there at the first look, each once. */
  readonly onNew: (orders: readonly NewOrder[]) => void;
};

/** Finds new orders by looking again and again. A look that fails is made up for by the next one. */
export function createOrderWatch({ ask, onNew }: OrderWatchOptions) {
  const known = new Set<string>();
  let since: string | undefined;
  let isLooking = false;
  return {
    /** Looks for new orders, unless another look is under way. Rejects if the call fails. */
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
