import { EmptyCart } from '#features/cart/index.ts';
import { SomethingToBuy } from '#features/catalogue/index.ts';
import { CheckoutPage, CheckoutPlaceholder } from '#features/checkout/index.ts';
import type { PageHandle } from '#features/layout/index.ts';
import { RequireSession } from '#features/session/index.ts';

export const handle: PageHandle = { ownBar: true };

export const title = 'Checkout · Jhola';

export default function Checkout() {
  return (
    <div className="wrap page-fill">
      <RequireSession waiting={<CheckoutPlaceholder />}>
        <CheckoutPage
          whenEmpty={
            <>
              <EmptyCart level={1} />
              <SomethingToBuy />
            </>
          }
        />
      </RequireSession>
    </div>
  );
}
