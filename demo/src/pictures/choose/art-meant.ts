import type { ArtName } from '../art/art-names.ts';
import type { Art, Tint } from '../picture-recipe.ts';
import { colourMeant } from './colour-meant.ts';

/** A colour of lentils, chickpeas or beans. */
const GREEN: Tint = { hue: 40, saturation: 0.8, lightness: 0.85 };
const BLACK: Tint = { saturation: 0.15, lightness: 0.32 };
const BROWN: Tint = { hue: -14, saturation: 0.75, lightness: 0.62 };
const YELLOW: Tint = { hue: 22, saturation: 1.5, lightness: 1.15 };
const KHAKI: Tint = { hue: 14, saturation: 0.55, lightness: 0.85 };
const CREAM: Tint = { saturation: 0.35, lightness: 1.3 };
const PALE: Tint = { saturation: 0.3, lightness: 1.45 };
const MUSTARD: Tint = { hue: -38, saturation: 1.8, lightness: 1.1 };
const PEPPER: Tint = { saturation: 0.2, lightness: 0.35 };
const WHITE: Tint = { saturation: 0.08, lightness: 1.6 };
const STEEL: Tint = { saturation: 0.05, lightness: 0.85 };
const LIGHT_GREEN: Tint = { hue: -175, saturation: 0.8, lightness: 1.15 };
const GRAM: Tint = { hue: 20, saturation: 1.2, lightness: 1.32 };
const SESAME_BLACK: Art = { name: 'seeds', tint: { saturation: 0.15, lightness: 0.35 } };
const BEIGE: Tint = { hue: -28, saturation: 0.9, lightness: 1.25 };
const CLOVE: Tint = { hue: -45, lightness: 0.42 };
const FIG: Art = { name: 'milk-balls', tint: { hue: -14, saturation: 2.6, lightness: 0.62 } };

/** Seeds and pastes of yellow mustard; the other seeds are dark. */
const YELLOW_MUSTARD = /^(?=.*\bmustard\b).*\b(?:yellow|american|english|dijon|dl jon|whole ?grain)\b/i;

/** The fruit of juices and jams. */
const FRUIT: readonly (readonly [words: RegExp, fruit: ArtName])[] = [
  [/\bmango|\baam\b/i, 'mango'],
  [/\borange|\bmarmalade\b|\bmosambi\b/i, 'tangerine'],
  [/\bpineapple\b/i, 'pineapple'],
  [/\bapple\b/i, 'red-apple'],
  [/\blemon\b|\bnimbu\b/i, 'lemon'],
  [/\bstrawberr/i, 'strawberry'],
  [/\bblueberr|\bblack ?currant/i, 'blueberries'],
  [/\bgrapes?\b|\bjamun\b/i, 'grapes'],
  [/\bapricot|\bpeach/i, 'peach'],
  [/\bguava\b/i, 'green-apple'],
  [/\bcoconut\b/i, 'coconut'],
];

/**
 * Picture elements that stand for several things, with the element and the colour of the thing that a name says; the
 * first row wins.
 */
const ROWS: readonly (readonly [words: RegExp, art: ArtName, meant: Art])[] = [
  [/\b(?:imli|tamarind)\b/i, 'beans', { name: 'tamarind' }],
  [/\b(?:bhujia|sev|namkeen|sticks?)\b/i, 'beans', { name: 'sev' }],
  [
    /\b(?:kala|brown|black) chann?a\b|\bchann?a\W+(?:brown|black)\b/i,
    'beans',
    { name: 'chickpeas', tint: BROWN },
  ],
  [/\bkulthi\b|\bhorse gram\b/i, 'beans', { name: 'lentils', tint: BROWN }],
  [/\bwhole masoor\b|\bsabut masoor\b/i, 'beans', { name: 'lentils', tint: BROWN }],
  [/\bmasoor\b|\bred lentils?\b/i, 'beans', { name: 'lentils', tint: { hue: -22, saturation: 1.2 } }],
  [
    /\bgreen (?:moong|gram)\b|\bmoong (?:whole|chilka|green)\b|\b(?:whole|chilka) moong\b/i,
    'beans',
    { name: 'lentils', tint: GREEN },
  ],
  [
    /\bblack (?:urad|gram)\b|\burad .*\bblack\b|\burad whole\b(?! white)/i,
    'beans',
    { name: 'lentils', tint: BLACK },
  ],
  [/\bblack beans?\b/i, 'beans', { name: 'beans', tint: { saturation: 0.25, lightness: 0.55 } }],
  [/\burad\b/i, 'beans', { name: 'lentils', tint: CREAM }],
  [
    /\bsoya\W+(?:chunks?|badi|nuggets?)\b/i,
    'beans',
    { name: 'makhana', tint: { saturation: 1.6, lightness: 0.72 } },
  ],
  [
    /\bsoya(?:beans?)?\b|\blobia\b|\bwhite beans?\b/i,
    'beans',
    { name: 'beans', tint: { hue: 40, saturation: 0.45, lightness: 2.6 } },
  ],
  [/\bchana dal\b/i, 'beans', { name: 'lentils' }],
  [/\bkabuli\b|\bchole\b|\bchick ?peas?\b|\bchann?a\b|\bfried gram\b/i, 'beans', { name: 'chickpeas' }],
  [/\b(?:toor|tur|arhar|moong|gram|lentils?|dals?|daal)\b/i, 'beans', { name: 'lentils' }],
  [
    /\b(?:besan|sattu)\b|\b(?:gram|chick ?pea|chann?a) (?:flour|atta)\b/i,
    'sheaf-of-rice',
    { name: 'powder', tint: GRAM },
  ],
  [/\bcorn ?flour\b|\bmaize\b|\bmakk[ai]\b/i, 'sheaf-of-rice', { name: 'ear-of-corn' }],
  [/\bwhite peas\b/i, 'pea-pod', { name: 'chickpeas', tint: { saturation: 0.6, lightness: 1.1 } }],
  [/\bblack ela?ichi\b|\bela?ichi black\b/i, 'pea-pod', { name: 'cardamom', tint: BROWN }],
  [/\bela?ichi\b|\bcardamom\b/i, 'pea-pod', { name: 'cardamom' }],
  [/\bcashew|\bkaju\b/i, 'almonds', { name: 'cashews' }],
  [/\bpista/i, 'almonds', { name: 'pistachios' }],
  [/\bwalnut|\bakhrot\b/i, 'almonds', { name: 'walnuts' }],
  [/\bmakhana\b|\bfox ?nuts?\b|\blotus seeds?\b/i, 'almonds', { name: 'makhana' }],
  [/\bfigs?\b|\banjeer\b/i, 'almonds', FIG],
  [/\bfigs?\b|\banjeer\b/i, 'onion', FIG],
  [/\bdates?\b|\bkhajoor\b|\bkhajur\b/i, 'almonds', { name: 'dates' }],
  [/\bpeanut|\bgroundnut/i, 'almonds', { name: 'peanuts' }],
  [/\bpopcorn\b/i, 'almonds', { name: 'popcorn' }],
  [/\bcranberr/i, 'almonds', { name: 'cherries' }],
  [/^(?!.*\b(?:almonds?|badam|nuts?)\b).*\bseeds?\b/i, 'almonds', { name: 'seeds' }],
  [/\bcashew|\bkaju\b/i, 'peanuts', { name: 'cashews' }],
  [/\bpista/i, 'peanuts', { name: 'pistachios' }],
  [/\bchikki\b|\bgajak\b/i, 'peanuts', { name: 'brittle' }],
  [/\brasgulla\b|\brasogolla\b/i, 'moon-cake', { name: 'milk-balls' }],
  [/\bjamuns?\b/i, 'moon-cake', { name: 'milk-balls', tint: { hue: -20, saturation: 3, lightness: 0.42 } }],
  [/\bladd?oo?s?\b|\bladdus?\b/i, 'moon-cake', { name: 'ladoo' }],
  [/\bba?u?rfi\b|\bkatli\b|\bmysore pak\b/i, 'moon-cake', { name: 'diamonds', tint: PALE }],
  [/\bsoan papdi\b/i, 'moon-cake', { name: 'diamonds', tint: PALE }],
  [/\bchikkis?\b|\bgajak\b/i, 'moon-cake', { name: 'brittle' }],
  [/\bhalwa\b/i, 'moon-cake', { name: 'diamonds', tint: { hue: -14, saturation: 1.2 } }],
  [/(?:)/, 'moon-cake', { name: 'diamonds', tint: PALE }],
  [/\bdhokla\b/i, 'diamonds', { name: 'diamonds', tint: { hue: 12, saturation: 1.3, lightness: 1.25 } }],
  [
    /^(?=.*\b(?:til|sesame)\b).*\bblack\b/i,
    'ladoo',
    { name: 'ladoo', tint: { saturation: 0.1, lightness: 0.4 } },
  ],
  [/\btil\b|\bsesame\b/i, 'ladoo', { name: 'ladoo', tint: { saturation: 0.35, lightness: 1.35 } }],
  [/\bchikkis?\b/i, 'cookie', { name: 'brittle' }],
  [/\brusks?\b|\btoast(?:ea)?\b/i, 'cookie', { name: 'rusk' }],
  [/\bkhari\b/i, 'cookie', { name: 'croissant' }],
  [/\bwafers?\b/i, 'cookie', { name: 'wafers' }],
  [
    /^(?!.*(?:\bchoco|\bchips?\b|\bcocoa\b|\bhide (?:&|and) seek\b|\bfudge\b|\bbourbon\b|\boreo\b|\bdark fantasy\b))/i,
    'cookie',
    { name: 'biscuits' },
  ],
  [/\bchicken\b/i, 'falafel', { name: 'poultry-leg' }],
  [/\bchocolates?\b/i, 'falafel', { name: 'chocolate-bar' }],
  [/\balmonds?\b|\bbadam\b/i, 'butter', { name: 'almonds' }],
  [/\bcashews?\b/i, 'butter', { name: 'cashews' }],
  [/\bpeanuts?\b/i, 'butter', { name: 'peanuts' }],
  [/^(?!.*\bpeanuts?\b).*\balmonds?\b/i, 'peanuts', { name: 'almonds' }],
  [/\bbarfi\b|\bkatli\b/i, 'diamonds', { name: 'diamonds', tint: PALE }],
  [
    /\bgulab jamun\b/i,
    'milk-balls',
    { name: 'milk-balls', tint: { hue: -20, saturation: 3, lightness: 0.42 } },
  ],
  [/\bsoan papdi\b/i, 'yarn', { name: 'yarn', tint: { hue: 180, saturation: 0.4, lightness: 1.5 } }],
  [/\bjaggery\b|\bgur\b|\bgud\b|\bbellam\b/i, 'sugar-cubes', { name: 'jaggery' }],
  [/\bsabu ?dana\b/i, 'sugar-cubes', { name: 'lentils', tint: { saturation: 0.08, lightness: 1.6 } }],
  [/\bbrown sugar\b/i, 'sugar-cubes', { name: 'sugar-cubes', tint: { saturation: 5, lightness: 0.7 } }],
  [/\bkesar\b/i, 'sugar-cubes', { name: 'sugar-cubes', tint: { saturation: 9, lightness: 0.9 } }],
  [/\bchakli\b|\bmurukku\b/i, 'sev', { name: 'pretzel' }],
  [/\bpeanuts?\b/i, 'sev', { name: 'peanuts' }],
  [/\bkhakhra\b/i, 'flatbread', { name: 'papad', tint: { lightness: 0.85 } }],
  [/\bboondi\b/i, 'sev', { name: 'lentils' }],
  [/\bkaju\b|\bcashew/i, 'sev', { name: 'cashews' }],
  [/\bnachos?\b|\btortilla\b/i, 'potato', { name: 'ear-of-corn' }],
  [/\bbananas?\b/i, 'potato', { name: 'banana' }],
  [/\b(?:brown|wood)\b/i, 'tape-roll', { name: 'tape-roll' }],
  [
    /\b(?:clear|transparent|double|insulation|cling)\b/i,
    'tape-roll',
    { name: 'tape-roll', tint: { saturation: 0.1, lightness: 1.2 } },
  ],
  [/\bfoil\b/i, 'tape-roll', { name: 'tape-roll', tint: { saturation: 0.05, lightness: 1.25 } }],
  [/\btissues?\b|\bnapkins?\b/i, 'cloths', { name: 'cloths', tint: { saturation: 0.06, lightness: 1.3 } }],
  [/\bblack ela?ichi\b|\bcardamom\b.*\bblack\b/i, 'curry-rice', { name: 'cardamom', tint: BROWN }],
  [/\bela?ichi\b|\bcardamom\b/i, 'curry-rice', { name: 'cardamom' }],
  [/\b(?:turmeric|haldi)\b/i, 'curry-rice', { name: 'powder', tint: YELLOW }],
  [/\b(?:hing|asafoetida)\b/i, 'curry-rice', { name: 'powder', tint: { ...YELLOW, saturation: 0.8 } }],
  [
    /\b(?:red chill?i|lal mirch|deggi mirch|kashmiri\w*)\b|\bchill?[iy](?:\/\S+)? (?:powder|flakes)\b|^powder\b(?!.*\bidly\b).*\bchill?[iy]\b/i,
    'curry-rice',
    { name: 'hot-pepper' },
  ],
  [
    /\b(?:coriander|dhaniya|dhania|cumin|jeera|pepper|methi|fenugreek)(?:\/\S+)? powder\b|^powder\W+(?:green )?coriander\b/i,
    'curry-rice',
    { name: 'powder', tint: KHAKI },
  ],
  [/\bdry mango\b|\bamchur\b/i, 'curry-rice', { name: 'powder', tint: { saturation: 0.5, lightness: 1.1 } }],
  [/\b(?:cinnamon|dalchini|cassia)\b/i, 'curry-rice', { name: 'wood' }],
  [/\b(?:cloves?|laung)\b/i, 'curry-rice', { name: 'seeds', tint: CLOVE }],
  [YELLOW_MUSTARD, 'curry-rice', { name: 'seeds', tint: MUSTARD }],
  [/\b(?:saunf|fennel|sompu)\b/i, 'curry-rice', { name: 'seeds' }],
  [
    /\b(?:mustard|sarson|rai|black pepper|kalonji)\b/i,
    'curry-rice',
    { name: 'seeds', tint: { saturation: 0.4, lightness: 0.4 } },
  ],
  [
    /\b(?:jeera|cumin|ajwain|methi|fenugreek)\b/i,
    'curry-rice',
    { name: 'seeds', tint: { hue: -30, lightness: 0.85 } },
  ],
  [/\b(?:imli|tamarind)\b/i, 'curry-rice', { name: 'tamarind' }],
  [
    /\b(?:coriander|dhaniya|dhania)\b/i,
    'curry-rice',
    { name: 'lentils', tint: { saturation: 0.55, lightness: 0.85 } },
  ],
  [/^(?=.*\b(?:til|sesame)\b).*\b(?:black|kala)\b/i, 'curry-rice', SESAME_BLACK],
  [/\b(?:til|sesame)\b/i, 'curry-rice', { name: 'seeds', tint: PALE }],
  [/\b(?:bay lea(?:f|ves)|tej ?patta)\b/i, 'curry-rice', { name: 'herb' }],
  [/\b(?:oregano|herbs?|thyme|rosemary|kasuri)\b/i, 'curry-rice', { name: 'herb' }],
  [/^powder\b/i, 'curry-rice', { name: 'powder', tint: KHAKI }],
  [/\b(?:seasonings?|spices?)\b/i, 'curry-rice', { name: 'powder' }],
  [/\b(?:baking|vibhuti)\b/i, 'powder', { name: 'powder', tint: { saturation: 0.06, lightness: 1.5 } }],
  [
    /\b(?:kumkum|sindoor|roli)\b/i,
    'powder',
    { name: 'powder', tint: { hue: -22, saturation: 1.5, lightness: 0.9 } },
  ],
  [
    /\b(?:gulal|rangoli)\b/i,
    'powder',
    { name: 'powder', tint: { hue: 305, saturation: 1.4, lightness: 1.05 } },
  ],
  [/\bpink\b/i, 'powder', { name: 'powder', tint: { hue: 305, saturation: 1.4, lightness: 1.05 } }],
  [
    /\byellow\b|\bhaldi\b/i,
    'powder',
    { name: 'powder', tint: { hue: 22, saturation: 1.5, lightness: 1.15 } },
  ],
  [/\bgreen\b|\bmint\b/i, 'powder', { name: 'powder', tint: { hue: 95 } }],
  [/\bcloves?\b|\blaung\b/i, 'seeds', { name: 'seeds', tint: CLOVE }],
  [/^(?=.*\b(?:til|sesame)\b).*\b(?:black|kala)\b/i, 'seeds', SESAME_BLACK],
  [/\bsabja\b|\bbasil\b/i, 'seeds', SESAME_BLACK],
  [YELLOW_MUSTARD, 'seeds', { name: 'seeds', tint: MUSTARD }],
  [
    /^(?!.*\b(?:mix|mixed|super)\b).*\b(?:water)?mell?ons?\b|\bmagaz\b|\bamaranth\b|\brajgira\b/i,
    'seeds',
    { name: 'seeds', tint: BEIGE },
  ],
  [
    /^(?!.*\b(?:mix|mixed|super)\b).*\bsunflower\b/i,
    'seeds',
    { name: 'seeds', tint: { saturation: 0.2, lightness: 0.75 } },
  ],
  [/\brai\b|\bmustard\b/i, 'seeds', { name: 'seeds', tint: { saturation: 0.4, lightness: 0.4 } }],
  [
    /\bjeera\b|\bcumin\b|\bajwain\b|\bmethi\b|\bflax\b|\balsi\b/i,
    'seeds',
    { name: 'seeds', tint: { hue: -30, lightness: 0.85 } },
  ],
  [/\bchia\b|\bkalonji\b/i, 'seeds', { name: 'seeds', tint: { saturation: 0.2, lightness: 0.6 } }],
  [/\boils?\b/i, 'droplet', { name: 'droplet', tint: { hue: 195, saturation: 1.2, lightness: 1.15 } }],
  [
    /^(?!.*\bsunflower\b).*\boils?\b/i,
    'sunflower',
    { name: 'droplet', tint: { hue: 195, saturation: 1.2, lightness: 1.15 } },
  ],
  [/\b(?:kali mirch|black pepper|peppercorns?)\b/i, 'blueberries', { name: 'chickpeas', tint: PEPPER }],
  [/\bkhus khus\b|\bgasagase\b|\bpoppy\b/i, 'seeds', { name: 'seeds', tint: PALE }],
  [/\b(?:grated|desiccated)\b|\bcoconut powder\b/i, 'coconut', { name: 'sev', tint: WHITE }],
  [/\bgreen\b/i, 'grapes', { name: 'grapes', tint: LIGHT_GREEN }],
  [/^(?!.*\b(?:biryani|fried|poha)\b).*\bbrown\b/i, 'cooked-rice', { name: 'seeds', tint: BEIGE }],
  [
    /^(?!.*\b(?:biryani|fried|poha)\b).*\b(?:red|matta|rosematta)\b/i,
    'cooked-rice',
    { name: 'seeds', tint: { hue: -50, saturation: 1.4, lightness: 0.75 } },
  ],
  [/^(?!.*\b(?:biryani|fried|poha)\b).*\bblack\b/i, 'cooked-rice', SESAME_BLACK],
  [/\bsteel\b/i, 'sponge', { name: 'sponge', tint: STEEL }],
  [/\bpaper\b/i, 'cupcake', { name: 'tape-roll', tint: { saturation: 0.1, lightness: 1.25 } }],
  [/\bpaper\b/i, 'cup-and-saucer', { name: 'paper-cups' }],
  [/\b(?:areca|leaf|bagasse)\b/i, 'cup-and-saucer', { name: 'brass-plate', tint: { saturation: 0.6 } }],
  [/\bcopper\b|\bbrass\b/i, 'drinking-glass', { name: 'copper-tumbler' }],
  [/\bcopper\b|\bbrass\b/i, 'tumbler', { name: 'copper-tumbler' }],
  [/\bsteel\b/i, 'drinking-glass', { name: 'tumbler' }],
  [/\bsteel\b|\balumini?um\b/i, 'plate', { name: 'steel-plate' }],
  [/\bbrass\b|\bcopper\b/i, 'plate', { name: 'brass-plate' }],
  [/\bsteel\b/i, 'cup-and-saucer', { name: 'cup-and-saucer', tint: STEEL }],
  [/\bsteel\b/i, 'dinner-set', { name: 'dinner-set', tint: STEEL }],
  [/\blip\b/i, 'cherries', { name: 'lipstick' }],
  [/^(?!.*\btomato).*\bmustard\b/i, 'tomato', { name: 'seeds', tint: MUSTARD }],
  [/^(?!.*\btomato).*\bblack pepper\b/i, 'tomato', { name: 'seeds', tint: PEPPER }],
  [/^(?!.*\btomato).*\b(?:chill?(?:i|y|ies)|red pepper|peri|sriracha)\b/i, 'tomato', { name: 'hot-pepper' }],
  [/^(?!.*\btomato).*\b(?:mint|pudina|coriander)\b/i, 'tomato', { name: 'leafy-green' }],
  [
    /^(?!.*\btomato).*\b(?:soya?|teriyaki|oyster|hoisin|worcestershire|plum|tartare?|pad thai|chinese)\b/i,
    'tomato',
    { name: 'bowl-with-spoon' },
  ],
  [
    /^(?!.*\bnon[ -]?veg).*\b(?:veg\w*|falafel|hara bhara|soya|paneer)\b/i,
    'meat-on-bone',
    { name: 'falafel' },
  ],
  [/\btiers?\b|\bcompartments?\b|\btiffin\b/i, 'food-box', { name: 'tiffin' }],
  [/\balfredo\b/i, 'tomato', { name: 'cheese-wedge' }],
  [/\bpeanut/i, 'tomato', { name: 'peanuts' }],
  [/^(?!.*\btomato).*\bchees[ey]\b/i, 'tomato', { name: 'cheese-wedge' }],
  [/\bjalapenos?\b/i, 'tomato', { name: 'hot-pepper' }],
  [/\bjalapenos?\b/i, 'canned-food', { name: 'hot-pepper' }],
  [
    /\blit?chi\b|\blychee\b/i,
    'cherries',
    { name: 'cherries', tint: { hue: -10, saturation: 0.6, lightness: 1.2 } },
  ],
];

/** A picture element as the thing that a name says: in its colour, or the element for just this thing. */
export function artMeant(name: ArtName, title: string): Art {
  const meant = ROWS.find(([words, art]) => art === name && words.test(title))?.[2];
  // What is meant may have the colour of its own kind: seeds instead of almonds are black or white.
  if (meant !== undefined && meant.tint === undefined && meant.name !== name)
    return artMeant(meant.name, title);
  const tint = colourMeant(name, title);
  return meant ?? { name: fruitMeant(name, title) ?? name, ...(tint && { tint }) };
}

/** The fruit that a juice or a jam is made of, instead of the element that stands for all of them. */
function fruitMeant(name: ArtName, title: string): ArtName | undefined {
  if (
    name !== 'beverage-box' &&
    !(name === 'cherries' && /\b(?:jam|marmalade|preserve|conserve|spread|pulp|topping)\b/i.test(title))
  )
    return undefined;
  return FRUIT.find(([words]) => words.test(title))?.[1];
}
