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

/** Hands the whole catalogue to the browser's downloads; throws what the call throws. */
export async function downloadCatalogue(): Promise<void> {
  saveFile(await download('exportCatalogue'));
}

/** Hands the report of a list to the browser's downloads; throws what the call throws. */
export async function downloadReport(id: string): Promise<void> {
  saveFile(await download('getPriceListReport', { _id: id }));
}
