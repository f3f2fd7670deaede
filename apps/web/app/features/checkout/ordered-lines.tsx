import { formatPaise, lineAmountPaise, rupeesToPaise } from '@jhola/domain';
import { type Cart, type CartLine, PlainLines, toPricedLine, unitPrice } from '#features/cart/index.ts';
import { Notice } from '#ui/notice.tsx';

/** What is about to be ordered, and what has changed since it was put into the cart. */
export function OrderedLines({ cart }: { cart: Cart }) {
  return (
    <>
      {cart.filter(hasNewPrice).map((line) => (
        <Notice key={line.product._id}>{newPriceText(line)}</Notice>
      ))}
      <section className="panel">
        <h2 className="vh">Items</h2>
        <PlainLines
          lines={cart.map((line) => ({
            ...line.product,
            quantity: line.quantity,
            amount: formatPaise(lineAmountPaise(toPricedLine(line))),
          }))}
        />
      </section>
    </>
  );
}

function hasNewPrice({ product, priceWhenAdded }: CartLine): boolean {
  return unitPrice(product) !== priceWhenAdded;
}

function newPriceText({ product, priceWhenAdded }: CartLine): string {
  const [now, before] = [unitPrice(product), priceWhenAdded].map((rupees) =>
    formatPaise(rupeesToPaise(rupees)),
  );
  return `${product.name} is now ${now}, it was ${before} when you added it. Your bill has the new price.`;
}
