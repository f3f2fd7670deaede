import { pagePath } from '@jhola/domain';
import { FirstRow } from '#features/catalogue/index.ts';
import { isUnreachable, useRetryWhenOnline } from '#features/connection/index.ts';
import { texts } from '#messages/layout.ts';
import { texts as shared } from '#messages/shared.ts';
import { PageError } from '#platform/routing/page-error.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { UnreachableState } from './unreachable-state.tsx';

const reload = () => window.location.reload();

/** The error state of a page: not found, offline, a busy shop, or a bug of ours. */
export function PageErrorState({ error }: { error: unknown }) {
  // The shop, or a proxy before it, has responded: the shopper's network works.
  const isBusy = error instanceof PageError && isUnreachable(error);
  useRetryWhenOnline(isBusy, reload);
  if (error instanceof PageError && error.status === 404) return <NotFoundState />;
  if (isUnreachable(error) && !isBusy) return <UnreachableState />;
  return (
    <>
      <title>{shared.pageTitle({ page: isBusy ? texts.noResponse : texts.bugTitle })}</title>
      <EmptyState
        level={1}
        title={isBusy ? texts.noResponse : texts.bugHeading}
        action={<Button onClick={reload}>{shared.tryAgain}</Button>}
      >
        {texts.bugAdvice}
      </EmptyState>
    </>
  );
}

function NotFoundState() {
  return (
    <>
      <title>{shared.pageTitle({ page: texts.notFoundTitle })}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title={texts.notFoundHeading}
        action={<ButtonLink to={pagePath('home')}>{shared.goHome}</ButtonLink>}
      >
        {texts.notFoundAdvice}
      </EmptyState>
      <FirstRow />
    </>
  );
}
