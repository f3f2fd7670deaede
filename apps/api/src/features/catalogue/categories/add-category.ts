import type { WireCategory } from '@jhola/contract';
import { makeId, type UserId } from '@jhola/domain';
import { storedImageUrl } from '../../../platform/images.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { recordChange } from '../../audit/index.ts';
import { categoryFacts } from '../history/facts.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import { toWireCategory } from './category.mapper.ts';
import { insertCategory } from './category.queries.ts';
import { nameTaken } from './name-taken.ts';

export type CategoryForm = { readonly name: string; readonly image: string };

/** Adds a category. Throws NAME_TAKEN. */
export async function addCategory(
  services: Services,
  actor: UserId,
  form: CategoryForm,
): Promise<WireCategory> {
  const { db, config, clock } = services;
  const now = clock.now();
  const row = {
    id: makeId<'Category'>(now),
    name: form.name,
    image: storedImageUrl(config, form.image),
    created_at: now,
    updated_at: now,
  };
  return nameTaken(form.name, () =>
    inTransaction(db, async (tx) => {
      const added = await insertCategory(tx, row);
      await recordChange(tx, {
        actor,
        action: 'create',
        entity: 'category',
        entityId: added.id,
        name: added.name,
        before: null,
        after: categoryFacts(added),
        now,
      });
      await touchCatalogue(tx, [{ entity: 'category', id: added.id }]);
      return toWireCategory(config, added);
    }),
  );
}
