import type { PageParams } from '@jhola/domain';
import { OrderPage } from '#features/orders/index.ts';
import type { PageProps } from '#platform/routing/route.ts';

export const title = 'My Order · Jhola';

export default function Page({ params: { orderId } }: PageProps<undefined, PageParams<'my-order'>>) {
  return <OrderPage orderId={orderId} />;
}
