/** The widths in which the shop serves each of its pictures, in pixels, smallest first. */
export const PICTURE_WIDTHS = [96, 160, 320, 640, 1080] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
