import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/addresses.ts';

/** Saved addresses. */
export const texts = catalogue({
  saved: 'पता सेव हो गया',
  updated: 'पता बदल गया',
  removed: 'पता हट गया',
  restored: 'पता वापस आ गया',
  noSuchAddress: 'यह पता आपके सेव किए पतों में नहीं है',
  tooMany: 'आप ज़्यादा से ज़्यादा {max} पते सेव कर सकते हैं। कृपया पहले एक हटाएँ',
}) satisfies typeof english;
