import { UserPage } from '#features/account/index.ts';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

export function meta() {
  return [{ title: 'My Account · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default function Page() {
  return (
    <div className="wrap page-fill">
      <UserPage />
    </div>
  );
}
