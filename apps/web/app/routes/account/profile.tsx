import { ProfilePage } from '#features/account/index.ts';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

export function meta() {
  return [{ title: 'Your Profile · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default function Page() {
  return <ProfilePage />;
}
