import { RequireAdmin } from '#features/admin/index.ts';
import { StatusPage, StatusPlaceholder, useShopStatus } from '#features/admin-status/index.ts';
import { texts as statusTexts } from '#messages/admin-status.ts';
import { texts } from '#messages/admin.ts';
import { texts as shared } from '#messages/shared.ts';
import { ErrorState } from '#ui/error-state.tsx';

export const title = shared.pageTitle({ page: texts.status });

export default function Page() {
  const { data: status, isError, refetch } = useShopStatus();
  // Works also if the account can't be loaded because the database is unavailable; the API responds only to admins.
  if (status !== undefined) return <StatusPage status={status} isOutdated={isError} />;
  return (
    <RequireAdmin>
      <section className="stack">
        <h1 className="page-h">{statusTexts.heading}</h1>
        {isError ? (
          <ErrorState title={statusTexts.notLoaded} onRetry={() => void refetch()} />
        ) : (
          <StatusPlaceholder />
        )}
      </section>
    </RequireAdmin>
  );
}
