/**
 * npm run evaluate:search -- --compare: the same queries with the shop's search, with MiniSearch for the candidates and
 * the shop's ranking on top, and with MiniSearch alone with good settings. Prints only totals, and CPU time per query.
 * This is what decision E15 is based on.
 */
import { SearchEngine } from '@jhola/api/search';
import { FIELD_BITS, IN_BRAND, IN_CATEGORY, IN_KIND, IN_NAME, IN_TEXT } from '@jhola/api/search-fields';
import MiniSearch from 'minisearch';
import { evaluate, fillEngine, type CreateSearch, shopSearch, type Verdict } from './evaluate.ts';
import type { ListedProduct } from './listed-product.ts';
import { type Origin, readQueries } from './queries.ts';

const FIELDS = {
  name: IN_NAME,
  brand: IN_BRAND,
  kind: IN_KIND,
  category: IN_CATEGORY,
  text: IN_TEXT,
} as const;
type Field = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as Field[];
type Document = { readonly id: number } & Record<Field, string>;

/** The shop's parser, correction and ranking; the products that have a word come from MiniSearch. */
const miniSearchCandidates: CreateSearch = (list) => {
  const engine = new SearchEngine();
  const byId = fillEngine(engine, list);
  const { index } = engine;
  const documents = list.map(
    (_, id): Document => ({ id, name: '', brand: '', kind: '', category: '', text: '' }),
  );
  for (let word = 0; word < index.words; word += 1) {
    const text = index.wordOf(word);
    for (const posting of index.with(text)) {
      const document = documents[posting >> FIELD_BITS];
      for (const field of NAMES) {
        if (document && (posting & FIELDS[field]) !== 0) document[field] += ` ${text}`;
      }
    }
  }
  const words = (text: string) => text.split(' ').filter((word) => word !== '');
  const mini = new MiniSearch<Document>({ fields: NAMES, tokenize: words, processTerm: (term) => term });
  mini.addAll(documents);
  index.with = (word) => {
    const found = mini.search(word, { prefix: false, fuzzy: false });
    const postings = found.map(({ id, match }) => {
      const fields = match[word] ?? [];
      return (Number(id) << FIELD_BITS) | fields.reduce((bits, field) => bits | FIELDS[field as Field], 0);
    });
    return Int32Array.from(postings).sort();
  };
  return (text) => engine.find(text).products.flatMap(({ id }) => byId.get(id) ?? []);
};

/** MiniSearch as its documentation advises for products: weighted fields, prefixes, mistakes; all words, else any. */
const miniSearchAlone: CreateSearch = (list) => {
  const mini = new MiniSearch<Document>({ fields: NAMES });
  mini.addAll(
    list.map(({ name, brand, pack, category, subCategory, texts }, id) => ({
      id,
      name: `${name} ${pack}`,
      brand,
      kind: subCategory,
      category,
      text: texts.join(' '),
    })),
  );
  const settings = {
    boost: { name: 4, brand: 2, kind: 2, category: 1, text: 0.2 },
    prefix: (term: string, at: number, terms: string[]) => at === terms.length - 1 && term.length > 1,
    fuzzy: (term: string) => (term.length > 3 ? 0.2 : false),
  };
  return (text) => {
    const all = mini.search(text, { ...settings, combineWith: 'AND' });
    const found = all.length > 0 ? all : mini.search(text, { ...settings, combineWith: 'OR' });
    return found.flatMap(({ id }) => list[Number(id)] ?? []);
  };
};

const FINDERS = {
  'our own index and ranking': shopSearch,
  'MiniSearch for candidates, our ranking': miniSearchCandidates,
  'MiniSearch alone': miniSearchAlone,
};

/** The totals of each way over the same lists, as texts to print. */
export function compare(lists: ReadonlyMap<string, () => readonly ListedProduct[]>): string[] {
  return Object.entries(FINDERS).map(([title, finder]) => {
    const verdicts: Record<Origin, Verdict[]> = { known: [], 'held-out': [] };
    for (const [name, read] of lists) {
      const list = read();
      for (const origin of ['known', 'held-out'] as const) {
        verdicts[origin].push(...evaluate(list, readQueries(origin, name), finder));
      }
    }
    const times = [...verdicts.known, ...verdicts['held-out']].map(({ cpu }) => cpu).sort((a, b) => a - b);
    const sum = times.reduce((all, time) => all + time, 0);
    const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
    return `\n${title}
  known ${share(verdicts.known)}, held-out ${share(verdicts['held-out'])}
  CPU time per query: mean ${(sum / times.length / 1_000).toFixed(2)} ms, p99 ${(p99 / 1_000).toFixed(1)} ms`;
  });
}

function share(of: readonly Verdict[]): string {
  const passed = of.filter(({ wrong }) => wrong === null).length;
  return `${passed} of ${of.length} (${((100 * passed) / of.length).toFixed(1)} %)`;
}
