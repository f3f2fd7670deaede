import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/drafts.ts';

/** Unsaved input of forms: that it was restored, and that it would be lost. */
export const texts = catalogue({
  keptAt: 'ड्राफ़्ट इस टैब में रखा है, {time}',
  restored: '{date} को {time} पर आपने यह लिखा था। यह अभी सेव नहीं है।',
  discard: 'हटाएँ',
  // Before a page is left
  leaveTitle: 'बिना सेव किए जाएँ?',
  leaveAdvice: 'आपका लिखा हुआ इस टैब में रहेगा, और वापस आने पर यहीं मिलेगा।',
  leave: 'जाएँ',
  stay: 'यहीं रहें',
  // Before a form is closed
  closeTitle: 'बिना सेव किए बंद करें?',
  closeAdvice: 'आपके बदलाव चले जाएँगे।',
  discardChanges: 'बदलाव हटाएँ',
  keepEditing: 'बदलते रहें',
}) satisfies typeof english;
