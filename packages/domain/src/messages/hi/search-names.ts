import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/search-names.ts';

/** Errors in a product's other names. */
export const texts = catalogue({
  tooMany: 'ज़्यादा से ज़्यादा {most} दूसरे नाम लिखें',
  nameTooLong: 'एक नाम में ज़्यादा से ज़्यादा {most} अक्षर हो सकते हैं: {name}…',
  tooLong: 'सभी नामों में कुल मिलाकर ज़्यादा से ज़्यादा {most} अक्षर हो सकते हैं',
}) satisfies typeof english;
