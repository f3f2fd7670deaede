import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/listing.ts';

/** The page of a listing. */
export const texts = catalogue({
  nothingHere: 'आइटम स्टॉक में नहीं हैं',
  restocking: 'हम ये आइटम जल्द वापस लाएँगे',
  // For search engines
  description: '{name}, नुक्कड़ वाली दुकान से, क़रीब दस मिनट में आपके दरवाज़े पर।',
}) satisfies typeof english;
