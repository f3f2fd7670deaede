/** The measures in which packs are sold. */
export type Measure = 'g' | 'kg' | 'ml' | 'l' | 'piece' | 'dozen';

/**
 * The words for each measure after a number, as sources of regular expressions in lower case. In Latin letters, then in
 * Devanagari (Hindi and Marathi), Bengali, Gujarati, Punjabi, Odia, Tamil, Telugu, Kannada and Malayalam.
 */
const WORDS: Readonly<Record<Measure, string>> = {
  g: 'g|gms?|grams?|ग्राम|ग्रॅम|ग्रा|গ্রাম|ગ્રામ|ਗ੍ਰਾਮ|ଗ୍ରାମ|கிராம்|గ్రాములు|గ్రాము|గ్రా|ಗ್ರಾಂ|ಗ್ರಾಮ್|ഗ്രാം',
  kg: 'kgs?|kilos?|किलो(?:ग्राम)?|केजी|कि\\.?\\s?ग्रा|কেজি|কিলো|કિલો|ਕਿਲੋ|କିଲୋ|କେଜି|கிலோ|కిలో|కేజీ|ಕಿಲೋ|ಕೆಜಿ|കിലോ',
  ml: 'ml|मिलीलीटर|मिली|मि\\.?\\s?ली|মিলি|મિલી|ਮਿਲੀ|மில்லி|మిలీ|ಮಿಲಿ|മില്ലി',
  l: 'l|ltrs?|lit(?:er|re)s?|लीटर|लिटर|ली|লিটার|લીટર|લિટર|ਲੀਟਰ|ਲਿਟਰ|ଲିଟର|லிட்டர்|లీటర్|లీటరు|ಲೀಟರ್|ലിറ്റർ',
  piece: 'pcs?|pieces?|tablets?|capsules?|bags?|पीस|नग|टैबलेट|পিস|નંગ',
  dozen: 'dozens?|दर्जन',
};

/** The words for a measure, to compare with text that is normalised by NFKD. */
export function measureWords(measure: Measure): string {
  return WORDS[measure].normalize('NFKD');
}

export const MEASURES = Object.keys(WORDS) as Measure[];
