import type { ProductId } from '@jhola/domain';

/** The result of settling, for listeners after the commit. */
export type Change = { readonly stockMoved: readonly ProductId[] };

export const NO_CHANGE: Change = { stockMoved: [] };
