import { catalogue } from '@jhola/messages';

/** What all mails share. */
export const texts = catalogue({
  hello: 'Hello {name},',
  helloAll: 'Hello,',
  mrp: 'MRP {price}',
  why: 'You get this mail because of your account or order at Jhola.',
});
