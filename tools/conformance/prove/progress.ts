import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Verdict } from './judge.ts';

type Kept = { readonly tree: string; readonly entries: Readonly<Record<string, Verdict>> };

/** Verdicts that are kept in a file while the proof runs, so that an interrupted one can go on. */
export type Progress = {
  get(key: string): Verdict | undefined;
  set(key: string, verdict: Verdict): void;
};

/** Begins with what the file knows of the same tree if `resume` is set, else with nothing. */
export function openProgress(file: string, tree: string, resume: boolean): Progress {
  const kept = resume ? readKept(file) : null;
  const entries = new Map(kept?.tree === tree ? Object.entries(kept.entries) : []);
  return {
    get: (key) => entries.get(key),
    set(key, verdict) {
      entries.set(key, verdict);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ tree, entries: Object.fromEntries(entries) } satisfies Kept));
    },
  };
}

function readKept(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    return null;
  }
}
