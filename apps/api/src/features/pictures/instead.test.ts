import { makeId, paise } from '@jhola/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PictureShop, startPictureShop } from './testing/picture-shop.ts';

const GONE = 'https://pictures.example/gone.jpg?size=small&of=milk';
let shop: PictureShop;
beforeAll(async () => {
  shop = await startPictureShop();
  const now = new Date();
  await shop.db
    .insertInto('products')
    .values({
      id: makeId<'Product'>(now),
      name: 'Amul Taaza Toned Milk',
      images: sql<string[]>`${[GONE]}::text[]`,
      unit: '500 ml',
      price_paise: paise(2_800),
      stock: 5,
      discount_percent: 0,
      description: '',
      content_updated_at: now,
      created_at: now,
      updated_at: now,
    } as never)
    .execute();
});
afterAll(() => shop.close());

const instead = (address: string, file = '320.webp') =>
  shop.get(`/images/instead/${file}?of=${encodeURIComponent(address)}`);

it('redirects from a failed picture of another server to a drawing of the same product', async () => {
  const response = await instead(GONE);
  expect(response.statusCode).toBe(302);
  expect(response.headers['cache-control']).toBe('public, max-age=86400');
  const drawing = String(response.headers['location']);
  expect(drawing).toMatch(/^\/images\/[a-z0-9]+\/320\.webp$/);
  const picture = await shop.get(drawing);
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toBe('image/webp');
  const { rows } = await sql<{ recipe: { name: string } }>`
    select recipe from pictures where id = ${drawing.split('/')[2]}`.execute(shop.db);
  expect(rows[0]?.recipe).toMatchObject({ name: 'Amul Taaza Toned Milk', unit: '500 ml' });
});

it.each([
  ['a picture that nothing of the shop has', 'https://pictures.example/other.jpg', '320.webp'],
  ['no address', 'gone.jpg', '320.webp'],
  ['a size that there isn’t', GONE, '321.webp'],
])('has no drawing for %s', async (_what, address, file) => {
  expect((await instead(address, file)).statusCode).toBe(404);
});
