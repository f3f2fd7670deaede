import { PICTURE_WIDTHS, type PictureWidth } from '@jhola/domain';

/** The width from which smaller ones are made, and which the stored address of a picture names. */
export const BASE_WIDTH = 640 satisfies PictureWidth;

/** The long side of a stored upload, in pixels. */
export const MASTER_SIDE = 1_600;

const PICTURE_ID = /^[a-z0-9]{10,64}$/;
const FILE_NAME = /^(\d{2,4})\.webp$/;

/** Whether a text is a valid picture id. Path separators and dots aren't valid. */
export function isPictureId(text: string): boolean {
  return PICTURE_ID.test(text);
}

/** The width in a file name ('320.webp'), or null if there is no such size. */
export function widthOfFile(name: string): PictureWidth | null {
  const asked = Number(FILE_NAME.exec(name)?.[1]);
  return PICTURE_WIDTHS.find((width) => width === asked) ?? null;
}

/** The value stored in the database for a picture: the path of its base size. */
export function picturePath(id: string): string {
  return `/images/${id}/${BASE_WIDTH}.webp`;
}

/** The id in a stored path, or null if the picture is on another server. */
export function pictureIdOfPath(path: string): string | null {
  return /^\/images\/([a-z0-9]{10,64})\/\d+\.webp$/.exec(path)?.[1] ?? null;
}

/**
 * The JPEGs of each picture, with the width that each is made from: one for mails, because some mail programs don't
 * show WebP, and the preview image of shared links.
 */
const JPEGS = { '160.jpg': 160, 'share.jpg': BASE_WIDTH } as const satisfies Record<string, PictureWidth>;

export type JpegFile = keyof typeof JPEGS;

/** Whether a file name is that of a JPEG: '160.jpg' or 'share.jpg'. */
export function isJpegFile(name: string): name is JpegFile {
  return Object.hasOwn(JPEGS, name);
}

/** The width, in pixels, of the WebP picture from which the JPEG is made. */
export function widthForJpeg(file: JpegFile): PictureWidth {
  return JPEGS[file];
}

export const MAIL_JPEG = '160.jpg' satisfies JpegFile;
export const PREVIEW_JPEG = 'share.jpg' satisfies JpegFile;

/** The path of a stored picture in JPEG for mails, or null if the picture is on another server. */
export function jpegPath(stored: string): string | null {
  const id = pictureIdOfPath(stored);
  return id === null ? null : `/images/${id}/${MAIL_JPEG}`;
}
