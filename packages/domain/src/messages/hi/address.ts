import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/address.ts';

/** Errors in an address; the first six are for empty fields. */
export const texts = catalogue({
  address_line: 'पता ज़रूरी है',
  city: 'शहर ज़रूरी है',
  state: 'राज्य ज़रूरी है',
  country: 'देश ज़रूरी है',
  pincode: 'पिनकोड ज़रूरी है',
  mobile: 'मोबाइल नंबर ज़रूरी है',
  badNewPincode: 'कृपया 6 अंकों का सही पिनकोड डालें',
  badPincode: 'कृपया सही पिनकोड डालें',
  badMobile: 'कृपया 10 अंकों का सही मोबाइल नंबर डालें',
}) satisfies typeof english;
