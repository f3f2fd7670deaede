import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { pictureId } from './picture-id.ts';
import type { PictureRecipe } from './picture-recipe.ts';
import type { PictureResponse, PictureRequest, PictureTask } from './picture-worker.ts';

export type PictureArtist = {
  /** Draws a recipe as a square WebP of `widthPx`. Rejects if the recipe can't be drawn. */
  draw(recipe: unknown, widthPx: number): Promise<Buffer>;
  /** Scales a picture down: a WebP of `widthPx`. Rejects if the bytes aren't a picture. */
  shrink(picture: Buffer, widthPx: number): Promise<Buffer>;
  /** The picture as JPEG, on a background because JPEG has no transparency. Rejects if the bytes aren't a picture. */
  toJpeg(picture: Buffer, background: string): Promise<Buffer>;
  /** The id of the drawing process, if it is running. */
  readonly pid: number | undefined;
  /** Ends the process; unfinished drawings are rejected. */
  close(): Promise<void>;
};

export type ArtistOptions = {
  readonly workerUrl?: URL;
  /** How long the process is kept when idle, in milliseconds. */
  readonly restAfterMs?: number;
  /** The drawing process's priority for the operating system; the lowest by default. */
  readonly priority?: number;
};

type Job = { request: PictureRequest; resolve: (picture: Buffer) => void; reject: (error: Error) => void };

/**
 * A picture takes less than a second of CPU time, but at the lowest priority that may take long. After this time the
 * process hangs: on an overloaded machine libvips has missed the wake-up of one of its threads.
 */
const HANGS_AFTER_MS = 180_000;

/** On a busy machine the operating system then runs requests first. */
const LOWEST = constants.priority.PRIORITY_LOW;

/** Beside this file, as source or as part of a bundle. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './picture-worker.ts' : './picture-worker.js',
  import.meta.url,
);

/**
 * Draws in a process of its own, at the lowest priority, one picture after another. A thread would share the server's
 * thread pool, where passwords are hashed and files are read, and its priority. Simultaneous requests for the same
 * drawing share one; if the process dies, only the picture being drawn is lost.
 */
export function createPictureArtist(options: ArtistOptions = {}): PictureArtist {
  const { workerUrl = WORKER, restAfterMs = 20_000, priority = LOWEST } = options;
  const waiting: Job[] = [];
  const sharedDrawings = new Map<string, Promise<Buffer>>();
  let worker: ChildProcess | null = null;
  let current: Job | null = null;
  let requests = 0;
  let closed = false;
  let resting: NodeJS.Timeout | undefined;
  let overdue: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    // A picture would cost up to a quarter more with this setting of the server (decision E49).
    const { MALLOC_MMAP_THRESHOLD_: _, ...env } = process.env;
    const started = fork(fileURLToPath(workerUrl), [], {
      env,
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    setPriorityOf(started, priority);
    started.on('message', (response) => finish(response as PictureResponse));
    started.on('error', (error) => discard(started, error));
    started.on('exit', () => discard(started, new Error('The drawing process has ended')));
    return started;
  }

  function next(): void {
    if (current !== null) return;
    current = waiting.shift() ?? null;
    if (current === null) {
      rest();
      return;
    }
    clearTimeout(resting);
    worker ??= start();
    keepAlive(worker, true);
    const busy = worker;
    clearTimeout(overdue);
    overdue = setTimeout(() => busy.kill('SIGKILL'), HANGS_AFTER_MS).unref();
    const { request } = current;
    try {
      worker.send(request, (error) => {
        if (error !== null) finish({ request: request.request, fault: error.message });
      });
    } catch (error) {
      // A value that can't be sent to the process isn't a recipe; the other drawings continue.
      finish({ request: request.request, fault: String(error) });
    }
  }

  /** The process uses tens of megabytes for typefaces and art, so it is ended when idle. */
  function rest(): void {
    if (worker !== null) keepAlive(worker, false);
    clearTimeout(resting);
    resting = setTimeout(() => {
      const idle = worker;
      worker = null;
      idle?.kill();
    }, restAfterMs).unref();
  }

  function finish({ request, picture, fault }: PictureResponse): void {
    if (current === null || current.request.request !== request) return;
    const { resolve, reject } = current;
    current = null;
    clearTimeout(overdue);
    if (picture === undefined) reject(new Error(`A picture can't be drawn: ${fault}`));
    else resolve(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength));
    next();
  }

  function discard(gone: ChildProcess, error: Error): void {
    if (worker !== gone) return;
    worker = null;
    const lost = current;
    current = null;
    clearTimeout(overdue);
    lost?.reject(error);
    if (!closed) next();
  }

  function enqueue(task: PictureTask): Promise<Buffer> {
    if (closed) return Promise.reject(new Error('The artist is closed'));
    requests += 1;
    const request: PictureRequest = { request: requests, ...task };
    const made = new Promise<Buffer>((resolve, reject) => waiting.push({ request, resolve, reject }));
    next();
    return made;
  }

  return {
    get pid() {
      return worker?.pid;
    },
    draw(recipe, width) {
      const known = recipe as PictureRecipe;
      const key = `${pictureId(known)} ${width}`;
      const shared = sharedDrawings.get(key);
      if (shared !== undefined) return shared;
      const drawn = enqueue({ recipe: known, width });
      sharedDrawings.set(key, drawn);
      const forget = () => sharedDrawings.delete(key);
      drawn.then(forget, forget);
      return drawn;
    },
    shrink: (picture, width) => enqueue({ picture, width }),
    toJpeg: (picture, background) => enqueue({ picture, background }),
    async close() {
      closed = true;
      clearTimeout(resting);
      const lost = waiting.splice(0);
      for (const { reject } of lost) reject(new Error('The artist is closed'));
      await end(worker);
    },
  };
}

function setPriorityOf(worker: ChildProcess, priority: number): void {
  if (worker.pid === undefined) return;
  try {
    setPriority(worker.pid, priority);
  } catch {
    // The process has ended already; its exit is reported by its own event.
  }
}

/** Whether the worker keeps this process alive. */
function keepAlive(worker: ChildProcess, alive: boolean): void {
  if (alive) {
    worker.ref();
    worker.channel?.ref();
  } else {
    worker.unref();
    worker.channel?.unref();
  }
}

function end(worker: ChildProcess | null): Promise<void> {
  if (worker === null || worker.exitCode !== null || worker.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    worker.ref();
    worker.kill('SIGKILL');
  });
}
