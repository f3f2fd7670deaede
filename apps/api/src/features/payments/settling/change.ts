import type { ProductId } from '@jhola/domain';

/** What a settlement changed, for its listeners after the commit. */
export type Change = { readonly stockMoved: readonly ProductId[] };

export const NO_CHANGE: Change = { stockMoved: [] };
