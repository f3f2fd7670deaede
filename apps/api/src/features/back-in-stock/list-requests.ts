import type { DataOf } from '@jhola/contract/client';
import { DAY_MS, LIMITS, type UserId } from '@jhola/domain';
import type { Services } from '../../platform/services.ts';
import { type OfferNeeds, toWireProducts } from '../catalogue/index.ts';
import { readRequests } from './requests.queries.ts';

/** The requests of a shopper. A product that is deleted at this moment is left out: its request is deleted with it. */
export async function listRequests(
  needs: OfferNeeds & Pick<Services, 'db' | 'clock'>,
  userId: UserId,
): Promise<DataOf<'getBackInStock'>> {
  const rows = await readRequests(needs.db, userId, needs.clock.now());
  const products = await toWireProducts(needs, needs.db, rows);
  return rows.flatMap(({ product_id, asked_at }) => {
    const product = products.get(product_id);
    if (product === undefined) return [];
    const expiresAt = new Date(asked_at.getTime() + LIMITS.stockAlerts.days * DAY_MS);
    return [{ product, askedAt: asked_at.toISOString(), expiresAt: expiresAt.toISOString() }];
  });
}
