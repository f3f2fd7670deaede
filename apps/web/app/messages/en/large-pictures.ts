import { catalogue } from '#platform/catalogue.ts';

/** The large view of a product's pictures. */
export const texts = catalogue({
  // Names for screen readers
  pictures: 'Pictures',
  view: 'picture viewer',
  picture: 'picture',
  pictureOf: '{index} of {total}',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  // Loading
  notLoaded: 'We couldn’t load the larger picture',
});
