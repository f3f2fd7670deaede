import { createDownloadClient } from '@jhola/contract/download-client';
import { reportOutcomes } from '#platform/call-outcomes.ts';
import { freshAccessToken, transport } from './session-api.ts';

/** Calls of the signed-in user that return a file. */
export const sessionDownload = reportOutcomes(
  createDownloadClient({ ...transport, accessToken: freshAccessToken }),
);
