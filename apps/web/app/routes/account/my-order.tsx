import { OrderPage } from '#features/orders/index.ts';
import type { PageProps } from '#platform/routing/route.ts';

export const title = 'My Order · Jhola';

export default function Page({ params: { orderId = '' } }: PageProps) {
  return <OrderPage orderId={orderId} />;
}
