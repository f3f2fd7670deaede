import { maxQuantity } from '@jhola/domain';
import type { QueryClient } from '@tanstack/react-query';
import { sessionStore } from '#features/session/index.ts';
import { texts } from '#messages/cart.ts';
import { toast } from '#ui/toast.ts';
import { earlyChanges } from './early-changes.ts';
import { maxMessage } from '../max-message.ts';
import { openCartStore, unsentChanges } from '../store/open-cart-store.ts';

/**
 * Once, after hydration: sends what a member has changed before it, unless another tab has done so; and shows the
 * messages of these taps.
 */
export function takeOverEarlyChanges(queryClient: QueryClient): void {
  const session = sessionStore.current();
  for (const { product, before, quantity } of earlyChanges()) {
    if (typeof session === 'string') {
      if (before === 0 && quantity > 0) toast.success(texts.added, { id: 'cart' });
      if (before > 0 && quantity === 0) toast.success(texts.removed, { id: 'cart' });
    } else if (unsentChanges(queryClient, session).of(product._id)) {
      openCartStore(queryClient, session).setQuantity(product, quantity);
    }
    if (quantity > before && quantity === maxQuantity(product.stock))
      toast(maxMessage(product), { id: 'max' });
  }
}
