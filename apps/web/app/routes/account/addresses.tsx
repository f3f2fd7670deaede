import { AddressesPage } from '#features/addresses/index.ts';

export const title = 'Address · Jhola';

export default function Page() {
  return <AddressesPage />;
}
