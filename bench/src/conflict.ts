import type { Shopper } from '@jhola/e2e/api';

/** A conflict with another user's change is an expected response, not an error of the shop. */
export function throwUnlessConflict(error: unknown): void {
  if (!(error instanceof Error && 'status' in error && error.status === 409)) throw error;
}

/** After a price change a cart can't be ordered until its shopper has seen it. */
export async function emptyCart({ api }: Shopper): Promise<void> {
  const { data: lines } = await api('getCart');
  for (const { _id } of lines) await api('removeFromCart', { _id });
}
