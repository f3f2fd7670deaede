import type { WireOrder } from '@jhola/contract/client';
import { isId, pagePath } from '@jhola/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { leftOutText, reloadCart, showCartNote } from '#features/cart/index.ts';
import { useTask } from '#features/connection/index.ts';
import { sessionApi, sessionStore } from '#features/session/index.ts';
import { texts } from '#messages/orders.ts';
import { AttemptKey } from '#platform/attempt-key.ts';
import { useIsHere } from '#platform/routing/use-is-here.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { Button } from '#ui/button.tsx';

/**
 * Adds all products of an order that are still sold to the cart, and opens it, unless the shopper has left. What
 * couldn't be added is named in the cart. Pressed again after a lost response, it adds nothing twice. Says so if none of
 * them is sold any more.
 */
export function OrderAgain({ order }: { order: Pick<WireOrder, 'items'> }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { busy, run } = useTask();
  const attempt = useRef(new AttemptKey<'CartMerge'>());
  const lines = order.items.flatMap(({ productId, quantity }) =>
    productId !== null && isId<'Product'>(productId) ? [{ productId, quantity }] : [],
  );
  if (lines.length === 0) return <p className="muted small">{texts.nothingToOrderAgain}</p>;
  const deleted = order.items.filter(({ productId }) => productId === null);
  const nameOf = (id: string) =>
    order.items.find(({ productId }) => productId === id)?.name ?? texts.aProduct;
  const again = () =>
    run(async () => {
      const { leftOut } = await attempt.current.send(lines, (mergeId) =>
        sessionApi('mergeCart', { mergeId, lines }),
      );
      await reloadCart(queryClient, sessionStore.current());
      for (const { name } of deleted) showCartNote(leftOutText(name, { reason: 'gone', quantity: 0 }));
      for (const left of leftOut) showCartNote(leftOutText(nameOf(left.productId), left));
      if (isHere()) await navigate(pagePath('cart'));
    });
  return (
    <Button kind="line" busy={busy} onClick={() => void again()}>
      {texts.orderAgain}
    </Button>
  );
}
