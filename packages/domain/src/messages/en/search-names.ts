import { catalogue } from '@jhola/messages';

/** Errors in a product's other names. */
export const texts = catalogue({
  tooMany: 'At most {most} other names',
  nameTooLong: 'A name can have at most {most} characters: {name}…',
  tooLong: 'All names together can have at most {most} characters',
});
