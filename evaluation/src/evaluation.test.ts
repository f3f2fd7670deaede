import { expect, it } from 'vitest';
import floors from './floors.json' with { type: 'json' };
import { evaluate, shopSearch, type Verdict } from './evaluate.ts';
import { LISTS, type Origin, readQueries } from './queries.ts';
import { demoList, listNames, readTsv } from './read-lists.ts';

/** All lists in the repository, each with its search. */
const lists = [
  ['demo', demoList()] as const,
  ...listNames(LISTS).map((name) => [name, readTsv(LISTS, name)] as const),
].map(([name, list]) => ({ name, list, find: shopSearch(list) }));

/** The results of an origin's queries, over all lists. */
function verdicts(origin: Origin): Verdict[] {
  return lists.flatMap(({ name, list, find }) => evaluate(list, readQueries(origin, name), () => find));
}

function rate(of: readonly Verdict[]): number {
  return of.filter(({ wrong }) => wrong === null).length / of.length;
}

// Compares and prints only rates: the contents of held-out queries must stay unknown to those who work on the ranking.
it.each(Object.entries(floors))('no fewer of the %s queries pass than before', (origin, floor) => {
  const all = verdicts(origin as Origin);
  expect(rate(all)).toBeGreaterThanOrEqual(floor.all);
  for (const kind of new Set(all.map(({ query }) => query.kind))) {
    const of = all.filter(({ query }) => query.kind === kind);
    expect.soft(rate(of), kind).toBeGreaterThanOrEqual(floor.kind);
  }
});
