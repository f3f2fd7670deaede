import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gate } from '../../testing/index.ts';
import { type PictureShop, startPictureShop } from './testing/picture-shop.ts';
import { cachedFile, readFileIfExists } from './picture-files.ts';

let shop: PictureShop;
beforeAll(async () => {
  shop = await startPictureShop({ waitMs: 20 });
});
afterAll(() => shop.close());

/** Holds each drawing, which has begun by then, until the returned function is called. `onBegin` gets its recipe. */
function holdDrawing(
  { artist }: PictureShop,
  onBegin: (recipe: unknown) => void = () => undefined,
): () => void {
  const { draw } = artist;
  const held = gate();
  artist.draw = async (recipe, width) => {
    onBegin(recipe);
    await held.promise;
    return draw(recipe, width);
  };
  return held.resolve;
}

it('responds with an empty picture while drawing takes long, and with the picture once it is ready', async () => {
  const finish = holdDrawing(shop);
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

it('lets the preview image of a shared link wait until it is drawn, while other requests are answered', async () => {
  const finish = holdDrawing(shop);
  const id = await shop.recipe({ colour: '#ab0' });
  const preview = shop.get(`/images/${id}/share.jpg`);
  // A later request is answered first.
  expect((await shop.get(`/images/${id}/640.webp`)).statusCode).toBe(202);
  finish();
  const { statusCode, headers } = await preview;
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
});

it('refuses the preview image of a shared link that takes too long, and says when to ask again', async () => {
  const slow = await startPictureShop({ previewWaitMs: 20 });
  const finish = holdDrawing(slow);
  const path = `/images/${await slow.recipe({ colour: '#ab1' })}/share.jpg`;
  const { statusCode, headers } = await slow.get(path);
  expect([statusCode, headers]).toMatchObject([503, { 'cache-control': 'no-store', 'retry-after': '10' }]);
  finish();
  await expect.poll(async () => (await slow.get(path)).headers['content-type']).toBe('image/jpeg');
  await slow.close();
});

it('scales an upload down before it draws what was queued earlier', async () => {
  const { shrink } = shop.artist;
  const begun: string[] = [];
  const finish = holdDrawing(shop, () => begun.push('drawing'));
  shop.artist.shrink = (picture, width) => {
    begun.push('upload');
    return shrink(picture, width);
  };
  for (const colour of ['#a11', '#a22', '#a33', '#a44']) {
    expect((await shop.get(`/images/${await shop.recipe({ colour })}/640.webp`)).statusCode).toBe(202);
  }
  const create = { width: 800, height: 800, channels: 3, background: '#1a1' } as const;
  const { body } = await shop.upload([{ field: 'image', bytes: await sharp({ create }).png().toBuffer() }]);
  const upload = new URL(body.data.url).pathname.replace(/\d+\.webp$/, '320.webp');
  expect((await shop.get(upload)).statusCode).toBe(202);
  finish();
  await expect.poll(async () => (await shop.get(upload)).headers['content-type']).toBe('image/webp');
  await expect.poll(() => begun).toHaveLength(5);
  expect(begun).toEqual(['drawing', 'drawing', 'upload', 'drawing', 'drawing']);
});

it('stores each picture in progress before the shop is closed', async () => {
  const closing = await startPictureShop({ waitMs: 20 });
  const begun: unknown[] = [];
  const finish = holdDrawing(closing, (recipe) => begun.push(recipe));
  const ids = await Promise.all(['#b11', '#b22', '#b33'].map((colour) => closing.recipe({ colour })));
  for (const id of ids) expect((await closing.get(`/images/${id}/640.webp`)).statusCode).toBe(202);
  // Two are drawn at once; the third waits.
  await expect.poll(() => begun).toHaveLength(2);

  const closed = closing.app.close();
  finish();
  await closed;
  const kept = await Promise.all(ids.map((id) => readFileIfExists(cachedFile(closing.dataDir, id, 640))));
  expect(kept.filter((bytes) => bytes !== null)).toHaveLength(begun.length);
  await closing.close();
});
