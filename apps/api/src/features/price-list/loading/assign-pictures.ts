import type { Db } from '../../../platform/database.ts';
import { insertRecipes, type PictureFor, picturePath } from '../../pictures/index.ts';
import { createYield } from '../yield-to-requests.ts';
import { readInBatches } from './batches.queries.ts';
import { addPictures, createPictures, unpicturedProducts } from './products.queries.ts';

const PICTURED_AT_ONCE = 250;

/** Chooses drawn pictures for new products without a picture in the list. `onBatch` is called between two batches. */
export async function assignPictures(
  tx: Db,
  pictureFor: PictureFor,
  now: Date,
  onBatch: () => void,
): Promise<void> {
  const yieldToRequests = createYield();
  await createPictures(tx);
  for await (const products of readInBatches(tx, unpicturedProducts(), PICTURED_AT_ONCE)) {
    onBatch();
    await yieldToRequests();
    const pictured = products.map(({ line, name, brand, unit, category, sub_category: subCategory }) => ({
      line,
      picture: pictureFor({ kind: 'product', name, brand, unit, category, subCategory }),
    }));
    await insertRecipes(
      tx,
      pictured.map(({ picture }) => picture),
      now,
    );
    await addPictures(
      tx,
      pictured.map(({ line, picture }) => ({ line, path: picturePath(picture.id) })),
    );
  }
}
