import { OutcomePage } from './outcome-page.tsx';

/** Said after a payment that was broken off. */
export function CancelPage() {
  return (
    <OutcomePage title="Order Cancel">
      <p className="muted">You have not been charged. What you had in your cart is still there.</p>
    </OutcomePage>
  );
}
