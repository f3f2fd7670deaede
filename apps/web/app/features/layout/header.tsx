import { pagePath } from '@jhola/domain';
import type { ComponentType } from 'react';
import { CartButton } from '#features/cart/index.ts';
import { FirstRow } from '#features/catalogue/index.ts';
import { SearchBox } from '#features/search/index.ts';
import { AccountMenu } from '#features/session/index.ts';
import { texts } from '#messages/layout.ts';
import { Link } from '#platform/routing/link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Logo } from '#ui/logo.tsx';
import { TenMinuteChip } from '#ui/ten-minutes.tsx';

/**
 * Logo, search, account and cart: one row on laptops, two on phones. On the search page of a phone, the
 * search box has the row to itself.
 */
export function Header({ SearchInput }: { SearchInput?: ComponentType | undefined }) {
  return (
    <header className={classNames('top', SearchInput && 'top-searching')}>
      <div className="wrap top-in">
        <Link className="top-logo" to={pagePath('home')} aria-label={texts.homeLink}>
          <Logo />
        </Link>
        {SearchInput ? <SearchInput /> : <SearchBox />}
        <div className="top-actions">
          <TenMinuteChip />
          <AccountMenu />
          <CartButton>
            <FirstRow />
          </CartButton>
        </div>
      </div>
    </header>
  );
}
