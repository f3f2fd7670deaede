import { SHOPPING_LIMITS, maxQuantity } from '@jhola/domain';
import { storedSessionId } from '#features/session/index.ts';
import { browserStore } from '#platform/browser-store.ts';
import { type CartProduct, quantityOf, withQuantity } from '../store/cart-line.ts';
import { recordEarlyChange } from './early-changes.ts';
import { showEarly, tappedIn } from './early-stepper.ts';
import { localCart } from '../store/local-cart.ts';
import { productInDocument } from './products-in-document.ts';
import { UnsentChanges } from '../store/unsent-changes.ts';
import { visitorCart } from '../store/visitor-cart.ts';

/**
 * Carries out taps on Add and on steppers before hydration. It is loaded before all other modules and imports little,
 * so that on a slow phone a tap shows its result long before React runs. A change is stored where the cart's stores
 * find it after hydration, also those of another page: in the visitor's cart, or among the member's unsent changes.
 */
function carryOutEarlyTaps(): void {
  window.earlyTaps = window.earlyTaps?.filter((button) => !carryOut(button));
}

if (globalThis.document) {
  carryOutEarlyTaps();
  // After the script in the head, which records the tap.
  window.addEventListener('click', carryOutEarlyTaps, true);
}

/** Call it before hydration: React hydrates the elements that are shown, and taps from now on are only recorded. */
export function endEarlyCart(): void {
  window.removeEventListener('click', carryOutEarlyTaps, true);
}

/** Returns false for a tap that has to wait for hydration. */
function carryOut(button: HTMLElement): boolean {
  const control = button.closest<HTMLElement>('[data-item]');
  const product = control && productInDocument(control.dataset['item'] ?? '');
  if (!product) return false;
  const max = maxQuantity(product.stock);
  const quantity = store(product, (before) => {
    const wanted = {
      // The server's HTML shows Add even if the cart has the product.
      add: before || 1,
      more: Math.max(before, Math.min(before + 1, max)),
      less: Math.max(0, Math.min(before - 1, max)),
    };
    return wanted[tappedIn(control, button)];
  });
  if (quantity === null) return false;
  delete button.dataset['early'];
  showEarly(product._id, quantity, max);
  return true;
}

/** Stores a quantity, which depends on the previous one, and returns it; null if that isn't possible yet. */
function store(product: CartProduct, change: (before: number) => number): number | null {
  const session = storedSessionId();
  const unsent = session === null ? null : new UnsentChanges(browserStore, { session, user: () => null });
  // Those of an earlier session must be taken over first.
  if (unsent?.isOfAnotherSession()) return null;
  const kept = visitorCart.read();
  const cart = unsent ? localCart(visitorCart, unsent) : kept;
  const before = quantityOf(cart, product._id);
  const quantity = change(before);
  if (quantity !== before) {
    if (unsent) unsent.want(product, quantity, quantityOf(kept, product._id) > 0);
    else if (before === 0 && kept.length >= SHOPPING_LIMITS.cartLines) return null;
    else visitorCart.write(withQuantity(kept, product, quantity));
  }
  recordEarlyChange(product, before, quantity);
  return quantity;
}
