import { type ReactNode, Suspense } from 'react';
import { CartBar } from '#features/cart/index.ts';
import { texts } from '#messages/layout.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { PageHandle } from './page-handle.ts';

export type ShopFrameProps = { handle: PageHandle | undefined; children: ReactNode };

/** Header, page, footer, and on phones the cart bar. */
export function ShopFrame({ handle = {}, children }: ShopFrameProps) {
  return (
    <>
      <a className="skip" href="#page">
        {texts.skipToPage}
      </a>
      <Header SearchInput={handle.SearchInput} />
      {handle.ownMain ? (
        children
      ) : (
        <main id="page" tabIndex={-1}>
          {children}
        </main>
      )}
      <Suspense>
        <Footer />
      </Suspense>
      {!handle.ownBar && <CartBar />}
    </>
  );
}
