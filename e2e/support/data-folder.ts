import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPlaces } from './demo-places.ts';
import { startStore } from './start-store.ts';

/**
 * Environment variable with the prepared data folder of a stopped shop; set if one exists already
 * (tools/conformance/prove).
 */
const VARIABLE = 'JOURNEY_PREPARED_DATA';
/** Within a data folder: pictures that can be drawn again. */
const DRAWN = 'cache';
const PICTURE = /\/images\/[\w-]+\/\d+\.webp/g;
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
  const from = preparedData();
  const onWrite = process.platform === 'linux' ? ['--reflink=auto'] : [];
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === DRAWN) symlinkSync(join(from, DRAWN), join(to, DRAWN));
    else execFileSync('cp', ['-a', ...onWrite, join(from, name), join(to, name)]);
  }
}

/**
 * Fills a new data folder with the demo shop: starts the built shop, requests the pictures of its main pages, so that
 * each copy doesn't have to draw them, and stops it.
 */
export async function fillData(dataDir: string): Promise<void> {
  const store = await startStore({ dataDir });
  try {
    const places = await demoPlaces(store.url);
    const pages = ['/', places.listing, places.product, '/search?q=rice', '/search?q=milk'];
    const texts: string[] = [];
    for (const path of pages) texts.push(await textOf(store.url + path));
    const pictures = [...new Set(texts.flatMap((text) => text.match(PICTURE) ?? []))];
    const drawNext = async (): Promise<void> => {
      for (let path = pictures.pop(); path !== undefined; path = pictures.pop()) {
        await textOf(store.url + path);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, drawNext));
  } finally {
    await store.end('SIGTERM');
  }
}

/** The text of a response. Retries while the response says that the picture is being drawn. */
async function textOf(address: string): Promise<string> {
  const deadline = performance.now() + DRAWN_WITHIN_MS;
  for (;;) {
    const answer = await fetch(address);
    if (answer.status !== STILL_DRAWING) return answer.text();
    if (performance.now() > deadline) throw new Error(`${address} is still being drawn`);
    await answer.arrayBuffer();
    await wait(LOOK_EVERY_MS);
  }
}
