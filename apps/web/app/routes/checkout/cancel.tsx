import { CancelPage } from '#features/checkout/index.ts';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

export function meta() {
  return [{ title: 'Order Cancel · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default function Page() {
  return (
    <div className="wrap page-fill">
      <CancelPage />
    </div>
  );
}
