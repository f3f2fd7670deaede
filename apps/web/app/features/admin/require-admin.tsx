import { pagePath } from '@jhola/domain';
import { type ReactNode, useEffect } from 'react';
import { isAdmin, useUser } from '#features/session/index.ts';
import { texts } from '#messages/admin.ts';
import { texts as shared } from '#messages/shared.ts';
import { rememberAdmin } from '#platform/admin-header.ts';
import { onCallOutcome } from '#platform/call-outcomes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PagePlaceholder } from '#ui/placeholders.tsx';
import './require-admin.css';

/** Shows its children to admins only; others see why they can't. The server refuses them in any case. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { data: user, isError, refetch } = useUser();
  useEffect(() => {
    if (user !== undefined) rememberAdmin(isAdmin(user));
  }, [user]);
  // The role may have been taken away while the page is open.
  useEffect(
    () =>
      onCallOutcome((outcome) => {
        if (outcome.kind === 'failure' && outcome.code === 'NO_PERMISSION') void refetch();
      }),
    [refetch],
  );
  if (user === undefined && isError) {
    return <ErrorState title={texts.accountNotLoaded} onRetry={() => void refetch()} />;
  }
  if (user === undefined) return <PagePlaceholder />;
  if (!isAdmin(user)) {
    return (
      <div className="stack no-permission">
        <div role="alert">
          <h1>{texts.noPermission}</h1>
        </div>
        <p className="muted">{texts.adminsOnly}</p>
        <ButtonLink to={pagePath('home')} kind="line">
          {shared.goHome}
        </ButtonLink>
      </div>
    );
  }
  return children;
}
