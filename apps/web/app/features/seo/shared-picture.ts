import { pictureOfWidth } from '#ui/picture-sources.ts';

const WIDTH = 1080;

/** The absolute URL of a picture, in the width for previews of shared links. */
export function sharedPicture(picture: string, publicUrl: string): string {
  return new URL(pictureOfWidth(picture, WIDTH), publicUrl).href;
}
