import { createHash } from 'node:crypto';
import type { PictureFor } from '../features/price-list/index.ts';

/** A fake of the picture recipes: the recipe is the request itself, and equal requests have the same id. */
export const plainPicture: PictureFor = (wanted) => ({
  id: createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 20),
  recipe: wanted,
});
