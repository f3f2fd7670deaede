import { AddressesPage } from '#features/addresses/index.ts';
import { texts } from '#messages/addresses.ts';
import { texts as shared } from '#messages/shared.ts';

export const title = shared.pageTitle({ page: texts.heading });

export default function Page() {
  return <AddressesPage />;
}
