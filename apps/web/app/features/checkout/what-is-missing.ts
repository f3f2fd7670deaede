import { maxQuantity } from '@jhola/domain';
import { type Cart, lineFault } from '#features/cart/index.ts';

type Change = { readonly product: Cart[number]['product']; readonly quantity: number };

/** What keeps a cart from being ordered, and the changes of quantities that would make it ready. */
export type Missing = { readonly text: string; readonly fix: string; readonly changes: readonly Change[] };

/** Null if every line can be ordered as it is. Sold-out lines come before those of which there are too few. */
export function whatIsMissing(cart: Cart): Missing | null {
  const soldOut = cart.filter((line) => lineFault(line) === 'sold-out');
  if (soldOut.length > 0) {
    const isOne = soldOut.length === 1;
    return {
      text: isOne
        ? `${soldOut[0]?.product.name} is out of stock. Remove it to continue.`
        : `${soldOut.length} items are out of stock. Remove them to continue.`,
      fix: isOne ? 'Remove it' : 'Remove them',
      changes: soldOut.map(({ product }) => ({ product, quantity: 0 })),
    };
  }
  const short = cart.find((line) => lineFault(line) === 'short');
  if (short === undefined) return null;
  const { product } = short;
  const quantity = maxQuantity(product.stock);
  return {
    text: `Only ${quantity} of ${product.name} can be ordered. Change the quantity to continue.`,
    fix: `Change to ${quantity}`,
    changes: [{ product, quantity }],
  };
}
