import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PICTURE_WIDTHS } from '@jhola/domain';
import { apiOf } from './api.ts';
import { demoPlaces } from './demo-places.ts';
import { startStore } from './start-store.ts';

/**
 * Environment variable with the prepared data folder of a stopped shop; set if one exists already
 * (tools/conformance/prove).
 */
const VARIABLE = 'JOURNEY_PREPARED_DATA';
/** Within a data folder: pictures that can be drawn again. */
const DRAWN = 'cache';
/** Within the prepared data folder: the data folder of the same shop with forty products. */
const SMALL = 'small';
const SQL = fileURLToPath(new URL('../../tools/sql.mjs', import.meta.url));
const DELETE_MOST =
  'delete from products where id not in (select id from products where stock > 100 order by id limit 40)';
const PICTURE = /\/images\/[\w-]+\/\d+\.webp/g;
const PRODUCTS_PER_CALL = 100;
const AT_ONCE = 2;
const STILL_DRAWING = 202;
const LOOK_EVERY_MS = 50;
/** Drawing has the lowest priority, so it may take long during other work. */
const DRAWN_WITHIN_MS = 300_000;

function preparedData(): string {
  const folder = process.env[VARIABLE];
  if (folder === undefined) throw new Error(`${VARIABLE} is not set: support/global-setup.ts did not run`);
  return folder;
}

/** Sets the prepared data folder for this process and the workers that it starts. */
export function setPreparedData(folder: string): void {
  process.env[VARIABLE] = folder;
}

/** Whether a data folder was prepared before. */
export function hasPreparedData(): boolean {
  return process.env[VARIABLE] !== undefined;
}

/**
 * Creates a data folder as a copy of the prepared one. All copies share the drawn pictures, so that each is drawn once:
 * a picture's id depends on its recipe.
 */
export function copyPreparedData(to: string): void {
  copyData(preparedData(), to);
}

/**
 * Creates a data folder like `copyPreparedData`, with forty products of more than 100 pieces each: a shop starts on it
 * with half the CPU time. For tests that need no large catalogue.
 */
export function copySmallShop(to: string): void {
  copyData(join(preparedData(), SMALL), to);
}

function copyData(from: string, to: string): void {
  const onWrite = process.platform === 'linux' ? ['--reflink=auto'] : [];
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((file) => file !== SMALL)) {
    if (name === DRAWN) symlinkSync(join(from, DRAWN), join(to, DRAWN));
    else execFileSync('cp', ['-a', ...onWrite, join(from, name), join(to, name)]);
  }
}

/**
 * Fills a new data folder with the demo shop: starts the built shop, requests the pictures of its main pages, and stops
 * it. All other pictures get a stand-in, because drawing them takes a minute of CPU time and no journey looks at them
 * (drawing has its own tests). Adds the small shop.
 */
export async function fillData(dataDir: string): Promise<void> {
  const store = await startStore({ dataDir });
  try {
    const places = await demoPlaces(store.url);
    const pages = ['/', places.listing, places.product, '/search?q=rice', '/search?q=milk'];
    const texts: string[] = [];
    for (const path of pages) texts.push(await textOf(store.url + path));
    const pictures = [...new Set(texts.flatMap((text) => text.match(PICTURE) ?? []))];
    const ids = new Set(pictures.map(pictureIdOf));
    await addStandIns(store.url, dataDir, ids);
    const drawNext = async (): Promise<void> => {
      for (let path = pictures.pop(); path !== undefined; path = pictures.pop()) {
        await textOf(store.url + path);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, drawNext));
  } finally {
    await store.end('SIGTERM');
  }
  addSmallShop(dataDir);
}

function addSmallShop(dataDir: string): void {
  const small = join(dataDir, SMALL);
  copyData(dataDir, small);
  const { DATABASE_URL: _, ...env } = process.env;
  execFileSync(process.execPath, [SQL, DELETE_MOST], { env: { ...env, DATA_DIR: small } });
}

/** '/images/<id>/<file>' -> id */
function pictureIdOf(path: string): string {
  return path.split('/')[2] ?? '';
}

/** Gives every picture of the catalogue that has no file yet, except `toDraw`, the files of one drawn picture. */
async function addStandIns(url: string, dataDir: string, toDraw: ReadonlySet<string>): Promise<void> {
  const [model, ...others] = (await allPictures(url)).filter((id) => !toDraw.has(id));
  if (model === undefined) throw new Error('The demo shop has no further pictures');
  for (const width of PICTURE_WIDTHS) await textOf(`${url}/images/${model}/${width}.webp`);
  const images = join(dataDir, DRAWN, 'images');
  for (const id of others) if (!existsSync(join(images, id))) symlinkSync(model, join(images, id));
}

/** The ids of all pictures of categories, sub-categories and products. */
async function allPictures(url: string): Promise<string[]> {
  const api = apiOf(url);
  const responses: unknown[] = [await api('getCategories'), await api('getSubCategories')];
  for (let page = 1, total = Infinity; (page - 1) * PRODUCTS_PER_CALL < total; page += 1) {
    const response = await api('getProducts', { page, limit: PRODUCTS_PER_CALL });
    total = response.totalCount;
    responses.push(response);
  }
  return [...new Set((JSON.stringify(responses).match(PICTURE) ?? []).map(pictureIdOf))];
}

/** The text of a response. Retries while the response says that the picture is being drawn. */
async function textOf(address: string): Promise<string> {
  const deadline = performance.now() + DRAWN_WITHIN_MS;
  for (;;) {
    const response = await fetch(address);
    if (response.status !== STILL_DRAWING) return response.text();
    if (performance.now() > deadline) throw new Error(`${address} is still being drawn`);
    await response.arrayBuffer();
    await wait(LOOK_EVERY_MS);
  }
}
