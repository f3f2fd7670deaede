import { fetchWithProgress } from '#platform/fetch-with-progress.ts';
import { fitPicture } from '#platform/fit-picture.ts';
import { sessionApiOver } from '#features/session/index.ts';

/**
 * Uploads one picture, scaled down if it is too large, and resolves to its URL. Reports progress from 0 to 1. Throws
 * what the call throws, UnfitPicture, and the reason of `signal` if that is aborted.
 */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const form = new FormData();
  form.append('image', await fitPicture(file));
  const upload = sessionApiOver(fetchWithProgress(onProgress));
  const { data } = await upload('uploadImage', form, signal && { signal });
  return data.url;
}
