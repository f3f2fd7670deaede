import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/mails.ts';

/** Shared by all mails. */
export const texts = catalogue({
  hello: 'नमस्ते {name},',
  helloAll: 'नमस्ते,',
  mrp: 'MRP {price}',
  why: 'यह ईमेल आपको Jhola पर आपके खाते या ऑर्डर की वजह से मिला है।',
}) satisfies typeof english;
