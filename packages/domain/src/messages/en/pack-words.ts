import { catalogue } from '@jhola/messages';

/** What prices are compared by, and the words of pack sizes. */
export const texts = catalogue({
  per100Grams: '{price}/100 g',
  perLitre: '{price}/litre',
  perPiece: '{price}/piece',
  // In another language: words as shopkeepers and price lists write them, and what they are there, such as
  // 'g gm gms=Gramm, kg=Kilo'. English shows them as they are written.
  words: '',
});
