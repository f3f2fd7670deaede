import type { UserId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { recordChange, recordUpdate } from '../../audit/index.ts';
import type { Product } from '../products/read-products.ts';
import { productFacts } from './facts.ts';

type Occasion = { readonly actor: UserId; readonly now: Date };

/** Records what an admin did to a product: added (no `before`), changed, or deleted (no `after`). */
export async function recordProduct(
  tx: Db,
  { actor, now }: Occasion,
  before: Product | null,
  after: Product | null,
): Promise<void> {
  const product = after ?? before;
  if (product === null) return;
  const about = { actor, now, entity: 'product', entityId: product.id, name: nameInFull(product) } as const;
  if (before !== null && after !== null) {
    await recordUpdate(tx, { ...about, before: productFacts(before), after: productFacts(after) });
    return;
  }
  await recordChange(tx, {
    ...about,
    action: before === null ? 'create' : 'delete',
    before: before && productFacts(before),
    after: after && productFacts(after),
  });
}

/** 'Amul Milk 500 ml': products of several sizes share a name. */
function nameInFull({ name, unit }: Product): string {
  return name.toLowerCase().includes(unit.toLowerCase()) ? name : `${name} ${unit}`;
}
