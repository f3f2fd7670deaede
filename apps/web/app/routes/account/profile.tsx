import { ProfilePage } from '#features/account/index.ts';

export const title = 'Your Profile · Jhola';

export default function Page() {
  return <ProfilePage />;
}
