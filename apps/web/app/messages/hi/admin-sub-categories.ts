import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/admin-sub-categories.ts';

/** The page of the sub-categories. */
export const texts = catalogue({
  heading: 'सब-कैटेगरी',
  add: 'सब-कैटेगरी जोड़ें',
  notLoaded: 'सब-कैटेगरी लोड नहीं हो सकीं',
  addFirst: 'पहली सब-कैटेगरी जोड़ें।',
  deleteQuestion: 'क्या इसे हमेशा के लिए हटाना है?',
  confirm: 'हाँ, हटाएँ',
  serial: 'क्र.',
  viewPicture: '{name} की फ़ोटो देखें',
  // The dialog
  addTitle: 'सब-कैटेगरी जोड़ें',
  editTitle: 'सब-कैटेगरी बदलें',
  enterName: 'सब-कैटेगरी का नाम लिखें',
}) satisfies typeof english;
