const WIDTHS = [96, 160, 320, 640, 1080] as const;
const FALLBACK_WIDTH = 320;
const OURS = /^(?:https?:\/\/[^/]+)?(\/images\/[^/?#]+)\/\d+\.webp$/;

export type PictureSources = { src: string; srcSet?: string };

/**
 * The addresses of one picture in every width that the shop serves.
 * Of its own pictures only the path is kept, so that a page doesn't depend on the name it was fetched under.
 */
export function pictureSources(url: string): PictureSources {
  const folder = OURS.exec(url)?.[1];
  if (folder === undefined) return { src: url };
  return {
    src: `${folder}/${FALLBACK_WIDTH}.webp`,
    srcSet: WIDTHS.map((width) => `${folder}/${width}.webp ${width}w`).join(','),
  };
}

/** The same picture in one width, as a path where it is ours. */
export function pictureOfWidth(url: string, width: (typeof WIDTHS)[number]): string {
  const folder = OURS.exec(url)?.[1];
  return folder === undefined ? url : `${folder}/${width}.webp`;
}
