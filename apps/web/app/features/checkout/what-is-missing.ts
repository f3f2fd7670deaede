import { maxQuantity } from '@jhola/domain';
import { type Cart, lineFault } from '#features/cart/index.ts';
import { texts } from '#messages/checkout.ts';

type Change = { readonly product: Cart[number]['product']; readonly quantity: number };

/** What prevents an order, and the changes of quantities that would fix it. */
export type Missing = { readonly text: string; readonly fix: string; readonly changes: readonly Change[] };

/** Null if every line can be ordered. Sold-out lines come before lines with too little stock. */
export function whatIsMissing(cart: Cart): Missing | null {
  const soldOut = cart.filter((line) => lineFault(line) === 'sold-out');
  if (soldOut.length > 0) {
    const count = soldOut.length;
    return {
      text: texts.soldOut({ count, product: soldOut[0]?.product.name ?? '' }),
      fix: texts.removeSoldOut({ count }),
      changes: soldOut.map(({ product }) => ({ product, quantity: 0 })),
    };
  }
  const short = cart.find((line) => lineFault(line) === 'short');
  if (short === undefined) return null;
  const { product } = short;
  const quantity = maxQuantity(product.stock);
  return {
    text: texts.tooFew({ quantity, product: product.name }),
    fix: texts.changeQuantity({ quantity }),
    changes: [{ product, quantity }],
  };
}
