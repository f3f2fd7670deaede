import type { ProductId } from '@jhola/domain';

/** What a settlement moved, for those who want to hear of it after the commit. */
export type Change = { readonly stockMoved: readonly ProductId[] };

export const NO_CHANGE: Change = { stockMoved: [] };
