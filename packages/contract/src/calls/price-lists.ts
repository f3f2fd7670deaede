import {
  DEFAULT_PRICE_LIST_SETTINGS as DEFAULTS,
  LIMITS,
  PRICE_LIST_AMOUNTS,
  PRICE_LIST_EFFECTS,
  PRICE_LIST_EXACT,
  PRICE_LIST_MEANINGS,
  PRICE_LIST_OUTCOMES,
  PRICE_LIST_SLASHES,
  PRICE_LIST_STATES,
  REPEATABLE_MEANINGS,
} from '@jhola/domain';
import { z } from 'zod';
import { responseOf, defineCall, fileResponse, noData, nothing } from '../call.ts';
import { id, overwrites, pageNumber, pageSize, text, whole } from '../fields.ts';
import { inputTexts, labels } from '../messages/index.ts';
import { errorMessage } from '../error-message.ts';
import { time } from '../wire.ts';

const meaning = z.enum(PRICE_LIST_MEANINGS, 'That is nothing that a column can mean');
const count = z.int().nonnegative();

const settings = z.object(
  {
    /** The list's source. A list only updates products that came from a list of the same source. */
    source: z
      .string('Source must be text')
      .trim()
      .regex(
        new RegExp(`^[a-z0-9-]{1,${LIMITS.layout.sourceLength}}$`),
        errorMessage(() => inputTexts.badSource),
      )
      .default(DEFAULTS.source),
    /** What separates several categories in one cell. */
    separators: z
      .string('Separators must be text')
      .max(
        LIMITS.layout.separators,
        errorMessage(() => inputTexts.tooManySeparators({ max: LIMITS.layout.separators })),
      )
      .regex(
        /^[^\p{L}\p{N}\p{Cc}\s]*$/u,
        errorMessage(() => inputTexts.badSeparators),
      )
      .default(DEFAULTS.separators),
    /** What a slash in a category means: part of its name, a path separator, or a separator between categories. */
    slash: z.enum(PRICE_LIST_SLASHES, 'slash is name, path or several').default(DEFAULTS.slash),
    /** The unit of amounts. Null means rupees; required for a check if the amounts look like paise. */
    amounts: z.enum(PRICE_LIST_AMOUNTS, 'amounts is rupees or paise').nullable().default(DEFAULTS.amounts),
    /** The unit of pack sizes that are bare numbers, such as 'g'. */
    sizeUnit: z
      .string('sizeUnit must be text')
      .trim()
      .max(
        LIMITS.layout.sizeUnitLength,
        errorMessage(() => inputTexts.sizeUnitTooLong({ max: LIMITS.layout.sizeUnitLength })),
      )
      .default(''),
    /** Which of the two prices stays exact to the paisa if no whole percentage leads from the MRP to the price paid. */
    exact: z.enum(PRICE_LIST_EXACT, 'exact is mrp or paid').default(DEFAULTS.exact),
    /** The stock of new products for which the list gives none. */
    freshStock: whole(() => labels.stockOfNew, 0, LIMITS.stock).default(DEFAULTS.freshStock),
    /** Leave the stock of existing products unchanged. */
    keepStock: z.boolean('keepStock must be true or false').default(DEFAULTS.keepStock),
  },
  'settings must be an object',
);

const wireSettings = z.strictObject(settings.shape);

const job = z.strictObject({
  _id: z.string(),
  fileName: z.string(),
  sizeBytes: count,
  state: z.enum(PRICE_LIST_STATES),
  encoding: z.string(),
  delimiter: z.string(),
  /** The file's columns in their order, with values of the first rows. */
  columns: z.array(
    z.strictObject({
      /** Empty if the column, or the whole file, has none. */
      header: z.string(),
      samples: z.array(z.string()),
      meaning,
      /** Every amount in the column is a multiple of 100 without decimals: if they are prices, they may be in paise. */
      looksLikePaise: z.boolean(),
    }),
  ),
  settings: wireSettings,
  /** The saved or built-in layout that these columns were read with; null if they were guessed. */
  profile: z.string().nullable(),
  /** The progress of the current step, from 0 to 1. */
  progress: z.strictObject({
    phase: z.enum(['reading', 'comparing', 'writing']),
    share: z.number().min(0).max(1),
    rows: count,
  }),
  /** Present once the list was checked. */
  counts: z
    .strictObject({
      rows: count,
      refused: count,
      adjusted: count,
      merged: count,
      conflicts: count,
      new: count,
      changed: count,
      same: count,
      newCategories: count,
      newSubCategories: count,
    })
    .nullable(),
  /** Other effects of the list, the most serious first; present once it was checked. */
  effects: z.array(
    z.strictObject({
      effect: z.enum(PRICE_LIST_EFFECTS),
      count,
      /** The first few. `getPriceListFindings` with this effect returns all of them. */
      examples: z.array(z.strictObject({ line: z.int(), product: z.string(), reason: z.string() })),
    }),
  ),
  /** Why the import failed, was interrupted or is outdated. */
  fault: z.string().nullable(),
  /** Whether the list can be imported as it was checked. */
  canImport: z.boolean(),
  uploadedBy: z.string().nullable(),
  createdAt: time,
  checkedAt: time.nullable(),
  finishedAt: time.nullable(),
});

const finding = z.strictObject({
  /** Its row in a spreadsheet, counted from 1. */
  line: z.int(),
  outcome: z.enum(PRICE_LIST_OUTCOMES),
  product: z.string(),
  reason: z.string(),
  changes: z.array(z.strictObject({ field: z.string(), before: z.string(), after: z.string() })),
});

const layout = z.strictObject({
  _id: z.string(),
  name: z.string(),
  headers: z.array(z.string()),
  columns: z.array(meaning),
  settings: wireSettings,
  updatedAt: time,
});

const columns = z
  .array(meaning, 'Columns must be a list')
  .min(
    1,
    errorMessage(() => inputTexts.chooseColumnMeanings),
  )
  .max(
    LIMITS.priceListColumns,
    errorMessage(() => inputTexts.tooManyColumns({ max: LIMITS.priceListColumns })),
  )
  .superRefine((list, context) => {
    const twice = list.find((one, at) => !REPEATABLE_MEANINGS.includes(one) && list.indexOf(one) !== at);
    if (twice !== undefined)
      context.addIssue({
        code: 'custom',
        message: inputTexts.duplicateColumn({ meaning: twice.replaceAll('_', ' ') }),
      });
  });

const onlyId = z.object({ _id: id<'PriceList'>() });
const oneJob = responseOf(job);

export const uploadPriceList = defineCall({
  who: 'admin',
  summary:
    'Upload a price list: a form with the CSV in the file field `list`. Changes nothing; the response shows how the file is interpreted.',
  carrier: 'file',
  fileField: 'list',
  input: nothing,
  response: oneJob,
  errors: ['BAD_PRICE_LIST', 'TOO_LARGE'],
});

export const getPriceLists = defineCall({
  who: 'admin',
  summary: 'The last price lists, newest first.',
  carrier: 'none',
  input: nothing,
  response: responseOf(z.array(job)),
  errors: [],
});

export const getPriceList = defineCall({
  who: 'admin',
  summary: 'One price list, with its progress while it is being processed.',
  carrier: 'query',
  input: onlyId,
  response: oneJob,
  errors: ['NOT_FOUND'],
});

export const checkPriceList = defineCall({
  who: 'admin',
  summary:
    'Check what a list would change, without changing anything. `columns` has the meaning of each column, in their order; without `settings` the list’s own are used. Runs in the background.',
  carrier: 'json',
  input: z.object({ ...onlyId.shape, columns, settings: settings.optional() }),
  response: oneJob,
  errors: ['NOT_FOUND', 'CONFLICT', 'PRICE_LIST_BUSY'],
});

export const getPriceListFindings = defineCall({
  who: 'admin',
  summary:
    'The findings of the check, in the order of the file, page by page: with one outcome, with one effect, or all.',
  carrier: 'query',
  input: z.object({
    ...onlyId.shape,
    outcome: z.enum(PRICE_LIST_OUTCOMES, 'That is no outcome of a row').optional(),
    effect: z.enum(PRICE_LIST_EFFECTS, 'That is no effect of a list').optional(),
    page: pageNumber,
    limit: pageSize(50),
  }),
  response: responseOf(z.array(finding), { page: z.int(), totalCount: z.int(), totalPage: z.int() }),
  errors: ['NOT_FOUND'],
});

export const importPriceList = defineCall({
  who: 'admin',
  summary:
    'Import exactly what the check showed, all or nothing; STALE if the catalogue has changed since, or if the list was checked again since `checkedAt`. Runs in the background.',
  carrier: 'json',
  input: z.object({
    ...onlyId.shape,
    /** The `checkedAt` of the check that the admin saw. */
    checkedAt: z.iso.datetime('checkedAt must be that of the list').optional(),
  }),
  response: oneJob,
  errors: ['NOT_FOUND', 'CONFLICT', 'STALE', 'PRICE_LIST_BUSY'],
});

export const cancelPriceList = defineCall({
  who: 'admin',
  summary:
    'Cancel the check or the import of a list and roll it back. CONFLICT if it has ended. The response may still show it as running: another process ends it within a second.',
  carrier: 'json',
  input: onlyId,
  response: oneJob,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const discardPriceList = defineCall({
  who: 'admin',
  summary: 'Delete a price list that isn’t being processed.',
  carrier: 'json',
  input: onlyId,
  response: responseOf(noData),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const getPriceListReport = defineCall({
  who: 'admin',
  summary: 'The outcome of each row, as CSV: row, outcome, product, reason.',
  carrier: 'query',
  download: 'text/csv',
  input: onlyId,
  response: fileResponse,
  errors: ['NOT_FOUND'],
});

export const getPriceListLayouts = defineCall({
  who: 'admin',
  summary: 'The saved layouts, by name.',
  carrier: 'none',
  input: nothing,
  response: responseOf(z.array(layout)),
  errors: [],
});

export const savePriceListLayout = defineCall({
  who: 'admin',
  summary:
    'Save the meaning of a list’s columns under a name; it is used for files with the same headers. NAME_TAKEN if a layout has this name, unless it is to be replaced; STALE if somebody else has saved it since the list was uploaded, unless the form `overwrites`.',
  carrier: 'json',
  input: z.object({
    ...onlyId.shape,
    name: text(() => labels.name, LIMITS.layout.nameLength),
    columns,
    settings: settings.optional(),
    replace: z.boolean('Replace must be true or false').default(false),
    overwrites,
  }),
  response: responseOf(layout),
  errors: ['NOT_FOUND', 'NAME_TAKEN', 'STALE'],
});

export const deletePriceListLayout = defineCall({
  who: 'admin',
  summary: 'Forget a saved layout.',
  carrier: 'json',
  input: z.object({ _id: id<'PriceListLayout'>() }),
  response: responseOf(noData),
  errors: ['NOT_FOUND'],
});

export const exportCatalogue = defineCall({
  who: 'admin',
  summary: 'All products with all their fields, as CSV that the import accepts unchanged.',
  carrier: 'none',
  download: 'text/csv',
  input: nothing,
  response: fileResponse,
  errors: [],
});
