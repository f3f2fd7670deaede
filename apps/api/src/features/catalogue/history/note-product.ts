import type { WireProduct } from '@jhola/contract';
import type { UserId } from '@jhola/domain';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database.ts';
import { recordChange, recordUpdate } from '../../audit/index.ts';
import { productFacts } from './facts.ts';

type Occasion = { readonly config: Config; readonly actor: UserId; readonly now: Date };

/** Notes what an admin did to a product: added (no `before`), changed, or deleted (no `after`). */
export async function noteProduct(
  tx: Db,
  { config, actor, now }: Occasion,
  before: WireProduct | null,
  after: WireProduct | null,
): Promise<void> {
  const product = after ?? before;
  if (product === null) return;
  const facts = (one: WireProduct) => productFacts(config, one);
  const about = { actor, now, entity: 'product', entityId: product._id, name: nameInFull(product) } as const;
  if (before !== null && after !== null) {
    await recordUpdate(tx, { ...about, before: facts(before), after: facts(after) });
    return;
  }
  await recordChange(tx, {
    ...about,
    act: before === null ? 'create' : 'delete',
    before: before && facts(before),
    after: after && facts(after),
  });
}

/** 'Amul Milk 500 ml': products of several sizes share a name. */
function nameInFull({ name, unit }: WireProduct): string {
  return name.toLowerCase().includes(unit.toLowerCase()) ? name : `${name} ${unit}`;
}
