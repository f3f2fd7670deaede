import { PICTURE_WIDTHS, type PictureWidth } from '@jhola/domain';

const OURS = /^(?:https?:\/\/[^/]+)?(\/images\/[^/?#]+)\/\d+\.webp$/;
/** Pixels per CSS pixel that a picture needs at most: on denser screens more can’t be told apart. */
const DENSEST_SCREEN = 2.8;

export type PictureSources = { src: string; srcSet?: string };

/**
 * The URLs of a picture in the widths for a place of `least` to `shown` CSS pixels. For the shop's own pictures only
 * the path is used, so that a page doesn't depend on the host name of the request; other pictures have a single width.
 */
export function pictureSources(url: string, shown: number, least: number = shown): PictureSources {
  const folder = OURS.exec(url)?.[1];
  if (folder === undefined) return { src: url };
  const widths = PICTURE_WIDTHS.filter((width, index) => {
    const tooSmall = width < least;
    const needlesslyLarge = (PICTURE_WIDTHS[index - 1] ?? 0) >= shown * DENSEST_SCREEN;
    return !tooSmall && !needlesslyLarge;
  });
  const fallback = widths.find((width) => width >= shown) ?? PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1];
  return {
    src: `${folder}/${fallback}.webp`,
    srcSet: widths.map((width) => `${folder}/${width}.webp ${width}w`).join(','),
  };
}

/**
 * The URL of the 1200 × 630 preview image of a link: the picture beside the shop's mark, and the product's name if
 * `productId` is given. Null if the picture isn't the shop's own.
 */
export function previewImageOf(url: string, productId?: string): string | null {
  const folder = OURS.exec(url)?.[1];
  return folder === undefined
    ? null
    : `${folder}/share.jpg${productId === undefined ? '' : `?of=${productId}`}`;
}

/** The URL of a picture in one width; a path without a host if it is the shop's own. */
export function pictureOfWidth(url: string, width: PictureWidth): string {
  const folder = OURS.exec(url)?.[1];
  return folder === undefined ? url : `${folder}/${width}.webp`;
}
