import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PictureShop, startPictureShop } from './testing/picture-shop.ts';

let shop: PictureShop;
beforeAll(async () => {
  shop = await startPictureShop({ waitMs: 20 });
});
afterAll(() => shop.close());

it('responds with an empty picture while drawing takes long, and with the picture once it is ready', async () => {
  const draw = shop.artist.draw;
  let finish = () => {};
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  shop.artist.draw = async (recipe, width) => {
    await isFinished;
    return draw(recipe, width);
  };
  const path = `/images/${await shop.recipe({ colour: '#abc' })}/640.webp`;
  const late = await shop.get(path);
  expect([late.statusCode, late.headers]).toMatchObject([
    202,
    { 'content-type': 'image/svg+xml', 'cache-control': 'no-store', 'retry-after': '2' },
  ]);
  expect(late.body).toContain('width="1" height="1"');

  finish();
  await expect.poll(async () => (await shop.get(path)).headers['content-type']).toBe('image/webp');
  expect(shop.draws).toEqual([640]);
});
