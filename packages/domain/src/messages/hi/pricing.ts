import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/pricing.ts';

/** Errors in a price. */
export const texts = catalogue({
  discountTooLarge: '{discount}% छूट पर {price} का प्रोडक्ट मुफ़्त हो जाएगा। छूट घटाएँ या दाम बढ़ाएँ',
}) satisfies typeof english;
