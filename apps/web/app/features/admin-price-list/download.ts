import { createDownloadClient } from '@jhola/contract/client';
import { freshAccessToken } from '#features/session/index.ts';
import { watched } from '#platform/call-outcomes.ts';
import { keepFile } from '#platform/keep-file.ts';

const download = watched(
  createDownloadClient({
    baseUrl: '',
    fetch: (...request) => globalThis.fetch(...request),
    accessToken: freshAccessToken,
  }),
);

/** Hands the whole catalogue to the browser's downloads; throws what the call throws. */
export async function downloadCatalogue(): Promise<void> {
  keepFile(await download('exportCatalogue'));
}

/** Hands the report of a list to the browser's downloads; throws what the call throws. */
export async function downloadReport(id: string): Promise<void> {
  keepFile(await download('getPriceListReport', { _id: id }));
}
