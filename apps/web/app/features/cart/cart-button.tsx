import { ShoppingBag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCartCount } from './cart-count.ts';

const loadDrawer = () => import('./panels/cart-drawer.tsx');
const CartDrawer = lazy(loadDrawer);

/** The header's cart on laptops: count over total, 'My Cart' while it is empty. Opens the drawer. */
export function CartButton() {
  const count = useCartCount();
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened');
  return (
    <>
      <button
        type="button"
        className="cartbtn"
        data-early=""
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => setState('open')}
      >
        <ShoppingBag className="i" aria-hidden="true" />
        {count ? (
          <span>
            {count.items}
            <span>{count.total}</span>
          </span>
        ) : (
          <span>My Cart</span>
        )}
      </button>
      {state !== 'never opened' && (
        <Suspense fallback={null}>
          <CartDrawer open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
