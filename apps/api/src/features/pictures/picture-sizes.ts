/** The widths in pixels in which every picture can be had, smallest first. */
export const PICTURE_WIDTHS = [96, 160, 320, 640, 1080] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The width that others are made smaller from, and that the stored address of a picture names. */
export const BASE_WIDTH = 640 satisfies PictureWidth;

/** The long side of an upload as it is kept, in pixels. */
export const MASTER_SIDE = 1_600;

const PICTURE_ID = /^[a-z0-9]{10,64}$/;
const FILE_NAME = /^(\d{2,4})\.webp$/;

/** Whether a text can be a picture's id. Nothing that leads out of a folder can. */
export function isPictureId(text: string): boolean {
  return PICTURE_ID.test(text);
}

/** The width that a file's name ('320.webp') asks for, or null where there is no such size. */
export function widthOfFile(name: string): PictureWidth | null {
  const asked = Number(FILE_NAME.exec(name)?.[1]);
  return PICTURE_WIDTHS.find((width) => width === asked) ?? null;
}

/** What the database keeps of a picture: the path of its base size. */
export function picturePath(id: string): string {
  return `/images/${id}/${BASE_WIDTH}.webp`;
}

/** The id in a stored path, or null where the picture lies elsewhere. */
export function pictureIdOfPath(path: string): string | null {
  return /^\/images\/([a-z0-9]{10,64})\/\d+\.webp$/.exec(path)?.[1] ?? null;
}
