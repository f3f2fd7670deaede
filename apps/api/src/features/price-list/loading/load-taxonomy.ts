import { makeId } from '@jhola/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/schema.ts';
import { recordChanges } from '../../audit/index.ts';
import type { CatalogueChange } from '../../catalogue/index.ts';
import { picturePath } from '../../pictures/index.ts';
import { noteSubCategories } from './history.queries.ts';
import type { LoadOptions } from './load-staged.ts';
import { keepRecipes } from './products.queries.ts';
import {
  insertCategories,
  insertSubCategories,
  type NamedPlace,
  readMissingCategories,
  readMissingSubCategories,
  resolvePlaces,
} from './taxonomy.queries.ts';

/** Makes the categories and sub-categories that are missing, and says which were touched. */
export async function loadTaxonomy(
  tx: Transaction<Tables>,
  { pictureFor, note }: Pick<LoadOptions, 'pictureFor' | 'note'>,
): Promise<CatalogueChange[]> {
  const { now } = note;
  const pictures: { id: string; recipe: unknown }[] = [];
  const named = (name: string, picture: { id: string; recipe: unknown }): NamedPlace => {
    pictures.push(picture);
    return { id: makeId(now), name, image: picturePath(picture.id) };
  };
  const categories = (await readMissingCategories(tx)).map((name) =>
    named(name, pictureFor({ kind: 'category', name })),
  );
  const subCategories = (await readMissingSubCategories(tx)).map(({ name, category }) =>
    named(name, pictureFor({ kind: 'sub_category', name, category })),
  );
  await keepRecipes(tx, pictures, now);
  await insertCategories(tx, categories, now);
  await insertSubCategories(tx, subCategories, now);
  const links = await resolvePlaces(tx);
  const things = categories.map(({ id, name, image }) => ({
    entityId: id,
    name,
    before: null,
    after: { name, image },
  }));
  await recordChanges(tx, { ...note, act: 'create', entity: 'category', things });
  const added = subCategories.map(({ id }) => id);
  await noteSubCategories(tx, note, { added, links });
  const touched = new Set([...added, ...links.map(({ subCategoryId }) => subCategoryId)]);
  return [
    ...categories.map(({ id }) => ({ entity: 'category' as const, id })),
    ...[...touched].map((id) => ({ entity: 'sub_category' as const, id })),
  ];
}
