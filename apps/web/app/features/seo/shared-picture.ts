import { pictureOfWidth } from '#ui/picture-sources.ts';

const WIDTH = 1080;

/** The whole address of a picture, in the width in which other sites show it beside a link. */
export function sharedPicture(picture: string, publicUrl: string): string {
  return new URL(pictureOfWidth(picture, WIDTH), publicUrl).href;
}
