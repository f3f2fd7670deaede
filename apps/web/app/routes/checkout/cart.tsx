import { CartPage, EmptyCart } from '#features/cart/index.ts';
import { FirstRow } from '#features/catalogue/index.ts';
import type { PageHandle } from '#features/layout/index.ts';
import { texts } from '#messages/cart-panels.ts';
import { texts as shared } from '#messages/shared.ts';

export const handle: PageHandle = { ownBar: true };

export const title = shared.pageTitle({ page: texts.cart });

export default function Page() {
  return (
    <div className="wrap page-fill">
      <CartPage
        whenEmpty={
          <>
            <EmptyCart level={1} />
            <FirstRow />
          </>
        }
      />
    </div>
  );
}
