/** Of what was picked, the images: a file dialog lets its user ask for all files. */
export function pickedImages<File extends { type: string }>(files: Iterable<File> | null): File[] {
  return [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
