import { fetchWithProgress } from '#platform/fetch-with-progress.ts';
import { sessionApiOver } from '#features/session/index.ts';

/** Stores one picture and resolves with its address, telling how much has gone (0 to 1); throws what the call throws. */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void = () => undefined,
): Promise<string> {
  const form = new FormData();
  form.append('image', file);
  const { data } = await sessionApiOver(fetchWithProgress(onProgress))('uploadImage', form);
  return data.url;
}
