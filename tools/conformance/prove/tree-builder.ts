import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Parts } from './shop-parts.ts';

const LIMIT_MS = 300_000;
const ALL: Parts = { pages: true, programs: true };
const FOLDERS = { pages: 'apps/web/build', programs: 'apps/store/dist' } as const;
const NAMES = ['pages', 'programs'] as const;

/**
 * Builds one copy of the source tree repeatedly, each time only the parts that differ from the shop without a fault.
 */
export type TreeBuilder = {
  /** Builds everything, and saves it as the shop without a fault. Returns the error, null if there was none. */
  buildUnbroken(): Promise<string | null>;
  /** Builds these parts from the current sources, and restores all others from the shop without a fault. */
  build(parts: Parts): Promise<string | null>;
  close(): void;
};

/** Starts a builder of the tree in this folder; its worker process starts with the first build. */
export function openTreeBuilder(tree: string): TreeBuilder {
  let worker: ChildProcess | null = null;
  const broken = new Set<(typeof NAMES)[number]>();
  const kept = (name: (typeof NAMES)[number]) => join(tree, `${FOLDERS[name]}-unbroken`);

  async function ask(parts: Parts): Promise<string | null> {
    worker ??= fork(join(tree, 'tools/conformance/prove/build-worker.ts'), {
      cwd: join(tree, 'apps/web'),
      // The output of a worker that exited contains its error.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const asked = worker;
    const over = new AbortController();
    const overdue = setTimeout(() => asked.kill('SIGKILL'), LIMIT_MS);
    try {
      const answered = once(asked, 'message', { signal: over.signal }).then(
        ([message]) => message as string | null,
      );
      const ended = once(asked, 'exit', { signal: over.signal }).then(() => {
        worker = null;
        return 'The build ended before its time';
      });
      asked.send(parts);
      return await Promise.race([answered, ended]);
    } finally {
      clearTimeout(overdue);
      over.abort();
    }
  }

  return {
    async buildUnbroken() {
      const failure = await ask(ALL);
      if (failure !== null) return failure;
      for (const name of NAMES) cpSync(join(tree, FOLDERS[name]), kept(name), { recursive: true });
      return null;
    },
    async build(parts) {
      for (const name of NAMES) {
        if (!broken.has(name) || parts[name]) continue;
        const folder = join(tree, FOLDERS[name]);
        rmSync(folder, { recursive: true, force: true });
        cpSync(kept(name), folder, { recursive: true });
        broken.delete(name);
      }
      for (const name of NAMES) if (parts[name]) broken.add(name);
      return parts.pages || parts.programs ? ask(parts) : null;
    },
    close() {
      worker?.kill();
      worker = null;
    },
  };
}
