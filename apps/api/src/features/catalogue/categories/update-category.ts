import type { WireCategory } from '@jhola/contract';
import type { CategoryId, UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import { storedImageUrl } from '../../../platform/images.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { recordUpdate } from '../../audit/index.ts';
import { categoryFacts } from '../history/facts.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import type { CategoryForm } from './add-category.ts';
import { toWireCategory } from './category.mapper.ts';
import { changeCategory, lockCategory } from './category.queries.ts';
import { keepOthersChanges, type SeenBefore } from './keep-others-changes.ts';
import { nameTaken } from './name-taken.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

/**
 * Changes a category. With `was`, what the admin saw, a field that they left alone isn't changed. Throws NOT_FOUND,
 * NAME_TAKEN, and STALE if somebody else has changed the same field, unless the form `overwrites`.
 */
export async function updateCategory(
  services: Services,
  actor: UserId,
  form: CategoryForm & SeenBefore<CategoryForm> & { readonly _id: CategoryId },
): Promise<WireCategory> {
  const { db, config, clock } = services;
  const stored = ({ name, image }: CategoryForm) => ({ name, image: storedImageUrl(config, image) });
  return nameTaken(form.name, () =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      const before = await lockCategory(tx, form._id);
      if (before === undefined) throw new AppError('NOT_FOUND', { message: texts.noSuchCategory });
      const seen = { was: form.was && stored(form.was), overwrites: form.overwrites };
      const change = keepOthersChanges(stored(form), seen, before);
      const changed = await changeCategory(tx, form._id, { ...change, updated_at: now });
      await recordUpdate(tx, {
        actor,
        entity: 'category',
        entityId: changed.id,
        name: changed.name,
        before: categoryFacts(before),
        after: categoryFacts(changed),
        now,
      });
      await touchCatalogue(tx, [{ entity: 'category', id: changed.id }]);
      return toWireCategory(config, changed);
    }),
  );
}
