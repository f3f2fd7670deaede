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
import { nameTaken } from './name-taken.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

/** Changes a category. Throws NOT_FOUND, NAME_TAKEN. */
export async function updateCategory(
  services: Services,
  actor: UserId,
  form: CategoryForm & { readonly _id: CategoryId },
): Promise<WireCategory> {
  const { db, config, clock } = services;
  const image = storedImageUrl(config, form.image);
  return nameTaken(form.name, () =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      const before = await lockCategory(tx, form._id);
      if (before === undefined) throw new AppError('NOT_FOUND', { message: texts.noSuchCategory });
      const changed = await changeCategory(tx, form._id, { name: form.name, image, updated_at: now });
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
