import { catalogue } from '@jhola/messages';

/** Uploaded pictures. */
export const texts = catalogue({
  uploaded: 'Image uploaded',
  tooManyPixels: 'A picture can have at most {max} megapixels',
  unreadable: 'That picture can’t be read. It may be damaged or incomplete',
  chooseOne: 'Please choose a picture',
  oneAtATime: 'Please send one picture at a time',
  tooLarge: 'A picture can have at most {max} MB',
  badForm: 'That form can’t be read. Please try again',
});
