import { NoResponseError } from '@jhola/contract/client';
import type { Download } from '@jhola/contract/download-client';
import { useTask } from '#features/connection/index.ts';
import { texts } from '#messages/downloads.ts';
import { saveFile } from '#platform/save-file.ts';
import { toast } from '#ui/toast.ts';

/**
 * Downloads one file at a time and saves it. Also says if it didn't arrive: the banner about the connection disappears
 * once the shop responds to anything else.
 */
export function useDownload(fetchFile: () => Promise<Download>) {
  const { busy, run } = useTask();
  const download = async () => {
    const failure = await run(async () => saveFile(await fetchFile()));
    if (failure instanceof NoResponseError) toast.error(texts.failed, { id: 'download' });
  };
  return { busy, download };
}
