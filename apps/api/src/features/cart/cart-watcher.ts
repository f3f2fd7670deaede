import type { ProductId, UserId } from '@jhola/domain';

/** Called when a cart changes, because a card payment may be open for its previous contents. */
export type CartWatcher = {
  /**
   * Called when the shopper has changed the quantity of a product (0: removed it): ends their open payment if it is for
   * another quantity. Never throws because of the provider.
   */
  quantityChanged(
    userId: UserId,
    changed: { readonly productId: ProductId; readonly quantity: number },
  ): Promise<void>;
};
