import type { Target } from './columns/fields.ts';
import { type Columns, guessColumns } from './columns/guess-columns.ts';
import { applyProfile, type Profile } from './columns/profile.ts';
import { ImportFault } from './import-fault.ts';
import type { RawRecord } from './reading/read-records.ts';

/** Titles and dates that stand above a list's headers. */
const LINES_ABOVE = 15;
const SAMPLE = 100;

export type FoundHeader = {
  readonly headers: readonly string[];
  readonly columns: Columns;
  /** The rows below, those that were looked at included. */
  readonly rows: AsyncGenerator<RawRecord>;
};

/**
 * Finds the row of headers and what its columns mean. Throws ImportFault where no row names a product and a
 * price, saying what it has instead.
 */
export async function findHeader(records: AsyncGenerator<RawRecord>, profile: Profile): Promise<FoundHeader> {
  const seen: RawRecord[] = [];
  while (seen.length < SAMPLE) {
    const next = await records.next();
    if (next.done) break;
    seen.push(next.value);
  }
  if (seen.length === 0) throw new ImportFault('The file is empty');
  const candidates = seen.slice(0, LINES_ABOVE).map(({ cells }, at) => {
    const headers = cells.map((cell) => cell.replace(/^\ufeff/, '').trim());
    const sample = seen.slice(at + 1).map((record) => record.cells);
    return { at, headers, guessed: guessColumns(headers, sample) };
  });
  const named = Object.keys(profile.columns).length > 0 ? withProfile(candidates, profile) : candidates;
  const found = named.find(({ guessed }) => sells(guessed));
  if (found === undefined) throw noHeader(candidates[0]?.headers ?? []);
  const { headers, guessed: columns, at } = found;
  return { headers, columns, rows: rest(seen.slice(at + 1), records) };
}

type Candidate = { at: number; headers: string[]; guessed: Columns };

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

function sells(columns: Columns): boolean {
  return columns.includes('name') && columns.some((column) => PRICES.includes(column));
}

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
