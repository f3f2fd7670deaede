import { createDownloadClient, type DownloadClient } from '@jhola/contract/download-client';
import { reportOutcomes } from '#platform/call-outcomes.ts';
import { LONG_TIMEOUT_MS, withinLimit } from '#platform/retrying-client.ts';
import { accessTokenForCall, transport } from './session-api.ts';

/** Calls of the signed-in user that return a file. Without a complete response in time they fail: NoResponseError. */
export const sessionDownload = reportOutcomes<DownloadClient>((name, input, options = {}) => {
  const client = createDownloadClient({ ...transport, accessToken: accessTokenForCall() });
  return withinLimit(
    (signal) => client(name, input, { ...options, signal }),
    LONG_TIMEOUT_MS,
    options.signal,
  );
});
