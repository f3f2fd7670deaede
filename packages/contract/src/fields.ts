import { decodeSearchText, ID_PATTERN, type Id, LAST_PAGE, LIMITS, mobileDigits } from '@jhola/domain';
import { z } from 'zod';
import { inputTexts, labels } from './messages/index.ts';
import { errorMessage } from './error-message.ts';

/** An id from outside. The brand is added after its format was checked. */
export function id<Of extends string>() {
  return z
    .string('An id must be text')
    .regex(
      new RegExp(`^${ID_PATTERN}$`),
      errorMessage(() => inputTexts.badId),
    )
    .transform((text) => text as Id<Of>);
}

/** One per addition to the catalogue: sent again with it, nothing is added twice. */
export const additionId = id<'Addition'>().optional();

/** Whether the form replaces what somebody else has changed since it was opened: the admin was asked. */
export const overwrites = z.boolean('overwrites must be true or false').default(false);

/** Metadata key that marks a second accepted form of a value; the OpenAPI document describes it. */
export const ACCEPTS = {
  /** An object whose `_id` is taken. */
  object: 'object',
  /** A single entry instead of a list. */
  single: 'single',
} as const;

/** An id, or an object with an `_id` (clients send whole objects back). */
export function idOrObject<Of extends string>() {
  return z
    .preprocess((value) => (isRecord(value) ? value['_id'] : value), id<Of>())
    .meta({ accepts: ACCEPTS.object });
}

// oxlint-disable-next-line no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]+/g;

/**
 * PostgreSQL can't store NUL, and a lone surrogate isn't valid text; other control characters make no sense in names.
 */
export function isPrintable(value: string): boolean {
  return value.isWellFormed() && value.search(CONTROL_CHARACTERS) < 0;
}

/** A character that is shown: not a space, and not one such as the joiners, which nobody sees when they stand alone. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u;

/** The name of a field in the current language. */
export type Label = () => string;

/** Trimmed text of 1 to `max` characters, of which one is visible; messages begin with `label`. */
export function text(label: Label, max: number) {
  const required = errorMessage(() => inputTexts.isRequired({ label: label() }));
  return z
    .string(required)
    .trim()
    .min(1, required)
    .refine((given) => VISIBLE.test(given), required)
    .max(
      max,
      errorMessage(() => inputTexts.isTooLong({ label: label(), max })),
    )
    .refine(
      isPrintable,
      errorMessage(() => inputTexts.isUnreadable({ label: label() })),
    );
}

/** Like `text`, but may be empty or absent. Each line ends in a line feed, as in an imported list. */
export function optionalText(label: Label, max: number) {
  return z
    .string(errorMessage(() => inputTexts.mustBeText({ label: label() })))
    .overwrite((given) => given.replace(/\r\n?/g, '\n'))
    .trim()
    .max(
      max,
      errorMessage(() => inputTexts.isTooLong({ label: label(), max })),
    )
    .refine(
      isPrintable,
      errorMessage(() => inputTexts.isUnreadable({ label: label() })),
    )
    .default('');
}

/** Longer text is cut before it is decoded, which bounds the work. */
const LONGEST_ENCODED = 20_000;

/**
 * A search term, required but possibly blank. If a client percent-encoded it once too often, it is decoded once.
 * Characters that the database can't store are dropped, since no product contains them. Long text is cut off rather
 * than refused.
 */
export const givenSearchText = z.string('Search must be text').overwrite((value) => {
  const decoded = decodeSearchText(value.slice(0, LONGEST_ENCODED)).replace(CONTROL_CHARACTERS, ' ').trim();
  return decoded.slice(0, LIMITS.searchLength).toWellFormed();
});

/** A search term; absent means blank. */
export const searchText = givenSearchText.default('');

export const email = text(() => labels.email, LIMITS.emailLength)
  .toLowerCase()
  // Again, because the small letters of an 'İ' are two.
  .max(
    LIMITS.emailLength,
    errorMessage(() => inputTexts.isTooLong({ label: labels.email, max: LIMITS.emailLength })),
  )
  .regex(
    /^[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[^\s@<>()[\],;:".]+$/,
    errorMessage(() => inputTexts.badEmail),
  );

/** Ten digits, as text or as a number. '+91', a leading 0, spaces and dashes are removed before they are counted. */
export const mobile = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z
    .string(errorMessage(() => inputTexts.mobileRequired))
    .overwrite(mobileDigits)
    .min(
      1,
      errorMessage(() => inputTexts.mobileRequired),
    )
    .regex(
      /^[0-9]{10}$/,
      errorMessage(() => inputTexts.badMobile),
    ),
);

/** A new password: any characters, limited only in length. Never trimmed. */
export const newPassword = z
  .string(errorMessage(() => inputTexts.passwordRequired))
  .min(
    LIMITS.passwordLength.min,
    errorMessage(() => inputTexts.passwordTooShort({ min: LIMITS.passwordLength.min })),
  )
  .max(
    LIMITS.passwordLength.max,
    errorMessage(() => inputTexts.passwordTooLong({ max: LIMITS.passwordLength.max })),
  )
  .refine(
    (value) => value.isWellFormed(),
    errorMessage(() => inputTexts.passwordUnreadable),
  );

/** A password to be compared with a stored one. Its length is limited only to bound the work of hashing. */
export const givenPassword = z
  .string(errorMessage(() => inputTexts.passwordRequired))
  .min(
    1,
    errorMessage(() => inputTexts.passwordRequired),
  )
  .max(
    1_024,
    errorMessage(() => inputTexts.givenPasswordTooLong),
  );

/** A number, or text that is a plain decimal: '12', '12.50'. Refuses true, '', '0x10', ' ', 'Infinity' and lists. */
export function numeric(label: Label) {
  return z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value),
    z.number(errorMessage(() => inputTexts.mustBeNumber({ label: label() }))),
  );
}

/** A whole number between two bounds, as number or text. */
export function whole(label: Label, min: number, max: number) {
  return numeric(label).pipe(
    z
      .number()
      .int(errorMessage(() => inputTexts.mustBeInteger({ label: label() })))
      .min(
        min,
        errorMessage(() => inputTexts.isTooSmall({ label: label(), min })),
      )
      .max(
        max,
        errorMessage(() => inputTexts.isTooLarge({ label: label(), max })),
      ),
  );
}

export const pageNumber = whole(() => labels.page, 1, LAST_PAGE).default(1);

/** The number of entries on a page: from `least` to `LIMITS.pageSize`, and `normal` if absent. */
export function pageSize(normal: number, least = 1) {
  return whole(() => labels.limit, least, LIMITS.pageSize).default(normal);
}

/** The address of a picture: http(s), or a path of this shop. */
export const imageUrl = text(() => labels.image, 2_000).refine(
  isImageUrl,
  errorMessage(() => inputTexts.imageMustBeUrl),
);

function isImageUrl(value: string): boolean {
  if (value.startsWith('/') && !value.startsWith('//')) return true;
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
}

/** Whether a value is an object, and neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
