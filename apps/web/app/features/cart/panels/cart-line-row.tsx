import { formatPaise, maxQuantity, productPath, rupeesToPaise } from '@jhola/domain';
import { Link } from 'react-router';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { tintStyle } from '#ui/tint.ts';
import { AddToCart } from '../add-to-cart.tsx';
import { type CartLine, unitPrice } from '../cart-line.ts';
import { maxMessage } from '../max-message.ts';

/** One line of the cart, and what has changed about it since it was put in. */
export function CartLineRow({ line, onLeave }: { line: CartLine; onLeave?: (() => void) | undefined }) {
  const { product, quantity } = line;
  const notice = stockNotice(line) ?? priceNotice(line);
  return (
    <li className="line" style={tintStyle(product.tint)}>
      <Link className="pocket" to={productPath(product)} onClick={onLeave} tabIndex={-1} aria-hidden="true">
        <Picture src={product.image[0] ?? ''} alt="" shown={54} />
      </Link>
      <div className="name">
        <h3>
          <Link to={productPath(product)} onClick={onLeave}>
            {product.name}
          </Link>
        </h3>
        <p className="muted small">{product.unit}</p>
      </div>
      <Price price={product.price} discount={product.discount} />
      <AddToCart product={product} size="line" />
      {notice && <Notice>{notice}</Notice>}
      {!notice && quantity === maxQuantity(product.stock) && (
        <p className="muted small line-max">{maxMessage(product)}</p>
      )}
    </li>
  );
}

/** 'Was ₹28 when you added it, now ₹29.', or null where the price is the same. */
function priceNotice({ product, priceWhenAdded }: CartLine): string | null {
  const now = unitPrice(product);
  if (now === priceWhenAdded) return null;
  return `Was ${rupees(priceWhenAdded)} when you added it, now ${rupees(now)}.`;
}

function stockNotice({ product, quantity }: CartLine): string | null {
  if (product.stock === 0) return 'Out of Stock. Take it out to check out.';
  if (quantity > maxQuantity(product.stock)) return `${maxMessage(product)}. Take some out to check out.`;
  return null;
}

function rupees(amount: number): string {
  return formatPaise(rupeesToPaise(amount));
}
