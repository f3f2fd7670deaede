import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/admin-catalogue.ts';

/** Shared by the admin pages of categories, sub-categories and products. */
export const texts = catalogue({
  category: 'कैटेगरी',
  deletedChoice: '{name} (हट चुकी है)',
  selectCategory: 'कैटेगरी चुनें',
  name: 'नाम',
  image: 'फ़ोटो',
  action: 'एक्शन',
  submit: 'सेव करें',
  edit: 'बदलें',
  editOf: '{name} बदलें',
  delete: 'हटाएँ',
  deleteOf: '{name} हटाएँ',
  faults: '{count, plural, one {एक चीज़ ठीक करनी है} other {# चीज़ें ठीक करनी हैं}}',
  // Deleting
  permanentDelete: 'हमेशा के लिए हटाएँ',
  deleting: 'हटाया जा रहा है...',
  // Pictures
  uploadImage: 'फ़ोटो अपलोड करें',
  uploading: 'अपलोड हो रहा है...',
  pictureUploading: 'फ़ोटो अपलोड होने तक रुकें',
  percent: '{percent}%',
  dropOnePicture: 'या यहाँ खींचकर लाएँ या पेस्ट करें',
  enterNameFirst: 'पहले नाम लिखें',
  preview: 'प्रीव्यू',
  noImage: 'फ़ोटो नहीं',
  noConnection: 'कनेक्शन नहीं है',
  noConnectionTryAgain: 'कनेक्शन नहीं है। फिर कोशिश करें',
}) satisfies typeof english;
