import { OrderPage } from '#features/orders/index.ts';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

export function meta() {
  return [{ title: 'My Order · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default function Page() {
  return <OrderPage />;
}
