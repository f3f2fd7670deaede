import { type ComponentType, type ReactNode, Suspense } from 'react';
import { CartBar } from '#features/cart/index.ts';
import { texts } from '#messages/layout.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export type ShopFrameProps = {
  /** On the search page: the input, instead of the header's search link. */
  SearchInput?: ComponentType | undefined;
  /** False if the page has its own bar at the bottom, or none. */
  cartBar?: boolean;
  /** Whether the page has the main element, and a menu beside it. */
  ownMain?: boolean | undefined;
  children: ReactNode;
};

/** Header, page, footer, and on phones the cart bar. */
export function ShopFrame({ SearchInput, cartBar = true, ownMain, children }: ShopFrameProps) {
  return (
    <>
      <a className="skip" href="#page">
        {texts.skipToPage}
      </a>
      <Header SearchInput={SearchInput} />
      {ownMain ? (
        <div className="with-menu">{children}</div>
      ) : (
        <main id="page" tabIndex={-1}>
          {children}
        </main>
      )}
      <Suspense>
        <Footer />
      </Suspense>
      {cartBar && <CartBar />}
    </>
  );
}
