import { maxQuantity } from '@jhola/domain';
import { type CardProduct, spokenName } from '#features/catalogue/card-product.ts';
import { QuantityStepper, type QuantityStepperProps } from '#ui/quantity-stepper.tsx';
import { changeQuantity, useQuantity } from './cart-store.ts';

export type AddToCartProps = {
  product: CardProduct;
  size?: NonNullable<QuantityStepperProps['size']>;
};

/** Add, or once the product is in the cart its quantity. */
export function AddToCart({ product, size = 'card' }: AddToCartProps) {
  const quantity = useQuantity(product._id);
  const change = (by: number) => changeQuantity(product._id, quantity + by);
  return (
    <QuantityStepper
      name={spokenName(product)}
      quantity={quantity}
      max={maxQuantity(product.stock)}
      size={size}
      onAdd={() => change(1)}
      onMore={() => change(1)}
      onLess={() => change(-1)}
    />
  );
}
