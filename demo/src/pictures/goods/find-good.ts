import { isArtName } from '../art/art-names.ts';
import { GOOD_NAMES, type GoodName } from './good-names.ts';

/**
 * Phrases in names of loose goods. A longer phrase takes precedence over a shorter one, then the first one in the name.
 */
const ROWS: readonly (readonly [phrases: string, good: GoodName])[] = [
  ['tomato, tamatar', 'tomato'],
  ['desi tomato, tomato local, local tomato, country tomato, tomato desi, tomato country', 'tomato-desi'],
  ['cherry tomato, tomato cherry', 'tomato-cherry'],
  ['green tomato, tomato green, raw tomato', 'tomato-green'],
  ['onion, pyaz, pyaj, shallot', 'onion'],
  ['white onion, onion white, safed pyaz', 'onion-white'],
  ['baby onion, sambar onion, onion sambar, small onion, pearl onion, sambar vengayam', 'onion-baby'],
  ['potato, aloo', 'potato'],
  [
    'colocasia, arbi, arvi, new potato, baby potato, potato baby, naya aloo, potato new crop, potato small',
    'potato-new',
  ],
  ['sweet potato, shakarkand, tapioca', 'sweet-potato'],
  ['carrot, gajar', 'carrot'],
  ['carrot red, red carrot, carrot ooty, delhi carrot, carrot delhi', 'carrot-red'],
  ['radish, mooli, muli, daikon', 'radish'],
  ['beetroot, chukandar, turnip', 'beetroot'],
  ['cucumber, kheera, kakdi', 'cucumber'],
  ['zucchini', 'zucchini'],
  ['bottle gourd, gourd bottle, lauki, doodhi, dudhi, ash gourd, gourd ash', 'bottle-gourd'],
  ['bitter gourd, gourd bitter, karela', 'bitter-gourd'],
  ['ridge gourd, gourd ridge, gourd snake, turai, tori, sponge gourd, snake gourd', 'ridge-gourd'],
  ['pointed gourd, parwal, ivy gourd, tindora, tindly, coccinia, tendli', 'pointed-gourd'],
  ['pumpkin, butternut squash, squash, kaddu', 'pumpkin'],
  ['brinjal, baingan, baigan, eggplant, aubergine, brinjal bottle, bottle shape', 'brinjal-round'],
  ['brinjal long, long brinjal, brinjal purple long', 'brinjal-long'],
  ['capsicum, shimla mirch, bell pepper, green capsicum', 'capsicum'],
  ['capsicum red, red capsicum, red bell pepper', 'capsicum-red'],
  ['capsicum yellow, yellow capsicum, yellow bell pepper', 'capsicum-yellow'],
  ['chilli, chili, mirch, mirchi, hari mirch, green chilli', 'chilli'],
  ['red chilli, chilli red, lal mirch', 'chilli-red'],
  ['lady finger, ladies finger, ladyfinger, ladys finger, bhindi, okra', 'lady-finger'],
  ['french bean, bean, cluster bean, broad bean, cowpea, gawar', 'french-beans'],
  ['drumstick, sahjan, moringa', 'drumstick'],
  ['pea, green pea, matar, edamame', 'peas'],
  ['corn, sweet corn, corn cob, bhutta', 'corn'],
  ['baby corn', 'baby-corn'],
  ['ginger, adrak', 'ginger'],
  ['turmeric root, raw turmeric, fresh turmeric, turmeric', 'ginger'],
  ['garlic, lehsun, lahsun', 'garlic'],
  ['peeled garlic, garlic peeled, chhila lahsun', 'garlic-peeled'],
  ['spring onion, leek', 'spring-onion'],
  ['asparagus', 'asparagus'],
  ['cauliflower, phool gobhi, gobhi', 'cauliflower'],
  ['broccoli', 'broccoli'],
  ['cabbage, patta gobhi, brussel sprout, brussels sprout', 'cabbage'],
  ['lettuce, iceberg', 'lettuce'],
  ['mushroom', 'mushroom'],
  [
    'coriander, corriander, dhania, cilantro, dhaniya, hara dhaniya, coriander leaf, parsley, celery, dill, basil',
    'coriander',
  ],
  ['mint, pudina, mint leaf, tulsi, tulsi leaf, sage', 'mint'],
  [
    'spinach, palak, kale, chard, pak choy, pak choi, bok choy, mustard green, mustard leaf, sarson, rocket leaf, rocket, basale leaf, keerai',
    'spinach',
  ],
  ['methi, fenugreek, methi leaf, bathua', 'methi'],
  ['curry leaf, kadi patta, neem leaf, neem', 'curry-leaves'],
  ['amaranthus, amaranth, red amaranthus, gongura, lal saag, arai keerai', 'amaranth'],
  ['durva, doob, durva grass, lemon grass, lemongrass, wheat grass', 'grass'],
  ['mango leaf, aam patta', 'mango-leaves'],
  ['betel leaf, paan, betel', 'betel-leaves'],
  ['lemon, nimbu, lime', 'lemon'],
  ['apple, seb', 'apple'],
  ['apple kashmir, red delicious, apple red delicious, apple washington', 'apple-kashmir'],
  ['green apple, granny smith, apple green', 'apple-green'],
  ['banana, kela, banana robusta, robusta', 'banana'],
  ['yelakki, banana yelakki, elaichi banana', 'banana-yelakki'],
  ['raw banana, plantain, banana raw, kachcha kela', 'banana-raw'],
  ['mango, aam, alphonso, hapus, badami, banganapalli, sindhura', 'mango'],
  ['kesar, mango kesar, dasheri, mango dasheri, langra, mango langra', 'mango-kesar'],
  ['totapuri, mango totapuri', 'mango-totapuri'],
  ['raw mango, kairi, mango raw, green mango', 'mango-green'],
  ['papaya, papita', 'papaya'],
  ['pomegranate, anaar, anar', 'pomegranate'],
  ['guava, amrood, amrud', 'guava'],
  ['pear, nashpati', 'pear'],
  ['chikoo, chiku, sapota, longan', 'chikoo'],
  ['pineapple, ananas', 'pineapple'],
  ['mosambi, sweet lime, mousambi, pomelo, grapefruit, grape fruit', 'mosambi'],
  ['orange, santra, kinnow, kinnu, malta, mandarin, tangerine', 'orange'],
  ['watermelon, tarbooz, tarbuj, tarbooj', 'watermelon'],
  ['muskmelon, musk melon, kharbooja, kharbuja, melon', 'muskmelon'],
  ['grape, green grape, angoor, angoor hara, grape green', 'grapes'],
  ['black grape, grape black, grape red, red globe, grapes black', 'grapes-black'],
  ['strawberry', 'strawberry'],
  ['blueberry', 'blueberry'],
  ['kiwi', 'kiwi'],
  ['golden kiwi, kiwi golden', 'kiwi-golden'],
  ['dragon fruit', 'dragon-fruit'],
  ['cherry', 'cherry'],
  ['plum, aloo bukhara', 'plum'],
  ['peach, aadu, apricot, nectarine', 'peach'],
  ['avocado', 'avocado'],
  ['coconut, nariyal', 'coconut'],
  ['tender coconut', 'tender-coconut'],
  ['marigold, genda', 'marigold'],
  ['yellow marigold, marigold yellow', 'marigold-yellow'],
  ['rose, gulab, rose petal', 'rose'],
  ['lotus, kamal', 'lotus'],
  ['hibiscus, gudhal', 'hibiscus'],
  ['garland, marigold garland', 'garland'],
  ['jasmine, mogra, jasmine string, gajra', 'jasmine'],
  ['egg', 'egg'],
  ['brown egg, country egg, egg brown, nati egg, free range egg, kadaknath egg', 'egg-brown'],
  ['quail egg', 'egg-quail'],
  ['chicken, chicken curry cut, curry cut, chicken curry', 'chicken-curry-cut'],
  [
    'drumstick chicken, chicken drumstick, chicken leg, chicken lollipop, tandoori chicken, leg piece, lollipop',
    'chicken-drumstick',
  ],
  [
    'chicken breast, boneless chicken, chicken boneless, breast boneless, chicken fillet, breast',
    'chicken-breast',
  ],
  ['whole chicken, chicken whole', 'chicken-whole'],
  ['mince, keema, kheema, chicken mince, mutton mince', 'mince'],
  ['mutton, goat, lamb, goat boneless, goat curry cut, mutton curry cut, pork, beef', 'mutton-cubes'],
  ['mutton chop, chop, paya, lamb chop', 'mutton-chops'],
  ['liver, mutton liver, chicken liver', 'liver'],
  ['fish, rohu, katla, catla, hilsa, tilapia, rohu whole, katla whole, sea bass, salmon whole', 'fish'],
  ['bangda, mackerel, sardine, anchovy', 'fish-mackerel'],
  ['pomfret', 'fish-pomfret'],
  [
    'steak, surmai, seer, fish steak, rohu steak, rohu bengali cut, bengali cut, katla steak, katla curry cut, rohu curry cut, fish curry cut, surmai steak, seer fish',
    'fish-steak',
  ],
  ['fillet, basa, basa fillet, salmon, tuna, fish fillet, fish tikka', 'fish-fillet'],
  ['prawn, shrimp, lobster tail, lobster', 'prawn'],
  ['crab, crab cut', 'crab'],
  ['squid, squid ring, calamari', 'squid'],
];

/** Names that contain the name of a good but mean something else. */
const OTHERS =
  /\b(?:custard|rose|wood|star|water) ?apples?\b|\bcabbage\W+red\b|\bred cabbage\b|\bpassion fruit|\bbanana (?:stem|flower|leaf|leaves)\b|\bcurry powder|\bpea aubergine|\bbutter ?fruit seed|\bcoconut (?:milk|water|powder|oil)\b|\b(?:grated|desiccated) coconut\b|\bcoconut\W+(?:grated|desiccated)\b|\bdry ginger|\begg (?:noodles?|tray)\b/i;

/** What a name with a meat shows: chilli chicken isn't chilli. */
const MEAT: ReadonlySet<GoodName> = new Set(
  GOOD_NAMES.filter((name) => /^(?:chicken|mutton|mince|liver|fish|prawn|crab|squid|egg)/.test(name)),
);

const LONGEST_PHRASE = 3;
const PHRASES: ReadonlyMap<string, GoodName> = new Map(
  ROWS.flatMap(([phrases, good]) => phrases.split(', ').map((phrase): [string, GoodName] => [phrase, good])),
);

/** The loose goods that a product's name mentions; undefined if none. */
export function goodInName(name: string): GoodName | undefined {
  if (OTHERS.test(name)) return undefined;
  const isMutton = /\b(?:mutton|goat\w*|lamb)\b/i.test(name);
  const isFish = /\bfish\b/i.test(name);
  const isMeat = isMutton || isFish || /\b(?:chicken|chkn|murgh?)\b/i.test(name);
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .map(singular);
  for (let length = LONGEST_PHRASE; length >= 1; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const good = PHRASES.get(words.slice(from, from + length).join(' '));
      if (good === undefined || (isMeat && !MEAT.has(good))) continue;
      if (good === 'egg' && /\b(?:brown|country|nati|desi)\b/i.test(name)) return 'egg-brown';
      if (isMutton && good.startsWith('chicken')) return 'mutton-cubes';
      if (isFish && good === 'chicken-curry-cut') return 'fish-steak';
      return good;
    }
  return undefined;
}

function singular(word: string): string {
  if (PHRASES.has(word) || word.length < 4) return word;
  if (word.endsWith('s') && PHRASES.has(word.slice(0, -1))) return word.slice(0, -1);
  if (word.endsWith('leaves')) return `${word.slice(0, -6)}leaf`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:oes|ches|shes|sses)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** The goods for a picture element, for recipes that name no goods. */
export function goodOfArt(art: string): GoodName | undefined {
  return isArtName(art) ? goodInName(art.replaceAll('-', ' ')) : undefined;
}
