import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JudgedQuery } from './judge.ts';

export const folder = join(import.meta.dirname, '..');
export const LISTS = join(folder, 'lists');

/** Whether they were written with the ranking in view, or independently of it. */
export type Origin = 'known' | 'held-out';

/** The queries of a list; empty if there are none. */
export function readQueries(origin: Origin, list: string): JudgedQuery[] {
  const file = join(folder, 'queries', origin, `${list}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JudgedQuery[]) : [];
}
