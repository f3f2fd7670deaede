import { AddressesPage } from '#features/addresses/index.ts';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

export function meta() {
  return [{ title: 'Address · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default function Page() {
  return <AddressesPage />;
}
