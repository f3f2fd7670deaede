import { maxQuantity, packText } from '@jhola/domain';
import { QuantityStepper, type QuantityStepperProps } from '#ui/quantity-stepper.tsx';
import { toast } from '#ui/toast.ts';
import type { CartProduct } from './store/cart-line.ts';
import { maxMessage } from './max-message.ts';
import { useQuantity, useSetQuantity } from './use-cart.ts';

export type AddToCartProps = {
  product: CartProduct;
  size?: QuantityStepperProps['size'];
};

/**
 * The Add button, or a quantity stepper once the product is in the cart; limited by the stock and by the maximum per
 * order.
 */
export function AddToCart({ product, size }: AddToCartProps) {
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
      item={product._id}
      quantity={quantity}
      max={max}
      size={size}
      onAdd={() => setQuantity(product, 1)}
      onMore={more}
      // If the stock has fallen below the quantity, the first step goes to the stock.
      onLess={() => setQuantity(product, Math.min(quantity - 1, max))}
    />
  );
}
