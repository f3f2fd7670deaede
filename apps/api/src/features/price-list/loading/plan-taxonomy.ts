import { type CategoryId, makeId, type SubCategoryId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import type { Bulk, NewPlace } from '../../catalogue/index.ts';
import { type DrawnPicture, insertRecipes, type PictureFor, picturePath } from '../../pictures/index.ts';
import { readMissingCategories, readMissingSubCategories } from './taxonomy.queries.ts';

/** The categories and sub-categories of the staged list that the shop doesn't have, each with a drawn picture. */
export async function planTaxonomy(
  tx: Db,
  pictureFor: PictureFor,
  now: Date,
): Promise<Pick<Bulk, 'categories' | 'subCategories'>> {
  const pictures: DrawnPicture[] = [];
  const named = (name: string, picture: DrawnPicture): Omit<NewPlace<never>, 'id'> => {
    pictures.push(picture);
    return { name, image: picturePath(picture.id) };
  };
  const categories = (await readMissingCategories(tx)).map(
    (name): NewPlace<CategoryId> => ({
      id: makeId<'Category'>(now),
      ...named(name, pictureFor({ kind: 'category', name })),
    }),
  );
  const subCategories = (await readMissingSubCategories(tx)).map(
    ({ name, category }): NewPlace<SubCategoryId> => ({
      id: makeId<'SubCategory'>(now),
      ...named(name, pictureFor({ kind: 'sub_category', name, category })),
    }),
  );
  await insertRecipes(tx, pictures, now);
  return { categories, subCategories };
}
