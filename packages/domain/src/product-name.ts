import { withoutJoiners } from './joiners.ts';
import { MEASURES } from './measure-words.ts';

/** The parts of a product's name: its head, the words before it, and a key that is equal for all of its packs. */
export type ProductName = {
  /** The kind of product, one word in the singular: 'milk' of 'Gokul Toned Milk', 'onion' of 'Onion (Pyaz), 1 kg'. */
  readonly head: string;
  /** The words before the head, without the brand: 'toned' of 'Gokul Toned Milk'. */
  readonly sorts: readonly string[];
  /** Equal for packs of the same product: the brand and every word of the name, without amounts. */
  readonly family: string;
};

/** Units after a number, in lower case. */
const UNITS = [
  ...MEASURES.map(([words]) => words),
  'pairs?|packs?|sheets?|n|units?|nos?|जोड़ी|पैक|शीट|यूनिट',
  // Marathi, Bengali, Gujarati, Punjabi and Odia.
  'ग्रॅम|কেজি|কিলো|গ্রাম|লিটার|মিলি|পিস|કિલો|ગ્રામ|લીટર|લિટર|મિલી|નંગ|ਕਿਲੋ|ਗ੍ਰਾਮ|ਲੀਟਰ|ਲਿਟਰ|ਮਿਲੀ|କିଲୋ|କେଜି|ଗ୍ରାମ|ଲିଟର',
  // Tamil, Telugu, Kannada and Malayalam.
  'கிலோ|கிராம்|லிட்டர்|மில்லி|మిలీ|కిలో|కేజీ|గ్రాములు|గ్రాము|గ్రా|లీటర్|లీటరు|ಕಿಲೋ|ಕೆಜಿ|ಗ್ರಾಂ|ಗ್ರಾಮ್|ಲೀಟರ್|ಮಿಲಿ|കിലോ|ഗ്രാം|ലിറ്റർ|മില്ലി',
]
  .join('|')
  .normalize('NFKD');
const NUMBER = '\\p{Nd}+(?:[.,]\\p{Nd}+)?';
const AMOUNT = new RegExp(
  `(?<![a-z_\\p{Nd}])${NUMBER}\\s*(?:x\\s*${NUMBER}\\s*)?(?:${UNITS})(?![\\p{L}\\p{M}\\p{N}_])\\.?`,
  'gu',
);
const PACKING = new Set(
  'bag bags bottle box bunch can carton combo economy family jar large loose medium mini multipack pack packet pet pouch refill regular sachet small tetra tin tray tub value xl of पैक पैकेट पाउच बोतल डिब्बा जार टिन बैग'.split(
    ' ',
  ),
);

/** Parses the name of a product. `brand` may be empty; if the name begins with it, it is removed. */
export function readProductName(name: string, brand = ''): ProductName {
  const text = withoutBrand(withoutJoiners(name), withoutJoiners(brand));
  const [base = ''] = text.replaceAll(/\([^)]*\)/g, ' ').split(/,|\s[-–—|+]\s|\s\+|:/, 1);
  const own = wordsOf(text);
  const words = base === text ? own : wordsOf(base);
  const said = words.length > 0 ? words : own;
  return {
    head: singular(said.at(-1) ?? ''),
    sorts: said.slice(0, -1),
    // A name with only an amount is a product of its own.
    family: own.length === 0 ? name.toLowerCase() : [...wordsOf(withoutJoiners(brand)), ...own].join(' '),
  };
}

/** The accents of Latin letters. Vowel signs of Indian scripts are marks too, and are kept: they tell words apart. */
const ACCENTS = /[\u0300-\u036f]/g;

/** The words of a text in lower case, without amounts, packing and accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(ACCENTS, '').toLowerCase().replaceAll(AMOUNT, ' ');
  const words = plain.split(/[^\p{L}\p{M}\p{N}%]+/u).filter((word) => word !== '');
  const telling = words.filter((word) => !PACKING.has(word) && !/^\p{Nd}+$/u.test(word));
  return telling.length > 0 ? telling : words;
}

function withoutBrand(name: string, brand: string): string {
  const starts = brand !== '' && name.toLowerCase().startsWith(`${brand.toLowerCase()} `);
  return starts ? name.slice(brand.length + 1) : name;
}

/** The singular of an English word, as far as names of groceries need it. */
export function singular(word: string): string {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:oes|shes|ches|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
