import { pictureOfWidth, previewImageOf } from '#ui/picture-sources.ts';

const WIDTH = 1080;

/** The absolute URL of a picture for search engines, 1080 pixels wide. */
export function searchPictureUrl(picture: string, publicUrl: string): string {
  return new URL(pictureOfWidth(picture, WIDTH), publicUrl).href;
}

/** The absolute URL of the 1200 × 630 preview image of a link. Shows the product's name if `productId` is given. */
export function previewImageUrl(picture: string, publicUrl: string, productId?: string): string {
  return new URL(previewImageOf(picture, productId) ?? picture, publicUrl).href;
}
