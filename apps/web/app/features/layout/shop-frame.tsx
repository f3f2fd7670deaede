import type { ComponentType, ReactNode } from 'react';
import { CartBar } from '#features/cart/index.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export type ShopFrameProps = {
  /** Of the search page, in the place of the header's search. */
  SearchInput?: ComponentType | undefined;
  /** False where the page has a bar of its own along the bottom, or none at all. */
  cartBar?: boolean;
  children: ReactNode;
};

/** Header, page, footer, and on phones the cart's bar. */
export function ShopFrame({ SearchInput, cartBar = true, children }: ShopFrameProps) {
  return (
    <>
      <a className="skip" href="#page">
        Skip to the page
      </a>
      <Header SearchInput={SearchInput} />
      <main id="page" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {cartBar && <CartBar />}
    </>
  );
}
