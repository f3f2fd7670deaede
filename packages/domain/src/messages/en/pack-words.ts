import { catalogue } from '@jhola/messages';

/** Units for comparing prices, and the words of pack sizes. */
export const texts = catalogue({
  per100Grams: '{price}/100 g',
  perLitre: '{price}/litre',
  perPiece: '{price}/piece',
  // In other languages: the words of shopkeepers and price lists with their translations, such as 'g gm gms=Gramm,
  // kg=Kilo'. English shows them unchanged.
  words: '',
});
