import type { PageParams } from '@jhola/domain';
import { OrderPage } from '#features/orders/index.ts';
import { texts } from '#messages/orders.ts';
import { texts as shared } from '#messages/shared.ts';
import type { PageProps } from '#platform/routing/route.ts';

export const title = shared.pageTitle({ page: texts.page });

export default function Page({ params: { orderId } }: PageProps<undefined, PageParams<'my-order'>>) {
  return <OrderPage key={orderId} orderId={orderId} />;
}
