import { isHeic } from '#platform/fit-picture.ts';

/** The images among the picked files, because users can make a file dialog show all files. */
export function pickedImages<Picked extends Pick<File, 'name' | 'type'>>(
  files: Iterable<Picked> | null,
): Picked[] {
  return [...(files ?? [])].filter((file) => file.type.startsWith('image/') || isHeic(file));
}
