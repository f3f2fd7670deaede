import { catalogue } from '#platform/catalogue.ts';

/** Why a file can’t be used as a picture. */
export const texts = catalogue({
  otherType: 'Only JPEG, PNG, WebP or AVIF',
  heic: 'This browser can’t read HEIC photos. Save it as JPEG first',
  tooLarge: 'Larger than {limit} MB, and it can’t be read to make it smaller',
  cannotShrink: 'This picture can’t be made small enough. Choose a smaller one',
});
