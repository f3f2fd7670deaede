/**
 * npm run evaluate:search [-- --list FILE.csv] [--only LIST] [--quiet] [--compare]: how many of the judged queries
 * pass, by kind and by list. Prints only totals of the held-out queries, whose contents must stay unknown to those who
 * work on the ranking.
 */
import { parseArgs } from 'node:util';
import { groupBy } from '@jhola/domain';
import { judgedText, type ListedProduct } from './listed-product.ts';
import { evaluate, type Verdict } from './evaluate.ts';
import { LISTS, type Origin, readQueries } from './queries.ts';
import { demoList, listNames, readCsv, readTsv } from './read-lists.ts';

const { values } = parseArgs({
  options: {
    list: { type: 'string' },
    only: { type: 'string' },
    quiet: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
  },
});

const lists = new Map<string, () => ListedProduct[]>([
  ['demo', demoList],
  ...listNames(LISTS).map((name) => [name, () => readTsv(LISTS, name)] as const),
]);
const { list: file } = values;
if (file !== undefined) lists.set('real-list', () => readCsv(file));

if (values.compare) {
  const { compare } = await import('./compare.ts');
  for (const totals of compare(lists)) console.log(totals);
  process.exit(0);
}

type Row = { readonly origin: Origin; readonly list: string; readonly verdict: Verdict };

const judged: Row[] = [];
for (const [name, read] of lists) {
  if (values.only !== undefined && values.only !== name) continue;
  const products = read();
  for (const origin of ['known', 'held-out'] as const) {
    const queries = readQueries(origin, name);
    if (queries.length === 0) continue;
    for (const verdict of evaluate(products, queries)) judged.push({ origin, list: name, verdict });
  }
}

for (const origin of ['known', 'held-out'] as const) {
  const ofOrigin = judged.filter((row) => row.origin === origin);
  if (ofOrigin.length === 0) continue;
  console.log(`\n${origin}: ${rate(ofOrigin)}`);
  printTable('kind', ofOrigin, ({ verdict }) => verdict.query.kind);
  printTable('list', ofOrigin, ({ list }) => list);
}
const times = judged.map(({ verdict }) => verdict.cpu).sort((one, other) => one - other);
const percentile = (part: number) => times[Math.floor(times.length * part)] ?? 0;
console.log(`\nµs of processor time a query: p50 ${percentile(0.5)}, p99 ${percentile(0.99)}`);

if (!values.quiet) {
  for (const { origin, list, verdict } of judged) {
    if (origin !== 'known' || verdict.wrong === null) continue;
    console.log(`\n${list} [${verdict.query.kind}] '${verdict.query.query}': ${verdict.wrong}`);
    for (const product of verdict.found) console.log(`    ${judgedText(product)}`);
  }
}

function rate(rows: readonly Row[]): string {
  const passed = rows.filter(({ verdict }) => verdict.wrong === null).length;
  return `${passed} of ${rows.length} (${((100 * passed) / rows.length).toFixed(1)} %)`;
}

function printTable(title: string, rows: readonly Row[], keyOf: (row: Row) => string): void {
  const groups = [...groupBy(rows, keyOf)].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [key, group] of groups) console.log(`  ${title} ${key.padEnd(16)} ${rate(group)}`);
}
