import type { WireCartLine, WireProduct } from '@jhola/contract/client';
import { tintOf } from '#ui/tint-of.ts';
import type { CartLine, CartProduct } from './cart-line.ts';

/** A line of the server's cart as the browser's cart has it. */
export function toCartLine(line: WireCartLine): CartLine {
  const { _id, productId: product, quantity, priceWhenAdded } = line;
  return { lineId: _id, product: toCartProduct(product), quantity, priceWhenAdded };
}

/** A product with only the fields that the cart shows, and its first picture. */
export function toCartProduct(product: WireProduct): CartProduct {
  const { _id, name, unit, stock, price, discount, image, category } = product;
  const tint = tintOf(category[0]?.name ?? name);
  return { _id, name, unit, stock, price, discount, image: image.slice(0, 1), tint };
}
