import { catalogue } from '@jhola/messages';

/** Shared by all mails. */
export const texts = catalogue({
  hello: 'Hello {name},',
  helloAll: 'Hello,',
  mrp: 'MRP {price}',
  why: 'You’re getting this email because of your account or order at Jhola.',
});
