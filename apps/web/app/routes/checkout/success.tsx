import { SuccessPage } from '#features/checkout/index.ts';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

export function meta() {
  return [{ title: 'Success · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default function Page() {
  return (
    <div className="wrap page-fill">
      <SuccessPage />
    </div>
  );
}
