import type { ProductOrder } from '@jhola/domain';
import type { Shelf } from '../shelf/create-shelf.ts';
import { finishedList } from '../shelf/finished-answer.ts';
import { type DeskFilter, findProducts } from './find-products.ts';
import type { createNameOrder } from './name-order.ts';
import { orderProducts } from './order-products.ts';

export type DeskPageWanted = DeskFilter & {
  readonly order: ProductOrder;
  readonly descending: boolean;
  readonly page: number;
  readonly limit: number;
};

/** One page of the products that match, in the wanted order, finished. */
export async function listDeskProducts(
  shelf: Shelf,
  names: ReturnType<typeof createNameOrder>,
  wanted: DeskPageWanted,
): Promise<Buffer> {
  const { page, limit, order, descending } = wanted;
  const { products, counts } = await findProducts(shelf, wanted);
  const ordered = orderProducts(products, order, descending, names.follow(shelf.contents()));
  const stretch = ordered.slice((page - 1) * limit, page * limit);
  return finishedList(
    stretch.map(({ json }) => json),
    { page, totalCount: ordered.length, totalNoPage: Math.ceil(ordered.length / limit), counts },
  );
}
