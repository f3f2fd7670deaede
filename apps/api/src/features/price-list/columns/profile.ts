import {
  DEFAULT_PRICE_LIST_SETTINGS as DEFAULTS,
  PRICE_LIST_AMOUNTS,
  PRICE_LIST_EXACT,
  PRICE_LIST_SLASHES,
  type PriceListAmounts,
  type PriceListSlash,
} from '@jhola/domain';
import { z } from 'zod';
import { ImportFault } from '../import-fault.ts';
import { FIELDS, foldHeader, type Target } from './fields.ts';
import type { Columns } from './fields.ts';

const target = z.union([z.enum(FIELDS), z.strictObject({ detail: z.string().min(1).max(60) })]);

const profileShape = z.strictObject({
  /** Begins every key, so that lists of two sellers don't meet: never change it once a list was imported. */
  name: z.string().regex(/^[a-z0-9-]{1,40}$/, 'A profile’s name has small letters, digits and hyphens'),
  about: z.string().default(''),
  /** Header to field. Columns that aren't named are guessed, unless `onlyThese`. */
  columns: z.record(z.string(), target).default({}),
  onlyThese: z.boolean().default(false),
  /** What tells products apart. */
  sameProduct: z.enum(['brand+name+unit', 'sku']).optional(),
  /** What separates several categories in one cell; a path ('Food > Snacks') is always understood. */
  separators: z.string().default(DEFAULTS.separators),
  /** What a slash in a category is; guessed from the list if it isn't said. */
  slash: z.enum(PRICE_LIST_SLASHES).optional(),
  /** What plain amounts are counted in; asked if they look like paise. */
  amounts: z.enum(PRICE_LIST_AMOUNTS).optional(),
  /** What bare pack sizes are counted in; guessed from the header if it isn't said. */
  sizeUnit: z.string().max(20).optional(),
  /** What is kept to the paisa if no whole percentage leads from the MRP to the price paid. */
  exact: z.enum(PRICE_LIST_EXACT).default(DEFAULTS.exact),
});

export type Profile = z.output<typeof profileShape>;
/** A profile of which nothing is left to guess. */
export type ReadingProfile = Profile & {
  readonly slash: PriceListSlash;
  readonly amounts: PriceListAmounts;
  readonly sizeUnit: string;
};
export type ProfileInput = z.input<typeof profileShape>;

/** Throws ImportFault naming what is wrong. */
export function parseProfile(input: unknown): Profile {
  const parsed = profileShape.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ImportFault(
    `The profile has a fault at ${issue?.path.join('.') || 'its top'}: ${issue?.message}`,
  );
}

/** The guessed columns, with what the profile says put over them. Throws where it names a header that isn't there. */
export function applyProfile(profile: Profile, headers: readonly string[], guessed: Columns): Columns {
  const columns: (Target | null)[] = profile.onlyThese ? headers.map(() => null) : [...guessed];
  for (const [header, meaning] of Object.entries(profile.columns)) {
    const at = headers.findIndex((one) => foldHeader(one) === foldHeader(header));
    if (at === -1) {
      throw new ImportFault(`There is no column '${header}'. The list has: ${headers.join(', ')}`);
    }
    for (const [place, other] of columns.entries()) {
      if (other === meaning && meaning !== 'ignore' && meaning !== 'image') columns[place] = null;
    }
    columns[at] = meaning;
  }
  return columns;
}
