import { pictureOfWidth, shareCardOf } from '#ui/picture-sources.ts';

const WIDTH = 1080;

/** The absolute URL of a picture, in the width for search engines. */
export function sharedPicture(picture: string, publicUrl: string): string {
  return new URL(pictureOfWidth(picture, WIDTH), publicUrl).href;
}

/** The absolute URL of the preview image for shared links to what the picture shows; for a product with its name. */
export function shareCard(picture: string, publicUrl: string, productId?: string): string {
  return new URL(shareCardOf(picture, productId) ?? picture, publicUrl).href;
}
