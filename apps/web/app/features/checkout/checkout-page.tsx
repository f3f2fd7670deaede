import { type ReactNode, useEffect, useRef } from 'react';
import { useAddressDialog, useAddresses, useChosenAddress } from '#features/addresses/index.ts';
import {
  type Cart,
  CartLines,
  CartNotes,
  RemovedLine,
  totalsOf,
  useCart,
  useRemovedLine,
  useSavedCart,
  useSetQuantity,
} from '#features/cart/index.ts';
import { texts } from '#messages/checkout.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { useFocusAfterRemoval } from '#ui/use-focus-after-removal.ts';
import { AddressChoice } from './address-choice.tsx';
import { CheckoutPlaceholder } from './checkout-placeholder.tsx';
import { orderForm } from './order-form.ts';
import { OrderSummary, type Obstacle } from './order-summary.tsx';
import { useDeliveryAddress } from './use-delivery-address.ts';
import { type Payment, usePlaceOrder } from './use-place-order.ts';
import { whatIsMissing } from './what-is-missing.ts';
import './checkout.css';

/** The checkout: address, items, bill and ways to pay; shows `whenEmpty` if there is nothing to order. */
export function CheckoutPage({ whenEmpty }: { whenEmpty: ReactNode }) {
  const cart = useCart();
  const addresses = useAddresses();
  const order = usePlaceOrder(cart.data?.length === 0);
  const { busy, isFinding, payment, unsure, refusal, place, forgetRefusal } = order;
  const [chosen, choose] = useChosenAddress();
  const { dialog, add, edit } = useAddressDialog(({ _id }) => choose(_id));
  const savedCart = useSavedCart();
  const setQuantity = useSetQuantity();
  const [removed, remember] = useRemovedLine(cart.data);
  useFocusAfterRemoval(cart.data?.length ?? 0);
  const lines = useRef<HTMLElement>(null);
  // Where the last order went is the default, and so comes first; without one, the newest address is.
  const saved = (addresses.data ?? []).toSorted(
    (one, other) => Number(other.isLastUsed) - Number(one.isLastUsed),
  );
  const address = useDeliveryAddress(saved, chosen);
  const missing = whatIsMissing(cart.data ?? []);
  // While the page itself says what to do, the server's refusal isn't shown; once that is done, it is forgotten.
  const isObstructed = missing !== null || (addresses.data !== undefined && !address);
  useEffect(() => (isObstructed ? forgetRefusal : undefined), [isObstructed, forgetRefusal]);

  if (cart.isPending || cart.isPlaceholderData || addresses.isPending) return <CheckoutPlaceholder />;
  if (!cart.data || !addresses.data) {
    const retry = () => void Promise.all([cart.refetch(), addresses.refetch()]);
    return <ErrorState title={texts.loadError} onRetry={retry} />;
  }
  if (cart.data.length === 0) {
    if (busy) return <CheckoutPlaceholder isFindingOrder={isFinding} />;
    return (
      <>
        <CartNotes />
        <LiveRegion>{refusal && <Notice>{refusal}</Notice>}</LiveRegion>
        {removed && <RemovedLine line={removed.line} />}
        {whenEmpty}
      </>
    );
  }

  const shown = cart.data;
  const pay = (by: Payment) => {
    if (!address) return;
    void place(by, async () => {
      const stored = await savedCart();
      return isSameBill(stored, shown) ? orderForm(stored, address._id) : null;
    });
  };
  const obstacle = (): Obstacle | null => {
    if (missing) {
      const { text, fix, changes } = missing;
      return {
        text,
        fix,
        onFix: () => {
          for (const { product, quantity } of changes) setQuantity(product, quantity);
        },
        onShow: () => lines.current?.querySelector<HTMLElement>('.line-fault button')?.focus(),
      };
    }
    if (address) return null;
    if (saved.length > 0) {
      const onFix = () => lines.current?.querySelector<HTMLElement>('.radio-card input')?.focus();
      return { text: texts.addressRemoved, fix: texts.chooseAddress, onFix, onShow: onFix };
    }
    return { text: texts.noAddress, fix: texts.addAddress, onFix: add, onShow: add };
  };
  return (
    <div className="two">
      <section className="stack" ref={lines}>
        <h1 className="page-h">{texts.chooseAddress}</h1>
        <AddressChoice
          addresses={saved}
          chosenId={address?._id}
          onChoose={choose}
          onAdd={add}
          onEdit={edit}
        />
        <section className="panel checkout-lines" aria-labelledby="items">
          <h2 id="items">{texts.items}</h2>
          <CartNotes />
          <CartLines cart={shown} removed={removed} onRemoved={remember} />
        </section>
      </section>
      <OrderSummary
        cart={shown}
        deliverTo={address?.address_line}
        obstacle={obstacle()}
        paying={busy ? payment : null}
        unsure={unsure && !busy}
        refusal={busy || isObstructed ? null : refusal}
        onPay={pay}
      />
      {dialog}
    </div>
  );
}

/** Whether the order to be sent is what the shopper saw when they pressed the button. */
function isSameBill(stored: Cart, shown: Cart): boolean {
  const listed = (cart: Cart) => cart.map(({ product, quantity }) => `${quantity} ${product._id}`).join();
  return (
    listed(stored) === listed(shown) && totalsOf(stored).grandTotalPaise === totalsOf(shown).grandTotalPaise
  );
}
