import { sessionDownload } from '#features/session/index.ts';
import { saveFile } from '#platform/save-file.ts';

/** Downloads the whole catalogue as a file; throws what the call throws. */
export async function downloadCatalogue(): Promise<void> {
  saveFile(await sessionDownload('exportCatalogue'));
}

/** Downloads the report of a list as a file; throws what the call throws. */
export async function downloadReport(id: string): Promise<void> {
  saveFile(await sessionDownload('getPriceListReport', { _id: id }));
}
