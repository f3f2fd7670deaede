import { pagePath } from '@jhola/domain';
import { ShoppingBag } from 'lucide';
import { texts } from '#messages/cart.ts';
import { Link } from '#platform/routing/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { useCartCount } from './cart-count.ts';

/**
 * The link to the cart at the left of a product page's bar on phones: a short version of the cart bar. It is as wide
 * while the cart is empty or unknown, so that the buttons beside it stay under the thumb.
 */
export function CartLink() {
  const count = useCartCount();
  return (
    <Link className="btn btn-line cart-link" to={pagePath('cart')}>
      {count ? (
        <>
          <b>{texts.viewCart}</b>
          <span className="small">
            {count.items} · {count.total}
          </span>
        </>
      ) : (
        <>
          <Icon of={ShoppingBag} />
          <span className="small">{texts.myCart}</span>
        </>
      )}
    </Link>
  );
}
