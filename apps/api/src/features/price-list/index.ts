/** What the program may use of the import of price lists. */
export { FIELDS, isField } from './columns/fields.ts';
export { parseProfile, type Profile } from './columns/profile.ts';
export { toColumns } from './layouts/meanings.ts';
export { ImportCancelled } from './import-cancelled.ts';
export { ImportFault } from './import-fault.ts';
export { FRESH_STOCK, type ImportOptions, importPriceList } from './import-price-list.ts';
export type { ImportProgress, ImportReport, Layout, Outcome, RowReport } from './import-report.ts';
export type { PictureFor, PictureWanted } from '../pictures/index.ts';
export { registerPriceLists } from './price-list.routes.ts';
export { GUESSING, PROFILES } from './profiles/index.ts';
export { type PriceListFile, priceListFile } from './reading/price-list-file.ts';
export { deleteUnneededListFiles } from './uploads/delete-unneeded-list-files.ts';
