import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Parts } from './shop-parts.ts';

const LIMIT_MS = 300_000;
const ALL: Parts = { pages: true, programs: true };
const FOLDERS = { pages: 'apps/web/build', programs: 'apps/store/dist' } as const;
const NAMES = ['pages', 'programs'] as const;

/** Builds one copy of the tree again and again, each time only what differs from the unbroken shop. */
export type TreeBuilder = {
  /** Builds everything, and keeps it as the unbroken shop. Resolves with what went wrong, null if nothing did. */
  buildUnbroken(): Promise<string | null>;
  /** Leaves these parts built from the sources as they stand, and all others as in the unbroken shop. */
  build(parts: Parts): Promise<string | null>;
  close(): void;
};

export function openTreeBuilder(tree: string): TreeBuilder {
  let worker: ChildProcess | null = null;
  const broken = new Set<(typeof NAMES)[number]>();
  const kept = (name: (typeof NAMES)[number]) => join(tree, `${FOLDERS[name]}-unbroken`);

  async function ask(parts: Parts): Promise<string | null> {
    worker ??= fork(join(tree, 'tools/conformance/prove/build-worker.ts'), {
      cwd: join(tree, 'apps/web'),
      // What an ended worker printed is its last words.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const asked = worker;
    const overdue = setTimeout(() => asked.kill('SIGKILL'), LIMIT_MS);
    try {
      const answered = once(asked, 'message').then(([message]) => message as string | null);
      const ended = once(asked, 'exit').then(() => {
        worker = null;
        return 'The build ended before its time';
      });
      asked.send(parts);
      return await Promise.race([answered, ended]);
    } finally {
      clearTimeout(overdue);
      asked.removeAllListeners('message').removeAllListeners('exit');
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
