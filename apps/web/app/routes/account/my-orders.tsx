import { OrdersPage } from '#features/orders/index.ts';

export const title = 'My Orders · Jhola';

export default function Page() {
  return <OrdersPage />;
}
