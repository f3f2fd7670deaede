import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/large-pictures.ts';

/** The large view of a product's pictures. */
export const texts = catalogue({
  // Names for screen readers
  pictures: 'फ़ोटो',
  view: 'फ़ोटो व्यूअर',
  picture: 'फ़ोटो',
  pictureOf: '{total} में से {index}',
  previous: 'पिछली फ़ोटो',
  next: 'अगली फ़ोटो',
  zoomIn: 'ज़ूम इन करें',
  zoomOut: 'ज़ूम आउट करें',
  // Loading
  notLoaded: 'बड़ी फ़ोटो लोड नहीं हो पाई',
}) satisfies typeof english;
