import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/catalogue.ts';

/** Categories, products, stock and search words. */
export const texts = catalogue({
  categoryAdded: 'कैटेगरी जुड़ गई',
  categoryUpdated: 'कैटेगरी बदल गई',
  categoryDeleted: 'कैटेगरी हट गई',
  subCategoryAdded: 'सब-कैटेगरी जुड़ गई',
  subCategoryUpdated: 'सब-कैटेगरी बदल गई',
  subCategoryDeleted: 'सब-कैटेगरी हट गई',
  productAdded: 'प्रोडक्ट जुड़ गया',
  productUpdated: 'प्रोडक्ट बदल गया',
  productDeleted: 'प्रोडक्ट हट गया',
  cartHasGone: 'आपके कार्ट का कोई प्रोडक्ट अब नहीं मिलता',
  outOfStock: '{name} का स्टॉक ख़त्म है',
  onlyLeft: '{left, plural, one {{name} का सिर्फ़ # बचा है} other {{name} के सिर्फ़ # बचे हैं}}',
  chosenSubCategoryGone: 'चुनी हुई एक सब-कैटेगरी हट चुकी है। कृपया उसे निकाल दें',
  chosenCategoryGone: 'चुनी हुई एक कैटेगरी हट चुकी है। कृपया उसे निकाल दें',
  noSuchSubCategory: 'ऐसी कोई सब-कैटेगरी नहीं है',
  noSuchCategory: 'ऐसी कोई कैटेगरी नहीं है',
  nameTaken: '{name} नाम की कैटेगरी पहले से है',
  usedBySubCategories: '{name} में अब भी {subCategories, plural, one {# सब-कैटेगरी है} other {# सब-कैटेगरी हैं}}',
  usedByProducts: '{name} में अब भी {products, plural, one {# प्रोडक्ट है} other {# प्रोडक्ट हैं}}',
  usedByBoth:
    '{name} में अब भी {subCategories, plural, other {#}} सब-कैटेगरी और {products, plural, other {#}} प्रोडक्ट हैं',
  noLongerSold: 'यह प्रोडक्ट अब नहीं मिलता',
  noSuchProduct: 'ऐसा कोई प्रोडक्ट नहीं है',
  otherMatches:
    'अब {count, plural, one {# प्रोडक्ट मिलता है} other {# प्रोडक्ट मिलते हैं}}, {seen} नहीं। कृपया फिर देख लें',
  nothingToUndo: 'वापस बदलने को कुछ नहीं है',
  namesAndMore: '{names} और {others} और',
  wouldCostNothing: '{discount}% छूट पर ये मुफ़्त हो जाएँगे: {names}। इन्हें छोड़ दें या छूट घटाएँ',
  fieldHasBecome:
    'इस बीच {field, select, price {दाम बदलकर {now} हो गया है} stock {स्टॉक बदलकर {now} हो गया है} other {छूट बदलकर {now} हो गई है}}',
  priceSaved: 'दाम सेव हो गया',
  stockSaved: 'स्टॉक सेव हो गया',
  discountSaved: 'छूट सेव हो गई',
  discountsChanged: '{count, plural, other {#}} प्रोडक्ट पर अब {discount}% छूट है',
  discountsRestored: '{count, plural, one {# प्रोडक्ट पहले जैसा हो गया} other {# प्रोडक्ट पहले जैसे हो गए}}',
  productsDeleted: '{count, plural, one {# प्रोडक्ट हट गया} other {# प्रोडक्ट हट गए}}',
  wordsAdded: 'शब्द जुड़ गए',
  wordsSaved: 'शब्द सेव हो गए',
  wordsRemoved: 'शब्द हट गए',
  wordsGone: 'ये शब्द पहले ही हट चुके हैं',
  // Why the search can't take them
  wordIsEmpty: '“{word}” में कोई अक्षर नहीं है',
  wordIsTwice: '“{word}” दो बार है: सर्च कुछ स्पेलिंग को एक ही मानता है',
  wordIsElsewhere: '“{word}” पहले से इन शब्दों में है: {entry}',
  wordIsBrand: '“{word}” आपकी दुकान का एक ब्रांड है। इसे खोजने वालों को दूसरे प्रोडक्ट भी मिलेंगे',
  wordHasMeaning: '“{word}” का मतलब पहले से “{thing}” है',
  wordIsInNames:
    '“{word}” {count, plural, one {एक प्रोडक्ट} other {# प्रोडक्ट}} के नाम में है: इससे “{meant}” भी मिलेगा। अगर दोनों एक ही चीज़ हैं, तो उन्हें एक ही मतलब वाले शब्दों की तरह लिखें',
  wordsDiffer: '“{first}” का मतलब “{firstThing}” है, पर “{word}” का “{thing}”: हर शब्द से दूसरे के प्रोडक्ट भी मिलेंगे',
}) satisfies typeof english;
