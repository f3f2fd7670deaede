import { Navigate } from 'react-router';
import { isAdmin, useUser } from '#features/session/index.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Where the account begins: with the shop's day for who runs it, with the profile for everybody else. */
export function DashboardStart() {
  const { data: user, isError, refetch } = useUser();
  if (user !== undefined) {
    return <Navigate to={isAdmin(user) ? '/dashboard/shop' : '/dashboard/profile'} replace />;
  }
  if (isError) return <ErrorState title="Your account could not be loaded" onRetry={() => void refetch()} />;
  return <Skeleton height="320px" />;
}
