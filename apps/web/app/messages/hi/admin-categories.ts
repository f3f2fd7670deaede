import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/admin-categories.ts';

/** The page of the categories. */
export const texts = catalogue({
  heading: 'कैटेगरी',
  add: 'कैटेगरी जोड़ें',
  notLoaded: 'कैटेगरी लोड नहीं हो सकीं',
  addFirst: 'पहली कैटेगरी जोड़ें।',
  deleteQuestion: 'क्या इसे हमेशा के लिए हटाना है?',
  confirm: 'हाँ, हटाएँ',
  // The dialog
  addTitle: 'कैटेगरी जोड़ें',
  updateTitle: 'कैटेगरी बदलें',
  enterName: 'कैटेगरी का नाम लिखें',
}) satisfies typeof english;
