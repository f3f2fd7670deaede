import { pagePath } from '@jhola/domain';
import { isAdmin, useUser } from '#features/session/index.ts';
import { texts } from '#messages/account.ts';
import { Redirect } from '#platform/routing/redirect.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PagePlaceholder } from '#ui/placeholders.tsx';

/** The first page of the account: Today for admins, the profile for everybody else. */
export function DashboardStart() {
  const { data: user, isError, refetch } = useUser();
  if (user !== undefined) {
    return <Redirect to={pagePath(isAdmin(user) ? 'shop-day' : 'profile')} />;
  }
  if (isError) return <ErrorState title={texts.loadError} onRetry={() => void refetch()} />;
  return <PagePlaceholder />;
}
