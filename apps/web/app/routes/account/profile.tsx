import { ProfilePage } from '#features/account/index.ts';
import { texts } from '#messages/profile.ts';
import { texts as shared } from '#messages/shared.ts';

export const title = shared.pageTitle({ page: texts.heading });

export default function Page() {
  return <ProfilePage />;
}
