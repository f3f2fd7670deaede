import { Skeleton } from '#ui/skeleton.tsx';
import './checkout.css';

/** In the shape of the checkout while it is on its way. */
export function CheckoutPlaceholder() {
  return (
    <div className="two" aria-busy="true">
      <section className="stack">
        <h1>Choose your address</h1>
        <Skeleton height="124px" />
        <Skeleton height="240px" />
      </section>
      <Skeleton height="420px" />
    </div>
  );
}
