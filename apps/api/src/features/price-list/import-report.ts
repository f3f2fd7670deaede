import type { PriceListEffect, PriceListOutcome } from '@jhola/domain';
import type { Columns } from './columns/fields.ts';
import type { ReadingProfile } from './columns/profile.ts';
import type { Delimiter } from './reading/detect-delimiter.ts';
import type { Encoding } from './reading/detect-encoding.ts';

/** The outcome of a row. One row may have several lines in the report. */
export type Outcome = PriceListOutcome;

/** One changed value, as text. */
export type FieldChange = { readonly field: string; readonly before: string; readonly after: string };

export type RowReport = {
  /** Its row in a spreadsheet, counted from 1. */
  readonly line: number;
  readonly outcome: Outcome;
  readonly product: string;
  readonly reason: string;
  readonly effects?: readonly PriceListEffect[];
  /** The changed values of a changed product. */
  readonly changes?: readonly FieldChange[];
};

/** Receives some rows of the report, in the sequence in which they were found. */
export type OnRows = (rows: readonly RowReport[]) => Promise<void> | void;

export type ImportProgress = {
  readonly phase: 'reading' | 'comparing' | 'writing';
  readonly bytes: number;
  readonly totalBytes: number;
  readonly rows: number;
  /** Progress of this phase, from 0 to 1. */
  readonly share: number;
};

export type OnProgress = (progress: ImportProgress) => void;

/** How the file is read; called before its first row is read. */
export type Layout = {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  readonly headers: readonly string[];
  readonly columns: Columns;
  /** The other settings for reading it. */
  readonly profile: ReadingProfile;
};

/** An effect of a list, the number of affected rows or products, and the first few of them. */
export type EffectCount = {
  readonly effect: PriceListEffect;
  readonly count: number;
  readonly examples: readonly Pick<RowReport, 'line' | 'product' | 'reason'>[];
};

export type ImportReport = {
  readonly dryRun: boolean;
  readonly layout: Layout;
  readonly rows: number;
  readonly refused: number;
  /** Rows with at least one remark. */
  readonly adjusted: number;
  /** Rows that were merged into another row's product. */
  readonly merged: number;
  /** Products whose rows had different prices or MRPs. */
  readonly conflicts: number;
  readonly products: {
    readonly total: number;
    readonly new: number;
    readonly changed: number;
    readonly same: number;
  };
  /** The other effects, the most serious first. */
  readonly effects: readonly EffectCount[];
  readonly categories: { readonly total: number; readonly new: number };
  readonly subCategories: { readonly total: number; readonly new: number };
};
