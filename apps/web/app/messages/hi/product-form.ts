import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/product-form.ts';

/** The form of a product, with its pictures, and the page Upload Product. */
export const texts = catalogue({
  uploadHeading: 'प्रोडक्ट जोड़ें',
  ok: 'ठीक है',
  // Fields
  name: 'नाम',
  description: 'विवरण',
  noDescriptionYet: 'इस प्रोडक्ट का विवरण अभी नहीं है। चाहें तो जोड़ें, या ख़ाली छोड़ दें',
  subCategory: 'सब-कैटेगरी',
  selectSubCategory: 'सब-कैटेगरी चुनें',
  selectCategoryFirst: 'पहले कैटेगरी चुनें',
  removedAlong: 'कैटेगरी हटने से ये भी हटीं: {names}',
  unit: 'यूनिट',
  stock: 'स्टॉक',
  numberOfStock: 'स्टॉक की संख्या',
  price: 'दाम',
  discount: 'छूट',
  shoppersPay: 'ग्राहक देंगे',
  alsoCalled: 'दूसरे नाम',
  alsoCalledHint: 'लोग इसे और किन शब्दों से खोजते हैं, कॉमा लगाकर, जैसे चाय पत्ती, tea leaves। ग्राहकों को ये नहीं दिखते।',
  // Errors
  required: '{field} ज़रूरी है',
  imageRequired: 'कम से कम एक फ़ोटो अपलोड करें',
  categoryRequired: 'कैटेगरी चुनें',
  subCategoryRequired: 'सब-कैटेगरी चुनें',
  wholeNumber: '{field} 0 से {most} तक की पूरी संख्या हो',
  priceDecimals: 'दाम ऐसी संख्या हो जिसमें दशमलव के बाद दो अंक तक हों',
  priceRange: 'दाम {min} से {max} तक हो',
  picturesUploading: 'फ़ोटो अपलोड होने तक रुकें',
  // Pictures
  dropPictures: 'या यहाँ खींचकर लाएँ या पेस्ट करें। JPEG, PNG, WebP या AVIF, ज़्यादा से ज़्यादा {most}',
  leftOut:
    'एक प्रोडक्ट की ज़्यादा से ज़्यादा {most} फ़ोटो हो सकती हैं: {count, plural, one {# छोड़ दी गई} other {# छोड़ दी गईं}}',
  picture: 'फ़ोटो {number}',
  pictureMoved: 'फ़ोटो {number} अब {place} नंबर पर है',
  enlargePicture: 'फ़ोटो {number} बड़ी करें',
  removePicture: 'फ़ोटो {number} हटाएँ',
  movePictureForward: 'फ़ोटो {number} आगे करें',
  movePictureBack: 'फ़ोटो {number} पीछे करें',
  uploadingFile: '{file} अपलोड हो रही है',
  uploadFault: '<b>{file}</b>: {fault}',
  tryFileAgain: '{file} फिर अपलोड करें',
  dismissFile: '{file} हटाएँ',
  // Fields that only this product has
  addFields: 'फ़ील्ड जोड़ें',
  addField: 'फ़ील्ड जोड़ें',
  renameField: 'फ़ील्ड का नाम बदलें',
  add: 'जोड़ें',
  rename: 'नाम बदलें',
  fieldName: 'फ़ील्ड का नाम',
  enterFieldName: 'फ़ील्ड का नाम लिखें',
  renameFieldOf: 'फ़ील्ड {name} का नाम बदलें',
  removeFieldOf: 'फ़ील्ड {name} हटाएँ',
  fieldNameRequired: 'फ़ील्ड का नाम लिखें',
  fieldExists: 'इस नाम का फ़ील्ड पहले से है',
  tooManyFields: 'ज़्यादा से ज़्यादा {most} अतिरिक्त फ़ील्ड',
  // The preview
  asShoppersSee: 'ग्राहकों को ऐसा दिखेगा',
  yourProduct: 'आपका प्रोडक्ट',
}) satisfies typeof english;
