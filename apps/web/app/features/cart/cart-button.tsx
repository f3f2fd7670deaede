import { ShoppingBag } from 'lucide';
import { useState } from 'react';
import { Later } from '#features/connection/index.ts';
import { texts } from '#messages/cart.ts';
import { Icon } from '#ui/icon.tsx';
import { useCartCount } from './cart-count.ts';

const loadDrawer = () => import('./panels/cart-drawer.tsx');
/** Ahead of the tap. Where it doesn't come, the tap asks again. */
const warmUp = () => void loadDrawer().catch(() => undefined);

/** The header's cart on laptops: count over total, 'My Cart' while it is empty. Opens the drawer. */
export function CartButton() {
  const count = useCartCount();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="cartbtn"
        data-early=""
        aria-haspopup="dialog"
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => setOpen(true)}
      >
        <Icon of={ShoppingBag} />
        {count ? (
          <span>
            {count.items}
            <span>{count.total}</span>
          </span>
        ) : (
          <span>{texts.myCart}</span>
        )}
      </button>
      <Later load={loadDrawer} wanted={open} props={{ open, onClose: () => setOpen(false) }} />
    </>
  );
}
