import { fetchWithProgress } from '#platform/fetch-with-progress.ts';
import { fitPicture } from '#platform/fit-picture.ts';
import { sessionApiOver } from '#features/session/index.ts';

/**
 * Stores one picture, made smaller if it is too large, and resolves with its address; tells how much has gone (0 to 1).
 * Throws what the call throws, and UnfitPicture.
 */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void = () => undefined,
): Promise<string> {
  const form = new FormData();
  form.append('image', await fitPicture(file));
  const { data } = await sessionApiOver(fetchWithProgress(onProgress))('uploadImage', form);
  return data.url;
}
