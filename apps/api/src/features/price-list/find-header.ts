import type { Target } from './columns/fields.ts';
import { guessByValues } from './columns/guess-by-values.ts';
import type { Columns } from './columns/fields.ts';
import { guessColumns } from './columns/guess-columns.ts';
import { guessReading, type Reading } from './columns/guess-reading.ts';
import { applyProfile, type Profile } from './columns/profile.ts';
import { ImportFault } from './import-fault.ts';
import { readHundredths } from './cleaning/read-money.ts';
import type { RawRecord } from './reading/read-records.ts';

/** Titles and dates that stand above a list's headers. */
const LINES_ABOVE = 15;
const SAMPLE = 100;

export type FoundHeader = {
  /** How many records stand above it; -1 where the list has none, and its columns are called by their number. */
  readonly at: number;
  readonly headers: readonly string[];
  readonly columns: Columns;
  readonly reading: Reading;
  /** The first rows below. */
  readonly sample: readonly (readonly string[])[];
  /** The rows below, those that were looked at included. */
  readonly rows: AsyncGenerator<RawRecord>;
};

/**
 * Finds the row of headers and what its columns mean. Throws ImportFault where no row names a product and a
 * price, saying what it has instead.
 */
export async function findHeader(records: AsyncGenerator<RawRecord>, profile: Profile): Promise<FoundHeader> {
  const { seen, candidates } = await readCandidates(records);
  // Nobody looks at the guess before it is carried out: without headers somebody has to say what the columns are.
  const isTold = Object.keys(profile.columns).length > 0;
  const named = isTold ? withProfile(candidates, profile) : candidates.filter(({ at }) => at >= 0);
  const found = likeliest(named.filter(({ guessed }) => sells(guessed)));
  if (found === undefined) throw noHeader(seen[0]?.cells ?? []);
  return below(found, seen, records);
}

/** The same where somebody will look at it: the likeliest row of headers, though it may not name all that is needed. */
export async function findLikelyHeader(records: AsyncGenerator<RawRecord>): Promise<FoundHeader> {
  const { seen, candidates } = await readCandidates(records);
  const found = likeliest(candidates.filter(({ guessed }) => sells(guessed))) ?? likeliest(candidates);
  if (found === undefined) throw new ImportFault('The file is empty');
  return below(found, seen, records);
}

/** Whether the columns name a product and what it costs: without either nothing can be sold. */
export function sells(columns: Columns): boolean {
  return columns.includes('name') && columns.some((column) => PRICES.includes(column));
}

/** The records below a header whose place is known. */
export async function* recordsBelow(
  records: AsyncGenerator<RawRecord>,
  at: number,
): AsyncGenerator<RawRecord> {
  let place = 0;
  for await (const record of records) {
    if (place > at) yield record;
    place += 1;
  }
}

type Candidate = { at: number; headers: string[]; guessed: Columns };

async function readCandidates(records: AsyncGenerator<RawRecord>) {
  const seen: RawRecord[] = [];
  while (seen.length < SAMPLE) {
    const next = await records.next();
    if (next.done) break;
    seen.push(next.value);
  }
  if (seen.length === 0) throw new ImportFault('The file is empty');
  const candidates: Candidate[] = seen.slice(0, LINES_ABOVE).map(({ cells }, at) => {
    const headers = cells.map((cell) => cell.replace(/^\ufeff/, '').trim());
    return { at, headers, guessed: guessColumns(headers, cellsBelow(seen, at)) };
  });
  const bare = headerless(seen);
  return { seen, candidates: bare === null || candidates.some(isOfHeaders) ? candidates : [bare] };
}

/** Headers have words that are understood; one such word may stand in a product's name, but then beside its price. */
function isOfHeaders({ headers, guessed }: Candidate): boolean {
  const understood = guessed.filter((column) => column !== null).length;
  return understood > 1 || (understood === 1 && headers.every((header) => readHundredths(header) === null));
}

/** The list as one without headers, where its first row with several cells reads like the others; else null. */
function headerless(seen: readonly RawRecord[]): Candidate | null {
  const sample = cellsBelow(seen, -1).filter((cells) => cells.length > 1);
  const width = Math.max(0, ...sample.map((cells) => cells.length));
  const guessed = guessByValues(sample, width);
  const first = sample[0] ?? [];
  const price = guessed.findIndex((column) => PRICES.includes(column));
  if (!sells(guessed) || readHundredths(first[price] ?? '') === null) return null;
  return { at: -1, headers: guessed.map((_, at) => `Column ${at + 1}`), guessed };
}

function cellsBelow(seen: readonly RawRecord[], at: number): (readonly string[])[] {
  return seen.slice(at + 1).map((record) => record.cells);
}

function below(
  found: Candidate,
  seen: readonly RawRecord[],
  records: AsyncGenerator<RawRecord>,
): FoundHeader {
  const { at, headers, guessed: columns } = found;
  const sample = cellsBelow(seen, at);
  return {
    at,
    headers,
    columns,
    reading: guessReading(headers, columns, sample),
    sample,
    rows: rest(seen.slice(at + 1), records),
  };
}

function likeliest(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.reduce<Candidate | undefined>(
    (best, one) => (best === undefined || likeness(one) > likeness(best) ? one : best),
    undefined,
  );
}

/** Headers are words in many columns, of which some are understood; titles are few, rows hold numbers. */
function likeness({ headers, guessed }: Candidate): number {
  const words = headers.filter((header) => /\p{L}/u.test(header)).length;
  const numbers = headers.filter((header) => /^[\d.,₹%\s]+$/.test(header)).length;
  return words - 2 * numbers + 2 * guessed.filter((column) => column !== null).length;
}

/** The candidates that have the profile's columns; where none has, the first one's fault says which is missing. */
function withProfile(candidates: readonly Candidate[], profile: Profile): Candidate[] {
  const faults: unknown[] = [];
  const fitting = candidates.flatMap((candidate) => {
    try {
      return [{ ...candidate, guessed: applyProfile(profile, candidate.headers, candidate.guessed) }];
    } catch (error) {
      faults.push(error);
      return [];
    }
  });
  if (fitting.length === 0) throw faults[0];
  return fitting;
}

const PRICES: readonly (Target | null)[] = ['price', 'price_paise', 'mrp', 'mrp_paise'];

function noHeader(headers: readonly string[]): ImportFault {
  return new ImportFault(
    `No row names a product and a price. The first has: ${headers.join(', ')}. ` +
      'Say what the columns are, such as --map "Item text=name" --map "Amount due=price"',
  );
}

async function* rest(
  seen: readonly RawRecord[],
  records: AsyncGenerator<RawRecord>,
): AsyncGenerator<RawRecord> {
  yield* seen;
  yield* records;
}
