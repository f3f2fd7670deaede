import { sessionApi } from '#features/session/index.ts';

/** Stores one picture and resolves with its address; throws what the call throws. */
export async function uploadPicture(file: File): Promise<string> {
  const form = new FormData();
  form.append('image', file);
  const { data } = await sessionApi('uploadImage', form);
  return data.url;
}
