import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ArtistOptions, createPictureArtist, type PictureArtist } from './picture-artist.ts';
import { recipeForCategory, recipeForProduct, recipeForSubCategory } from './choose/recipe-for-product.ts';
import { drawPicture } from './draw/draw-picture.ts';
import { pictureId } from './picture-id.ts';

/** At the lowest priority it would wait for all other tests. */
const priority = getPriority();

/** Starting a process takes most of a second: tests that don't end it share one. */
const artist = createPictureArtist({ priority });
afterAll(() => artist.close());

function artistOfItsOwn(options?: ArtistOptions): PictureArtist {
  const own = createPictureArtist({ priority, ...options });
  onTestFinished(() => own.close());
  return own;
}

/** Sends a signal to the drawing process. Throws if there is none: process 0 would be all processes of the tests. */
function signal({ pid }: PictureArtist, name: NodeJS.Signals): void {
  if (pid === undefined) throw new Error('There is no drawing process');
  process.kill(pid, name);
}

/** The CPU time in ms that this process uses during `work`. */
async function cpuTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const milk = recipeForProduct({ name: 'Gaumaya Toned Milk', unit: '500 ml', category: 'Dairy' });

describe('a recipe', () => {
  it('has the same id for any order of its keys', () => {
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
  it('draws only once if two requests come at the same time', () => {
    expect(artist.draw(milk, 96)).toBe(artist.draw({ ...milk }, 96));
  });

  it.each([
    [null],
    ['milk'],
    [{ kind: 'pouch' }],
    [{ kind: 'tile', art: [] }],
    [{ kind: 'object', art: { name: '../../x' } }],
    [{ kind: () => 1 }],
  ])('refuses %j, and continues with the others', async (broken) => {
    await expect(artist.draw(broken, 96)).rejects.toThrow("can't be drawn");
    expect((await artist.draw(milk, 96)).length).toBeGreaterThan(500);
  });

  it('ends its process when idle, and starts it again', async () => {
    const own = artistOfItsOwn({ restAfterMs: 1 });
    const first = await own.draw(milk, 96);
    await expect.poll(() => own.pid).toBe(undefined);
    expect(await own.draw(milk, 96)).toEqual(first);
  });

  it('works in another process with the lowest priority on the machine', async () => {
    const own = createPictureArtist();
    const drawing = own.draw(milk, 96);
    expect(own.pid).not.toBe(process.pid);
    expect(getPriority(own.pid)).toBe(constants.priority.PRIORITY_LOW);
    await own.close();
    await expect(drawing).rejects.toThrow();
  });

  it('leaves the main process free', async () => {
    const recipes = [1, 2, 3].map((round) => ({ ...milk, round }));
    await Promise.all([artist.draw(milk, 640), drawPicture(milk, 640)]);
    const asked = await cpuTimeOf(() => Promise.all(recipes.map((recipe) => artist.draw(recipe, 640))));
    const drawn = await cpuTimeOf(() => Promise.all(recipes.map((recipe) => drawPicture(recipe, 640))));
    // While this process waits on a busy machine, the test runner uses some CPU time in it.
    expect(asked).toBeLessThan(drawn / 2);
  });

  it('shrinks a picture, and refuses other bytes', async () => {
    const small = await artist.shrink(await artist.draw(milk, 320), 96);
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
    await expect(artist.shrink(Buffer.from('no picture'), 96)).rejects.toThrow("can't be drawn");
  });

  it('turns a picture into a JPEG on a background', async () => {
    const jpeg = await artist.toJpeg(await artist.draw(milk, 96), '#ff0000');
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 96, height: 96 });
    const corner = await sharp(jpeg).extract({ left: 0, top: 0, width: 2, height: 2 }).stats();
    expect(corner.dominant.r).toBeGreaterThan(200);
    expect(corner.dominant.g).toBeLessThan(50);
  });

  it('ends its process if it hangs, and continues in a new one', async () => {
    const own = artistOfItsOwn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const drawing = expect(own.draw(milk, 96)).rejects.toThrow('has ended');
      signal(own, 'SIGSTOP');
      vi.advanceTimersByTime(180_000);
      await drawing;
    } finally {
      vi.useRealTimers();
    }
    expect((await own.draw(milk, 96)).length).toBeGreaterThan(500);
  });

  it('continues in a new process when its own is killed', async () => {
    await artist.draw(milk, 96);
    signal(artist, 'SIGKILL');
    const [lost, next] = await Promise.allSettled([artist.draw(milk, 160), artist.draw(milk, 320)]);
    expect([lost.status, next.status]).toContain('fulfilled');
    expect((await artist.draw(milk, 96)).length).toBeGreaterThan(500);
  });

  it('rejects waiting requests when it closes', async () => {
    const own = artistOfItsOwn();
    const drawings = [96, 160, 320].map((width) => own.draw(milk, width));
    await own.close();
    for (const drawing of await Promise.allSettled(drawings)) expect(drawing.status).toBe('rejected');
    await expect(own.draw(milk, 96)).rejects.toThrow();
  });
});

it('draws without the setting by which the server returns large blocks of memory to the system', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'artist-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  vi.stubEnv('MALLOC_MMAP_THRESHOLD_', '131072');
  vi.stubEnv('MALLOC_ARENA_MAX', '2');
  onTestFinished(() => void vi.unstubAllEnvs());
  const worker = join(folder, 'worker.mjs');
  await writeFile(
    worker,
    `process.on('message', ({ request }) => {
      const { MALLOC_MMAP_THRESHOLD_: limit, MALLOC_ARENA_MAX: pools } = process.env;
      process.send({ request, picture: new TextEncoder().encode(\`\${limit} \${pools}\`) });
    });`,
  );
  const own = artistOfItsOwn({ workerUrl: pathToFileURL(worker) });
  expect(String(await own.draw(milk, 160))).toBe('undefined 2');
});
