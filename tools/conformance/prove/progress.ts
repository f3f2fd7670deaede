import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Verdict } from './judge.ts';

type Entry = { readonly verdict: Verdict; readonly tree: string };
type Kept = Readonly<Record<string, Entry>>;

/** Verdicts, saved to a file after each one, so that an interrupted run can be continued. */
export type Progress = {
  get(key: string): Verdict | undefined;
  /** Whether the verdict is from an earlier state of the source tree. */
  isOld(key: string): boolean;
  set(key: string, verdict: Verdict): void;
};

/**
 * Starts with the verdicts in the file if `resume` is set, otherwise empty. Keeps verdicts from another state of the
 * source tree: otherwise fixing one test would mean running everything again.
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
