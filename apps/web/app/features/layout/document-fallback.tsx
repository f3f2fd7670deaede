import { pagePath } from '@jhola/domain';
import { texts } from '#messages/layout.ts';
import { Link } from '#platform/routing/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { PageErrorState } from './page-error-state.tsx';

/** Replaces the whole document if not even a page's frame can be shown. */
export function DocumentFallback({ error }: { error: unknown }) {
  return (
    <>
      <header className="wrap top-in">
        <Link to={pagePath('home')} aria-label={texts.homeLink}>
          <Logo />
        </Link>
      </header>
      <main className="wrap">
        <PageErrorState error={error} />
      </main>
    </>
  );
}
