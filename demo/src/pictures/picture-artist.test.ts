import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { createPictureArtist, type PictureArtist } from './picture-artist.ts';
import { recipeForCategory, recipeForProduct, recipeForSubCategory } from './choose/recipe-for-product.ts';
import { pictureId } from './picture-id.ts';

let artist: PictureArtist;
afterEach(() => artist?.close());

const milk = recipeForProduct({ name: 'Gaumaya Toned Milk', unit: '500 ml', category: 'Dairy' });

describe('a recipe', () => {
  it('has one id, however its parts are ordered', () => {
    const turned = Object.fromEntries(Object.entries(milk).reverse());
    expect(pictureId(turned as typeof milk)).toBe(pictureId(milk));
    expect(pictureId(milk)).toMatch(/^[0-9a-f]{24}$/);
    expect(pictureId(recipeForProduct({ name: 'Curd', unit: '400 g' }))).not.toBe(pictureId(milk));
  });

  it.each([
    '',
    ' ',
    'दूध',
    '🍎🍌',
    'שלום',
    'x'.repeat(300),
    '<script>&"\'',
    '\ud800',
    'Combo Of 3 Items, 1 Kg + 2 L',
  ])('of %j can be drawn', async (name) => {
    artist = createPictureArtist();
    const recipes = [
      recipeForProduct({ name, unit: name }),
      recipeForCategory(name),
      recipeForSubCategory(name),
    ];
    for (const recipe of recipes) {
      const { format, width, height, hasAlpha } = await sharp(await artist.draw(recipe, 96)).metadata();
      expect({ format, width, height, hasAlpha }).toEqual({
        format: 'webp',
        width: 96,
        height: 96,
        hasAlpha: true,
      });
    }
  });
});

describe('the artist', () => {
  it('draws once what is asked for twice at once', () => {
    artist = createPictureArtist();
    expect(artist.draw(milk, 96)).toBe(artist.draw({ ...milk }, 96));
  });

  it.each([
    [null],
    ['milk'],
    [{ kind: 'pouch' }],
    [{ kind: 'tile', art: [] }],
    [{ kind: 'object', art: { name: '../../x' } }],
    [{ kind: () => 1 }],
  ])('refuses %j alone, and draws on', async (broken) => {
    artist = createPictureArtist();
    await expect(artist.draw(broken, 96)).rejects.toThrow("can't be drawn");
    expect((await artist.draw(milk, 96)).length).toBeGreaterThan(500);
  });

  it('rests without work, and comes back', async () => {
    artist = createPictureArtist({ restAfterMs: 1 });
    const first = await artist.draw(milk, 96);
    await new Promise((done) => setTimeout(done, 50));
    expect(await artist.draw(milk, 96)).toEqual(first);
  });

  it('leaves nobody waiting when it closes', async () => {
    artist = createPictureArtist();
    const drawings = [96, 160, 320].map((width) => artist.draw(milk, width));
    await artist.close();
    for (const drawing of await Promise.allSettled(drawings)) expect(drawing.status).toBe('rejected');
    await expect(artist.draw(milk, 96)).rejects.toThrow();
  });
});
