import type { PriceListEffect, PriceListOutcome } from '@jhola/domain';
import type { Columns } from './columns/fields.ts';
import type { ReadingProfile } from './columns/profile.ts';
import type { Delimiter } from './reading/detect-delimiter.ts';
import type { Encoding } from './reading/detect-encoding.ts';

/** What became of a row. One row may have several lines of the report. */
export type Outcome = PriceListOutcome;

/** One thing that becomes another, in words. */
export type FieldChange = { readonly field: string; readonly before: string; readonly after: string };

export type RowReport = {
  /** Where the row begins in the file, the first line being 1. */
  readonly line: number;
  readonly outcome: Outcome;
  readonly product: string;
  readonly reason: string;
  readonly effects?: readonly PriceListEffect[];
  /** Of a product that changes: what. */
  readonly changes?: readonly FieldChange[];
};

/** Takes some rows of the report, in the order in which they were found. */
export type OnRows = (rows: readonly RowReport[]) => Promise<void> | void;

export type ImportProgress = {
  readonly phase: 'reading' | 'comparing' | 'writing';
  readonly bytes: number;
  readonly totalBytes: number;
  readonly rows: number;
  /** How far this phase has come, from 0 to 1. */
  readonly share: number;
};

export type OnProgress = (progress: ImportProgress) => void;

/** How the file was understood, before its first row is read. */
export type Layout = {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  readonly headers: readonly string[];
  readonly columns: Columns;
  /** How it is read beside that. */
  readonly profile: ReadingProfile;
};

/** What a list does to how many rows or products, with the first few of them. */
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
  /** Rows that became part of another row's product. */
  readonly merged: number;
  /** Products of which rows gave different prices or MRPs. */
  readonly conflicts: number;
  readonly products: {
    readonly total: number;
    readonly new: number;
    readonly changed: number;
    readonly same: number;
  };
  /** What it does beyond that, the gravest first. */
  readonly effects: readonly EffectCount[];
  readonly categories: { readonly total: number; readonly new: number };
  readonly subCategories: { readonly total: number; readonly new: number };
};
