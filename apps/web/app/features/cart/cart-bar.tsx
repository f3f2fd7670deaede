import { pagePath } from '@jhola/domain';
import { ChevronRight } from 'lucide';
import { texts } from '#messages/cart.ts';
import { Link } from '#platform/routing/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { pictureOfWidth } from '#ui/picture-sources.ts';
import { useCartCount } from './cart-count.ts';
import { useKnownCart } from './use-cart.ts';

const THUMBS = 3;

/** The bar at the bottom of phones while the cart isn't empty: item count, total, and a link to the cart. */
export function CartBar() {
  const count = useCartCount();
  const { data: cart = [] } = useKnownCart();
  if (!count) return null;
  return (
    <aside className="cartbar" aria-label={texts.yourCart}>
      <span className="thumbs" aria-hidden="true">
        {cart.slice(-THUMBS).map(({ product }) => (
          <img
            key={product._id}
            className="pic"
            src={pictureOfWidth(product.image[0] ?? '', 96)}
            data-tint={product.tint}
            alt=""
            width={34}
            height={34}
          />
        ))}
      </span>
      <p className="grow">
        <b>{count.items}</b>
        {count.total}
      </p>
      <Link className="go" to={pagePath('cart')}>
        {texts.viewCart} <Icon of={ChevronRight} />
      </Link>
    </aside>
  );
}
