import { maxQuantity, packText } from '@jhola/domain';
import { QuantityStepper, type QuantityStepperProps } from '#ui/quantity-stepper.tsx';
import { toast } from '#ui/toast.ts';
import type { CartProduct } from './cart-line.ts';
import { maxMessage } from './max-message.ts';
import { useQuantity, useSetQuantity } from './use-cart.ts';

export type AddToCartProps = {
  product: CartProduct;
  size?: NonNullable<QuantityStepperProps['size']>;
};

/** Add, or once the product is in the cart its quantity: up to the stock, and to what fits in one order. */
export function AddToCart({ product, size = 'card' }: AddToCartProps) {
  const quantity = useQuantity(product._id);
  const setQuantity = useSetQuantity();
  const max = maxQuantity(product.stock);
  const more = () => {
    setQuantity(product, quantity + 1);
    if (quantity + 1 === max) toast(maxMessage(product), { id: 'max' });
  };
  return (
    <QuantityStepper
      name={`${product.name} ${packText(product.unit)}`}
      quantity={quantity}
      max={max}
      size={size}
      onAdd={() => setQuantity(product, 1)}
      onMore={more}
      // Where the stock has fallen below what is wanted, the first step leads to what there is.
      onLess={() => setQuantity(product, Math.min(quantity - 1, max))}
    />
  );
}
