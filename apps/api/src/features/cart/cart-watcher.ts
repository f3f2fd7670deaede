import type { ProductId, UserId } from '@jhola/domain';

/** Called when a cart changes, because a card payment may be open for its previous contents. */
export type CartWatcher = {
  /**
   * The shopper has changed how many of a product they want (0: none): ends their open payment if it is for another
   * quantity of it. Never throws for what the provider does.
   */
  wantsOtherwise(
    userId: UserId,
    wanted: { readonly productId: ProductId; readonly quantity: number },
  ): Promise<void>;
};
