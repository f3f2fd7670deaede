import { createDownloadClient } from '@jhola/contract/client';
import { freshAccessToken } from '#features/session/index.ts';
import { reportOutcomes } from '#platform/call-outcomes.ts';
import { saveFile } from '#platform/save-file.ts';

const download = reportOutcomes(
  createDownloadClient({
    baseUrl: '',
    fetch: (...request) => globalThis.fetch(...request),
    accessToken: freshAccessToken,
  }),
);

/** Downloads the whole catalogue as a file; throws what the call throws. */
export async function downloadCatalogue(): Promise<void> {
  saveFile(await download('exportCatalogue'));
}

/** Downloads the report of a list as a file; throws what the call throws. */
export async function downloadReport(id: string): Promise<void> {
  saveFile(await download('getPriceListReport', { _id: id }));
}
