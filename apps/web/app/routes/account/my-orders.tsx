import { FirstRow } from '#features/catalogue/index.ts';
import { OrdersPage } from '#features/orders/index.ts';
import { texts as shared } from '#messages/shared.ts';

export const title = shared.pageTitle({ page: shared.myOrders });

export default function Page() {
  return <OrdersPage belowEmpty={<FirstRow />} />;
}
