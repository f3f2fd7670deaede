import { fetchWithProgress } from '#platform/fetch-with-progress.ts';
import { fitPicture } from '#platform/fit-picture.ts';
import { sessionApiOver } from '#features/session/index.ts';

/**
 * Uploads one picture, scaled down if it is too large, and resolves to its URL. Reports progress from 0 to 1. Throws
 * what the call throws, and UnfitPicture.
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
