import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/session.ts';

/** The account in the header. */
export const texts = catalogue({
  account: 'खाता',
  login: 'लॉगिन',
}) satisfies typeof english;
