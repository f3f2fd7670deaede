/**
 * npm run evaluate:search [-- --list FILE.csv] [--only LIST] [--quiet] [--compare]: how many of the judged queries
 * pass, by kind and by list. Prints only totals of the held-out queries, whose contents must stay unknown to those who
 * work on the ranking.
 */
import { parseArgs } from 'node:util';
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

const rows: { origin: Origin; list: string; verdict: Verdict }[] = [];
for (const [name, read] of lists) {
  if (values.only !== undefined && values.only !== name) continue;
  const products = read();
  for (const origin of ['known', 'held-out'] as const) {
    const queries = readQueries(origin, name);
    if (queries.length === 0) continue;
    for (const verdict of evaluate(products, queries)) rows.push({ origin, list: name, verdict });
  }
}

for (const origin of ['known', 'held-out'] as const) {
  const of = rows.filter((row) => row.origin === origin);
  if (of.length === 0) continue;
  console.log(`\n${origin}: ${rate(of)}`);
  table('kind', of, ({ verdict }) => verdict.query.kind);
  table('list', of, ({ list }) => list);
}
const times = rows.map(({ verdict }) => verdict.cpu).sort((one, other) => one - other);
const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
console.log(`\nµs of processor time a query: p50 ${at(0.5)}, p99 ${at(0.99)}`);

if (!values.quiet) {
  for (const { origin, list, verdict } of rows) {
    if (origin !== 'known' || verdict.wrong === null) continue;
    console.log(`\n${list} [${verdict.query.kind}] '${verdict.query.query}': ${verdict.wrong}`);
    for (const product of verdict.found) console.log(`    ${judgedText(product)}`);
  }
}

function rate(of: typeof rows): string {
  const passed = of.filter(({ verdict }) => verdict.wrong === null).length;
  return `${passed} of ${of.length} (${((100 * passed) / of.length).toFixed(1)} %)`;
}

function table(title: string, of: typeof rows, key: (row: (typeof rows)[number]) => string): void {
  const keys = [...new Set(of.map(key))].sort();
  for (const each of keys) {
    const some = of.filter((row) => key(row) === each);
    console.log(`  ${title} ${each.padEnd(16)} ${rate(some)}`);
  }
}
