import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/price-list-effects.ts';

/** What a price list does to products or with its own rows, for each effect. */
export const texts = catalogue({
  price: '{count, plural, one {# प्रोडक्ट का दाम बदलेगा} other {# प्रोडक्ट के दाम बदलेंगे}}',
  moved:
    '{count, plural, one {# प्रोडक्ट दूसरी कैटेगरी या सब-कैटेगरी में जाएगा} other {# प्रोडक्ट दूसरी कैटेगरी या सब-कैटेगरी में जाएँगे}}',
  renamed: '{count, plural, one {# प्रोडक्ट का नाम बदलेगा} other {# प्रोडक्ट के नाम बदलेंगे}}',
  repacked: '{count, plural, one {# प्रोडक्ट का पैक साइज़ बदलेगा} other {# प्रोडक्ट के पैक साइज़ बदलेंगे}}',
  description_cleared: '{count, plural, other {#}} प्रोडक्ट का विवरण हटेगा',
  description: '{count, plural, other {#}} प्रोडक्ट का विवरण बदलेगा',
  pictures: '{count, plural, other {#}} प्रोडक्ट की फ़ोटो बदलेंगी',
  details: '{count, plural, other {#}} प्रोडक्ट की अतिरिक्त जानकारी बदलेगी',
  sold_out: '{count, plural, other {#}} प्रोडक्ट का स्टॉक ख़त्म दिखेगा',
  stock: '{count, plural, other {#}} प्रोडक्ट का स्टॉक बदलेगा',
  negative_stock: '{count, plural, other {#}} प्रोडक्ट का माइनस स्टॉक 0 माना जाएगा',
  stock_lowered:
    '{count, plural, other {#}} प्रोडक्ट का स्टॉक घटाकर पूरी संख्या, या ज़्यादा से ज़्यादा जितना हो सकता है, माना जाएगा',
  two_prices:
    '{count, plural, one {# लाइन} other {# लाइनों}} में वही प्रोडक्ट अलग दाम पर है; सबसे कम दाम लिया जाएगा',
  merged: '{count, plural, one {# दोहराई गई लाइन मिला दी जाएगी} other {# दोहराई गई लाइनें मिला दी जाएँगी}}',
  kept_apart:
    '{count, plural, one {# प्रोडक्ट, जिसका नाम और पैक या SKU किसी और से मिलता है, अलग रखा जाएगा} other {# प्रोडक्ट, जिनका नाम और पैक या SKU किसी और से मिलता है, अलग रखे जाएँगे}}',
  matched_by_name:
    '{count, plural, one {# प्रोडक्ट सिर्फ़ नाम से पहचाना गया} other {# प्रोडक्ट सिर्फ़ नाम से पहचाने गए}}',
  price_rounded:
    '{count, plural, one {# प्रोडक्ट लिस्ट के दाम से थोड़ा कम या ज़्यादा पर बिकेगा} other {# प्रोडक्ट लिस्ट के दाम से थोड़ा कम या ज़्यादा पर बिकेंगे}}: छूट पूरे प्रतिशत में होती है',
  mrp_lowered: '{count, plural, other {#}} प्रोडक्ट की MRP कम दिखेगी, ताकि दाम ठीक लिस्ट वाला रहे',
  price_above_mrp: '{count, plural, one {# प्रोडक्ट MRP से ऊपर बिकेगा} other {# प्रोडक्ट MRP से ऊपर बिकेंगे}}',
  pack_from_name: '{count, plural, other {#}} प्रोडक्ट का पैक साइज़ नाम से लिया जाएगा',
  pack_missing: '{count, plural, other {#}} प्रोडक्ट का पैक साइज़ नहीं मिला; 1 pc दिखेगा',
  category_missing:
    '{count, plural, one {बिना कैटेगरी वाला # नया प्रोडक्ट Other में जाएगा} other {बिना कैटेगरी वाले # नए प्रोडक्ट Other में जाएँगे}}',
  pack_tidied:
    '{count, plural, one {# प्रोडक्ट का पैक साइज़ ठीक से लिखा जाएगा} other {# प्रोडक्ट के पैक साइज़ ठीक से लिखे जाएँगे}}',
  shortened: '{count, plural, other {#}} प्रोडक्ट के लंबे टेक्स्ट छोटे होंगे',
  picture_dropped: '{count, plural, other {#}} प्रोडक्ट के न चलने वाले फ़ोटो लिंक छोड़े जाएँगे',
}) satisfies typeof english;
