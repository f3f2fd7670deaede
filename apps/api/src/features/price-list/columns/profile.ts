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
import { type Columns, FIELDS, foldHeader, type Target } from './fields.ts';

const target = z.union([z.enum(FIELDS), z.strictObject({ detail: z.string().min(1).max(60) })]);

const profileShape = z.strictObject({
  /** Prefix of every key, so that lists of two sellers don't collide. Must not change after a list was imported. */
  name: z.string().regex(/^[a-z0-9-]{1,40}$/, 'A profile’s name has small letters, digits and hyphens'),
  about: z.string().default(''),
  /** Field by header. Other columns are guessed, unless `onlyThese`. */
  columns: z.record(z.string(), target).default({}),
  onlyThese: z.boolean().default(false),
  /** What makes rows different products. */
  sameProduct: z.enum(['brand+name+unit', 'sku']).optional(),
  /** The separators between several categories in a cell; a path ('Food > Snacks') is always recognised. */
  separators: z.string().default(DEFAULTS.separators),
  /** The meaning of a slash in a category; guessed if absent. */
  slash: z.enum(PRICE_LIST_SLASHES).optional(),
  /** The unit of plain amounts; the user is asked if they look like paise. */
  amounts: z.enum(PRICE_LIST_AMOUNTS).optional(),
  /** The unit of pack sizes without unit; guessed from the header if absent. */
  sizeUnit: z.string().max(20).optional(),
  /** Which price is kept exactly if no whole percentage leads from the MRP to the price to pay. */
  exact: z.enum(PRICE_LIST_EXACT).default(DEFAULTS.exact),
});

export type Profile = z.output<typeof profileShape>;
/** A profile in which nothing has to be guessed. */
export type ReadingProfile = Profile & {
  readonly slash: PriceListSlash;
  readonly amounts: PriceListAmounts;
  readonly sizeUnit: string;
};
export type ProfileInput = z.input<typeof profileShape>;

/** Throws ImportFault with the invalid setting. */
export function parseProfile(input: unknown): Profile {
  const parsed = profileShape.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ImportFault(
    `The profile has a fault at ${issue?.path.join('.') || 'its top'}: ${issue?.message}`,
  );
}

/** The guessed columns, overridden by the profile. Throws if the profile names a header that doesn't exist. */
export function applyProfile(profile: Profile, headers: readonly string[], guessed: Columns): Columns {
  const columns: (Target | null)[] = profile.onlyThese ? headers.map(() => null) : [...guessed];
  for (const [header, meaning] of Object.entries(profile.columns)) {
    const at = headers.findIndex((one) => foldHeader(one) === foldHeader(header));
    if (at === -1) {
      throw new ImportFault(`There is no column '${header}'. The list has: ${headers.join(', ')}`);
    }
    for (const [index, other] of columns.entries()) {
      if (other === meaning && meaning !== 'ignore' && meaning !== 'image') columns[index] = null;
    }
    columns[at] = meaning;
  }
  return columns;
}
