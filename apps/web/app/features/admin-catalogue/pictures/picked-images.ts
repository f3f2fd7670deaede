import { isHeic } from '#platform/fit-picture.ts';

/** Of what was picked, the images: a file dialog lets its user ask for all files. */
export function pickedImages<Picked extends Pick<File, 'name' | 'type'>>(
  files: Iterable<Picked> | null,
): Picked[] {
  return [...(files ?? [])].filter((file) => file.type.startsWith('image/') || isHeic(file));
}
