import { UserPage } from '#features/account/index.ts';
import { texts } from '#messages/account.ts';
import { texts as shared } from '#messages/shared.ts';

export const title = shared.pageTitle({ page: texts.page });

export default function Page() {
  return (
    <div className="wrap page-fill">
      <UserPage />
    </div>
  );
}
