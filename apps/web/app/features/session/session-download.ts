import { createDownloadClient, type DownloadClient } from '@jhola/contract/download-client';
import { reportOutcomes } from '#platform/call-outcomes.ts';
import { freshAccessToken } from './session-api.ts';

/** Calls of the signed-in user that return a file. */
export const sessionDownload: DownloadClient = (...sent) =>
  reportOutcomes(
    createDownloadClient({
      baseUrl: '',
      fetch: (url, init) => fetch(url, init),
      accessToken: freshAccessToken,
    }),
  )(...sent);
