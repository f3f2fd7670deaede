import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Verdict } from './judge.ts';

type Entry = { readonly verdict: Verdict; readonly tree: string };
type Kept = Readonly<Record<string, Entry>>;

/** Verdicts that are kept in a file while the proof runs, so that an interrupted one can go on. */
export type Progress = {
  get(key: string): Verdict | undefined;
  /** Whether the verdict is of an earlier state of the tree. */
  isOld(key: string): boolean;
  set(key: string, verdict: Verdict): void;
};

/**
 * Begins with what the file knows if `resume` is set, else with nothing. What was proved in another state of the tree
 * counts too: mending a test would otherwise mean proving everything again.
 */
export function openProgress(file: string, tree: string, resume: boolean): Progress {
  const entries = new Map(Object.entries(resume ? readKept(file) : {}));
  return {
    get: (key) => entries.get(key)?.verdict,
    isOld: (key) => entries.has(key) && entries.get(key)?.tree !== tree,
    set(key, verdict) {
      entries.set(key, { verdict, tree });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(entries), null, 1));
    },
  };
}

function readKept(file: string): Kept {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    return {};
  }
}
