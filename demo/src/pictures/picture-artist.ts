import { Worker } from 'node:worker_threads';
import { pictureId } from './picture-id.ts';
import type { PictureRecipe } from './picture-recipe.ts';
import type { DrawAnswer, DrawRequest } from './picture-worker.ts';

export type PictureArtist = {
  /** Draws a recipe as a square WebP of `widthPx`. Rejects where the recipe can't be drawn. */
  draw(recipe: unknown, widthPx: number): Promise<Buffer>;
  /** Ends the thread; what is being drawn is rejected. */
  close(): Promise<void>;
};

export type ArtistOptions = {
  readonly workerUrl?: URL;
  /** How long the thread is kept without work. */
  readonly restAfterMs?: number;
};

type Order = { request: DrawRequest; resolve: (picture: Buffer) => void; reject: (error: Error) => void };

/** Beside this file, as source or as part of a bundle. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './picture-worker.ts' : './picture-worker.js',
  import.meta.url,
);

/**
 * Draws in one thread of its own, one picture after another. What is asked for twice at once is drawn once; a
 * thread that dies takes only the picture that it was drawing with it.
 */
export function createPictureArtist(options: ArtistOptions = {}): PictureArtist {
  const { workerUrl = WORKER, restAfterMs = 20_000 } = options;
  const waiting: Order[] = [];
  const sharedDrawings = new Map<string, Promise<Buffer>>();
  let worker: Worker | null = null;
  let drawing: Order | null = null;
  let orders = 0;
  let closed = false;
  let resting: NodeJS.Timeout | undefined;

  function hire(): Worker {
    const hired = new Worker(workerUrl);
    hired.unref();
    hired.on('message', (answer: DrawAnswer) => finish(answer));
    hired.on('error', (error) => dismiss(hired, error));
    hired.on('exit', () => dismiss(hired, new Error('The drawing thread has ended')));
    return hired;
  }

  function next(): void {
    if (drawing !== null) return;
    drawing = waiting.shift() ?? null;
    if (drawing === null) {
      rest();
      return;
    }
    clearTimeout(resting);
    worker ??= hire();
    worker.ref();
    try {
      worker.postMessage(drawing.request);
    } catch (error) {
      // What can't travel to the thread is no recipe; the others go on.
      finish({ order: drawing.request.order, fault: String(error) });
    }
  }

  /** A thread holds tens of megabytes of typefaces and art: after a while without work it goes. */
  function rest(): void {
    worker?.unref();
    clearTimeout(resting);
    resting = setTimeout(() => {
      const idle = worker;
      worker = null;
      void idle?.terminate();
    }, restAfterMs).unref();
  }

  function finish({ order, picture, fault }: DrawAnswer): void {
    if (drawing === null || drawing.request.order !== order) return;
    const { resolve, reject } = drawing;
    drawing = null;
    if (picture === undefined) reject(new Error(`A picture can't be drawn: ${fault}`));
    else resolve(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength));
    next();
  }

  function dismiss(gone: Worker, error: unknown): void {
    if (worker !== gone) return;
    worker = null;
    const lost = drawing;
    drawing = null;
    lost?.reject(error instanceof Error ? error : new Error(String(error)));
    if (!closed) next();
  }

  return {
    draw(recipe, widthPx) {
      if (closed) return Promise.reject(new Error('The artist has gone home'));
      const known = recipe as PictureRecipe;
      const key = `${pictureId(known)} ${widthPx}`;
      const shared = sharedDrawings.get(key);
      if (shared !== undefined) return shared;
      orders += 1;
      const request = { order: orders, recipe: known, width: widthPx };
      const drawn = new Promise<Buffer>((resolve, reject) => waiting.push({ request, resolve, reject }));
      sharedDrawings.set(key, drawn);
      const forget = () => sharedDrawings.delete(key);
      drawn.then(forget, forget);
      next();
      return drawn;
    },
    async close() {
      closed = true;
      clearTimeout(resting);
      const lost = waiting.splice(0);
      for (const { reject } of lost) reject(new Error('The artist has gone home'));
      await worker?.terminate();
    },
  };
}
