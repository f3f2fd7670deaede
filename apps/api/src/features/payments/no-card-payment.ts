import type { CardPayment } from '../orders/index.ts';

/** A shop without a provider: nothing was begun, so nothing is to be ended or asked for. */
export const noCardPayment: CardPayment = {
  endOpen: async () => null,
  settleOpen: async () => undefined,
  wake: () => undefined,
};
