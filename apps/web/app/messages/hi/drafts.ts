import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/drafts.ts';

/** Restored input of forms, and warnings before it is lost. */
export const texts = catalogue({
  storedAt: 'ड्राफ़्ट इस टैब में रखा है, {time}',
  restored: 'यह आपने {date}, {time} को भरा था। यह अभी सेव नहीं है।',
  discard: 'हटाएँ',
  // When leaving a page
  leaveTitle: 'बिना सेव किए जाएँ?',
  leaveAdvice: 'आपने जो भरा है, वह इस टैब में रहेगा, और वापस आने पर यहीं मिलेगा।',
  leave: 'जाएँ',
  stay: 'यहीं रहें',
  // When closing a form
  closeTitle: 'बिना सेव किए बंद करें?',
  closeAdvice: 'आपके बदलाव चले जाएँगे।',
  discardChanges: 'बदलाव हटाएँ',
  keepEditing: 'बदलते रहें',
}) satisfies typeof english;
