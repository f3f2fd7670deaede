import { access } from 'node:fs/promises';
import { makeId, type ProductId } from '@jhola/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRecordingLog } from '@jhola/tools/testing/recording-log.ts';
import { createPictures } from './create-pictures.ts';
import { cachedFile } from './picture-files.ts';
import { type PictureShop, startPictureShop } from './testing/picture-shop.ts';
import { picturePath } from './picture-sizes.ts';
import { stockProduct } from '../../testing/index.ts';
import { warmPictures } from './warm-pictures.ts';

let shop: PictureShop;
let shown: ProductId;
let ids: string[];
beforeAll(async () => {
  shop = await startPictureShop();
  ids = await Promise.all([{ n: 1 }, { broken: true }, { n: 2 }].map((recipe) => shop.recipe(recipe)));
  const now = new Date();
  const rows = ids.map((id, n) => ({
    id: makeId<'Category'>(now),
    name: `Category ${n}`,
    image: picturePath(id),
    created_at: now,
    updated_at: now,
  }));
  await shop.db.insertInto('categories').values(rows).execute();
  shown = await productWith({ product: 'shown' });
  await productWith({ product: 'not shown' });
});
afterAll(() => shop.close());

async function productWith(recipe: object): Promise<ProductId> {
  const { productId } = await stockProduct(shop.db);
  const images = [picturePath(await shop.recipe(recipe))];
  await shop.db.updateTable('products').set({ images }).where('id', '=', productId).execute();
  return productId;
}

it('creates the pictures of home, continues after a failure, and stops when aborted', async () => {
  const drawn: string[] = [];
  const artist = {
    ...shop.artist,
    draw: async (recipe: unknown, width: number) => {
      drawn.push(JSON.stringify(recipe));
      return shop.artist.draw(recipe, width);
    },
  };
  const pictures = createPictures({ db: shop.db, dataDir: shop.dataDir, artist, log: shop.log });
  const log = createRecordingLog();

  const firstProducts = () => [shown];

  await warmPictures(shop.db, pictures, { firstProducts, signal: AbortSignal.abort(), log });
  expect(drawn).toEqual([]);

  await warmPictures(shop.db, pictures, { firstProducts, signal: new AbortController().signal, log });
  expect(new Set(drawn)).toEqual(new Set(['{"n":1}', '{"broken":true}', '{"n":2}', '{"product":"shown"}']));
  for (const id of [ids[0], ids[2]]) await access(cachedFile(shop.dataDir, String(id), 160));
});

it('warns of a picture that can’t be drawn, but not of one that is interrupted because the shop closes', async () => {
  const closing = new AbortController();
  let drawings = 0;
  const draw = async () => {
    drawings += 1;
    if (drawings === 2) closing.abort();
    throw new Error('The drawing process has ended');
  };
  const pictures = createPictures({
    db: shop.db,
    dataDir: shop.dataDir,
    artist: { ...shop.artist, draw },
    log: shop.log,
  });
  const warnings: unknown[] = [];
  const log = { ...createRecordingLog(), warn: (warning: unknown) => void warnings.push(warning) };

  await warmPictures(shop.db, pictures, { firstProducts: () => [], signal: closing.signal, log });
  expect(drawings).toBe(2);
  expect(warnings).toHaveLength(1);
});
