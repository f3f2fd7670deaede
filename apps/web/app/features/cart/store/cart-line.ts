import type { WireProduct } from '@jhola/contract/client';
import {
  discountedFromRupees,
  maxQuantity,
  paiseToRupees,
  type PricedLine,
  rupeesToPaise,
} from '@jhola/domain';
import type { Tint } from '#ui/tint.ts';

/** The fields of a product that the cart shows. */
export type CartProduct = Pick<
  WireProduct,
  '_id' | 'name' | 'unit' | 'stock' | 'price' | 'discount' | 'image'
> & { readonly tint: Tint };

export type CartLine = {
  /** The stored line's id; null in a visitor's cart, and until the server has responded. */
  readonly lineId: string | null;
  readonly product: CartProduct;
  readonly quantity: number;
  /** The unit price when it was added, in rupees. */
  readonly priceWhenAdded: number;
};

export type Cart = readonly CartLine[];

/** The quantity of a product in a cart; 0 if it isn't in it, or while the cart is unknown. */
export function quantityOf(cart: Cart | undefined, productId: string): number {
  return cart?.find(({ product }) => product._id === productId)?.quantity ?? 0;
}

/** The cart with this quantity of a product: in its place, at the end if it is new, removed if 0. */
export function withQuantity(cart: Cart, product: CartProduct, quantity: number): Cart {
  const isLine = (line: CartLine) => line.product._id === product._id;
  if (quantity === 0) return cart.filter((line) => !isLine(line));
  if (cart.some(isLine)) return cart.map((line) => (isLine(line) ? { ...line, quantity } : line));
  const priceWhenAdded = unitPrice(product);
  return [...cart, { lineId: null, product, quantity, priceWhenAdded }];
}

/** The cart with one line replaced by its state on the server or at an earlier moment; null removes it. */
export function withLine(cart: Cart, productId: string, line: CartLine | null): Cart {
  const isLine = ({ product }: CartLine) => product._id === productId;
  if (line === null) return cart.filter((other) => !isLine(other));
  return cart.some(isLine) ? cart.map((other) => (isLine(other) ? line : other)) : [...cart, line];
}

/** The current unit price, in rupees. */
export function unitPrice({ price, discount }: Pick<WireProduct, 'price' | 'discount'>): number {
  return paiseToRupees(discountedFromRupees(price, discount));
}

/** The input for the cart's totals. */
export function toPricedLine({ product, quantity }: CartLine): PricedLine {
  return { pricePaise: rupeesToPaise(product.price), discount: product.discount, quantity };
}

/** Why a line can't be ordered: the product is sold out, or its stock is too low. */
export type LineFault = 'sold-out' | 'short';

/** Why a line can't be ordered, by the stock that this browser knows; null if it can. */
export function lineFault({ product, quantity }: CartLine): LineFault | null {
  if (product.stock === 0) return 'sold-out';
  return quantity > maxQuantity(product.stock) ? 'short' : null;
}
