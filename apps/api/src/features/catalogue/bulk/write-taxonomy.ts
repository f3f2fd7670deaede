import type { Db } from '../../../platform/database.ts';
import { recordChanges } from '../../audit/index.ts';
import { categoryFacts } from '../history/facts.ts';
import { recordSubCategories } from '../history/selected.queries.ts';
import type { CatalogueChange } from '../versions/touch-catalogue.ts';
import type { Bulk, BulkNote } from './bulk.ts';
import { insertCategories, insertSubCategories, linkSubCategories } from './taxonomy-writes.queries.ts';

/** Adds categories and sub-categories, and assigns the latter to the former. Returns what was changed. */
export async function writeTaxonomy(
  tx: Db,
  { categories, subCategories, links }: Pick<Bulk, 'categories' | 'subCategories' | 'links'>,
  note: BulkNote,
): Promise<CatalogueChange[]> {
  await insertCategories(tx, categories, note.now);
  await insertSubCategories(tx, subCategories, note.now);
  const linked = await linkSubCategories(tx, await links());
  const things = categories.map((category) => ({
    entityId: category.id,
    name: category.name,
    before: null,
    after: categoryFacts(category),
  }));
  await recordChanges(tx, { ...note, action: 'create', entity: 'category', things });
  const added = subCategories.map(({ id }) => id);
  await recordSubCategories(tx, note, { added, linked });
  const touched = new Set([...added, ...linked.map(({ subCategoryId }) => subCategoryId)]);
  return [
    ...categories.map(({ id }) => ({ entity: 'category' as const, id })),
    ...[...touched].map((id) => ({ entity: 'sub_category' as const, id })),
  ];
}
