import { ShoppingBag } from 'lucide';
import { type ReactNode, useState } from 'react';
import { LazyComponent } from '#features/connection/index.ts';
import { texts } from '#messages/cart.ts';
import { Icon } from '#ui/icon.tsx';
import { useCartCount } from './cart-count.ts';

const loadDrawer = () => import('./panels/cart-drawer.tsx');
/** Prefetched before the tap. If that fails, the tap loads it again. */
const warmUp = () => void loadDrawer().catch(() => undefined);

export type CartButtonProps = {
  /** Shown in the drawer below the message that the cart is empty. */
  children: ReactNode;
};

/** The cart button in the header of laptops: item count and total, or 'My Cart' if it is empty. Opens the drawer. */
export function CartButton({ children }: CartButtonProps) {
  const count = useCartCount();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="cartbtn"
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
      <LazyComponent
        load={loadDrawer}
        wanted={open}
        props={{ open, onClose: () => setOpen(false), children }}
      />
    </>
  );
}
