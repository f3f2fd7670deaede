import { EmptyCart } from '#features/cart/index.ts';
import { FirstRow } from '#features/catalogue/index.ts';
import { CheckoutPage, CheckoutPlaceholder } from '#features/checkout/index.ts';
import type { PageHandle } from '#features/layout/index.ts';
import { RequireSession } from '#features/session/index.ts';
import { texts } from '#messages/checkout.ts';
import { texts as shared } from '#messages/shared.ts';

export const handle: PageHandle = { ownBar: true };

export const title = shared.pageTitle({ page: texts.page });

export default function Checkout() {
  return (
    <div className="wrap page-fill">
      <RequireSession waiting={<CheckoutPlaceholder />}>
        <CheckoutPage
          whenEmpty={
            <>
              <EmptyCart level={1} />
              <FirstRow />
            </>
          }
        />
      </RequireSession>
    </div>
  );
}
