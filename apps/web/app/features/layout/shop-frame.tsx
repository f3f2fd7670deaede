import type { ReactNode } from 'react';
import { CartBar } from '#features/cart/index.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export type ShopFrameProps = {
  /** On the search page the header's box becomes an input. */
  searching?: boolean;
  /** False where the page has a bar of its own along the bottom, or none at all. */
  cartBar?: boolean;
  children: ReactNode;
};

/** Header, page, footer, and on phones the cart's bar. */
export function ShopFrame({ searching = false, cartBar = true, children }: ShopFrameProps) {
  return (
    <>
      <a className="skip" href="#page">
        Skip to the page
      </a>
      <Header searching={searching} />
      <main id="page" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {cartBar && <CartBar />}
    </>
  );
}
