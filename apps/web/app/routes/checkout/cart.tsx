import { CartPage, EmptyCart } from '#features/cart/index.ts';
import { SomethingToBuy } from '#features/catalogue/index.ts';
import type { PageHandle } from '#features/layout/index.ts';

export const handle: PageHandle = { ownBar: true };

export const title = 'Cart · Jhola';

export default function Page() {
  return (
    <div className="wrap page-fill">
      <CartPage
        whenEmpty={
          <>
            <EmptyCart level={1} />
            <SomethingToBuy />
          </>
        }
      />
    </div>
  );
}
