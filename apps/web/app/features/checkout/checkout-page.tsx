import { maxQuantity } from '@jhola/domain';
import { type ReactNode, useState } from 'react';
import { useAddressDialog, useAddresses } from '#features/addresses/index.ts';
import { type Cart, useCart } from '#features/cart/index.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { AddressChoice } from './address-choice.tsx';
import { CheckoutPlaceholder } from './checkout-placeholder.tsx';
import { orderForm } from './order-form.ts';
import { OrderSummary } from './order-summary.tsx';
import { OrderedLines } from './ordered-lines.tsx';
import { type Payment, usePlaceOrder } from './use-place-order.ts';
import './checkout.css';

/** Where to deliver, what it costs, how to pay; `whenEmpty` stands there while there is nothing to order. */
export function CheckoutPage({ whenEmpty }: { whenEmpty: ReactNode }) {
  const cart = useCart();
  const addresses = useAddresses();
  const { busy, payment, unsure, place } = usePlaceOrder();
  const [chosen, setChosen] = useState<string>();
  const { dialog, add } = useAddressDialog(({ _id }) => setChosen(_id));

  if (cart.isPending || cart.isPlaceholderData || addresses.isPending) return <CheckoutPlaceholder />;
  if (!cart.data || !addresses.data) {
    const retry = () => void Promise.all([cart.refetch(), addresses.refetch()]);
    return <ErrorState title="Your checkout could not be loaded" onRetry={retry} />;
  }
  if (cart.data.length === 0) return busy ? <CheckoutPlaceholder /> : whenEmpty;

  const saved = addresses.data;
  // One that was removed meanwhile is not chosen any more; by itself the newest is.
  const address = saved.find(({ _id }) => _id === chosen) ?? saved[0];
  const form = address ? orderForm(cart.data, address._id) : null;
  const pay = (by: Payment) => {
    if (form) void place(by, form);
  };
  return (
    <div className="two">
      <section className="stack">
        <h1>Choose your address</h1>
        <AddressChoice addresses={saved} chosenId={address?._id} onChoose={setChosen} onAdd={add} />
        <OrderedLines cart={cart.data} />
      </section>
      <OrderSummary
        cart={cart.data}
        missing={address ? outOfStock(cart.data) : 'Add an address first: that is where we bring your bag.'}
        paying={busy ? payment : null}
        unsure={unsure && !busy}
        onPay={pay}
      />
      {dialog}
    </div>
  );
}

function outOfStock(cart: Cart): string | null {
  const line = cart.find(({ product, quantity }) => quantity > maxQuantity(product.stock));
  if (!line) return null;
  const { name, stock } = line.product;
  return stock === 0
    ? `${name} is out of stock. Take it out of your cart.`
    : `Only ${stock} left of ${name}.`;
}
