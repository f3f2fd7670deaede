import { LIMITS } from '@jhola/domain';
import { priceListTexts as texts } from '../../messages/index.ts';
import type { Columns, Target } from './columns/fields.ts';
import { guessByValues } from './columns/guess-by-values.ts';
import { guessColumns } from './columns/guess-columns.ts';
import { guessReading, type Reading } from './columns/guess-reading.ts';
import { applyProfile, type Profile } from './columns/profile.ts';
import { ImportFault } from './import-fault.ts';
import { readHundredths } from './cleaning/read-money.ts';
import type { RawRecord } from './reading/read-records.ts';

/** How many title rows above the header are searched. */
const LINES_ABOVE = 15;
const SAMPLE = 100;

export type FoundHeader = {
  /** How many records are above it; -1 if the list has no header, and its columns are named by number. */
  readonly at: number;
  readonly headers: readonly string[];
  readonly columns: Columns;
  readonly reading: Reading;
  /** The first rows below. */
  readonly sample: readonly (readonly string[])[];
  /** All rows below, including the ones that were examined. */
  readonly rows: AsyncGenerator<RawRecord>;
};

/**
 * Finds the header row and the fields of its columns. Throws ImportFault if no row has a name and a price, with the
 * headers that were found, or if the list has too many columns.
 */
export async function findHeader(records: AsyncGenerator<RawRecord>, profile: Profile): Promise<FoundHeader> {
  const { seen, candidates } = await readCandidates(records);
  // No user will confirm the guess: without headers the columns must be given.
  const isTold = Object.keys(profile.columns).length > 0;
  const named = isTold ? withProfile(candidates, profile) : candidates.filter(({ at }) => at >= 0);
  const found = likeliest(named.filter(({ guessed }) => hasNameAndPrice(guessed)));
  if (found === undefined) throw noHeader(seen[0]?.cells ?? []);
  return below(found, seen, records);
}

/**
 * Returns the most likely header row, even if it lacks required fields: a user will confirm it. Throws ImportFault if
 * the list is empty, or has too many columns.
 */
export async function findLikelyHeader(records: AsyncGenerator<RawRecord>): Promise<FoundHeader> {
  const { seen, candidates } = await readCandidates(records);
  const found =
    likeliest(candidates.filter(({ guessed }) => hasNameAndPrice(guessed))) ?? likeliest(candidates);
  if (found === undefined) throw new ImportFault(texts.isEmpty);
  return below(found, seen, records);
}

/** Whether the columns include a name and a price: both are required to sell something. */
export function hasNameAndPrice(columns: Columns): boolean {
  return columns.includes('name') && columns.some((column) => PRICES.includes(column));
}

/** The records below a header at a known position. */
export async function* recordsBelow(
  records: AsyncGenerator<RawRecord>,
  at: number,
): AsyncGenerator<RawRecord> {
  let index = 0;
  for await (const record of records) {
    if (index > at) yield record;
    index += 1;
  }
}

type Candidate = { at: number; headers: string[]; guessed: Columns };

async function readCandidates(records: AsyncGenerator<RawRecord>) {
  const max = LIMITS.priceListColumns;
  const seen: RawRecord[] = [];
  while (seen.length < SAMPLE) {
    const next = await records.next();
    if (next.done) break;
    // Before the columns are examined, which takes time for each.
    if (next.value.cells.length > max) throw new ImportFault(texts.tooManyColumns({ max }));
    seen.push(next.value);
  }
  if (seen.length === 0) throw new ImportFault(texts.isEmpty);
  const candidates: Candidate[] = seen.slice(0, LINES_ABOVE).map(({ cells }, at) => {
    const headers = cells.map((cell) => cell.replace(/^\ufeff/, '').trim());
    return { at, headers, guessed: guessColumns(headers, cellsBelow(seen, at)) };
  });
  const bare = headerless(seen);
  return { seen, candidates: bare === null || candidates.some(isOfHeaders) ? candidates : [bare] };
}

/**
 * A header row contains known words; a product's name may contain one of them too, but then the row also has a price.
 */
function isOfHeaders({ headers, guessed }: Candidate): boolean {
  const understood = guessed.filter((column) => column !== null).length;
  return understood > 1 || (understood === 1 && headers.every((header) => readHundredths(header) === null));
}

/** The list as one without headers, if its first row with several cells looks like the others; otherwise null. */
function headerless(seen: readonly RawRecord[]): Candidate | null {
  const sample = cellsBelow(seen, -1).filter((cells) => cells.length > 1);
  const width = Math.max(0, ...sample.map((cells) => cells.length));
  const guessed = guessByValues(sample, width);
  const first = sample[0] ?? [];
  const price = guessed.findIndex((column) => PRICES.includes(column));
  if (!hasNameAndPrice(guessed) || readHundredths(first[price] ?? '') === null) return null;
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

/** A header row has words in many columns, some of them known; titles have few cells, data rows contain numbers. */
function likeness({ headers, guessed }: Candidate): number {
  const words = headers.filter((header) => /\p{L}/u.test(header)).length;
  const numbers = headers.filter((header) => /^[\d.,₹%\s]+$/.test(header)).length;
  return words - 2 * numbers + 2 * guessed.filter((column) => column !== null).length;
}

/** The candidates that have the profile's columns; if none has them, the first one's error names the missing column. */
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
