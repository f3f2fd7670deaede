import { pagePath } from '@jhola/domain';
import { isUnreachable } from '#features/connection/index.ts';
import { PageError } from '#platform/routing/page-error.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { UnreachableState } from './unreachable-state.tsx';

/** The error state of a page: not found, offline, or a bug of ours. */
export function PageErrorState({ error }: { error: unknown }) {
  if (error instanceof PageError && error.status === 404) return <NotFoundState />;
  if (isUnreachable(error)) return <UnreachableState />;
  return (
    <>
      <title>Something went wrong · Jhola</title>
      <EmptyState
        level={1}
        title="Something went wrong on our side"
        action={<Button onClick={() => window.location.reload()}>Try again</Button>}
      >
        This page could not be shown. Your cart is safe; please try again in a moment.
      </EmptyState>
    </>
  );
}

function NotFoundState() {
  return (
    <>
      <title>Page not found · Jhola</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title="We couldn’t find this page"
        action={<ButtonLink to={pagePath('home')}>Go To Home</ButtonLink>}
      >
        It may have moved, or the link may be wrong. The shop is open.
      </EmptyState>
    </>
  );
}
