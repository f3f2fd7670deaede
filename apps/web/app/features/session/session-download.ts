import { createDownloadClient, type DownloadClient } from '@jhola/contract/download-client';
import { reportOutcomes } from '#platform/call-outcomes.ts';
import { LONG_TIMEOUT_MS, withinLimit } from '#platform/retrying-client.ts';
import { accessTokenForCall, transport } from './session-api.ts';

/**
 * Calls of the signed-in user that return a file. They fail with NoResponseError if nothing of it arrives for two
 * minutes: on a slow connection a complete catalogue takes longer.
 */
export const sessionDownload = reportOutcomes<DownloadClient>((name, input, options = {}) => {
  const accessToken = accessTokenForCall();
  return withinLimit(
    (signal, restart) =>
      createDownloadClient({ ...transport, accessToken, onPart: restart })(name, input, {
        ...options,
        signal,
      }),
    LONG_TIMEOUT_MS,
    options.signal,
  );
});
