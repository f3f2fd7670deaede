import type { Paise, ProductId } from '@jhola/domain';

/** The result of settling, for listeners after the commit. */
export type Change = {
  readonly stockMoved: readonly ProductId[];
  /** The total of the order that was placed, if one was. */
  readonly placed?: Paise;
};

export const NO_CHANGE: Change = { stockMoved: [] };
