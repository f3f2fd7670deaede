import { isHeic } from '#platform/fit-picture.ts';

/** The images among the picked files, because users can make a file dialog show all files. */
export function pickedImages<Picked extends Pick<File, 'name' | 'type'>>(files: Iterable<Picked>): Picked[] {
  return [...files].filter((file) => file.type.startsWith('image/') || isHeic(file));
}

/**
 * The images of a paste. None of formatted text, which spreadsheets and word processors copy as a picture too. A file
 * copied on macOS comes with its name as plain text, and an image copied on a web page with HTML: both are images.
 */
export function pastedImages<Picked extends Pick<File, 'name' | 'type'>>(
  clipboard: { readonly types: readonly string[]; readonly files: Iterable<Picked> } | null,
): Picked[] {
  const types = clipboard?.types ?? [];
  const isText = types.includes('text/plain') && (types.includes('text/html') || types.includes('text/rtf'));
  return isText ? [] : pickedImages(clipboard?.files ?? []);
}
