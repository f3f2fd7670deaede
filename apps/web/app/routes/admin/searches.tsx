import { RequireAdmin } from '#features/admin/index.ts';
import { SearchesPage } from '#features/admin-searches/index.ts';
import { texts } from '#messages/admin-searches.ts';
import { texts as shared } from '#messages/shared.ts';

export const title = shared.pageTitle({ page: texts.searches });

export default function Page() {
  return (
    <RequireAdmin>
      <SearchesPage />
    </RequireAdmin>
  );
}
