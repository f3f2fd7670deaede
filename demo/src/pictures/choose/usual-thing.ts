import type { ArtName } from '../art/art-names.ts';
import type { PackKind } from '../picture-recipe.ts';
import { memoize } from './memoize.ts';
import type { SubCategoryKind } from './sub-category-kind.ts';
import type { Thing } from './thing.ts';

type Looks = readonly [art: ArtName, pack: PackKind];
/** The usual picture and pack; `liquid` replaces it for a size in millilitres or litres, `piece` for one in pieces. */
type Row = readonly [words: RegExp, usual: Looks, liquid?: Looks, piece?: Looks];

const OTHER: readonly Row[] = [
  [/\bdiapers?\b|\bnapp(?:y|ies)\b/i, ['baby', 'soft-pack'], ['baby', 'bottle']],
  [/\bbaby\b.*\b(?:toiletr|care|skin|bath)|\bmatern/i, ['baby', 'tube'], ['baby', 'bottle'], ['baby', 'box']],
  [/\bbaby\b|\binfants?\b|\bkids\b/i, ['baby', 'box'], ['baby', 'bottle'], ['teether', 'card']],
  [
    /\bmake ?up\b|\bcosmetics?\b|\bshringar\b/i,
    ['compact', 'tagged'],
    ['sparkles', 'tube'],
    ['sparkles', 'box'],
  ],
  [/\bhair\b/i, ['hair-pick', 'box'], ['lotion-bottle', 'bottle'], ['hair-pick', 'card']],
  [/\boral\b|\bdental\b|\btooth/i, ['tooth', 'toothpaste'], ['tooth', 'bottle'], ['toothbrush', 'card']],
  [/\bfeminine\b|\bsanitary\b/i, ['cherry-blossom', 'box'], ['cherry-blossom', 'pump']],
  [/\bgroom|\bshav/i, ['razor', 'tube'], ['razor', 'tube'], ['razor', 'card']],
  [/\bdeo|\bfragrance|\bperfume/i, ['rose', 'box'], ['rose', 'aerosol'], ['rose', 'box']],
  [
    /\bskin\b|\bface\b(?!.*\bbath)/i,
    ['lotion-bottle', 'tube'],
    ['lotion-bottle', 'pump'],
    ['sparkles', 'box'],
  ],
  [/\bbath\b|\bsoaps?\b|\bsabun\b|\bbody wash\b|\bhand ?wash\b/i, ['soap', 'soap-box'], ['soap', 'pump']],
  [
    /\bmedicines?\b|\bhealth\b|\bpharma\w*|\bwellness\b|\botc\b|\bayurved\w*|\bdawa|\bsupplements?\b|\bfirst aid\b/i,
    ['pill', 'box'],
    ['pill', 'bottle'],
  ],
  [
    /\bbeauty\b|\bpersonal care\b|\btoiletries\b/i,
    ['lotion-bottle', 'tube'],
    ['lotion-bottle', 'bottle'],
    ['sparkles', 'box'],
  ],
  [/\bdishwash|\bdish ?wash|\bbartan\b/i, ['sponge', 'box'], ['sponge', 'bottle']],
  [/\bdetergents?\b|\blaundry\b|\bkapde\b|\bwashing\b/i, ['bubbles', 'pouch'], ['bubbles', 'bottle']],
  [/\bfreshe?ners?\b/i, ['blossom', 'box'], ['blossom', 'aerosol']],
  [/\brepellents?\b|\binsect|\bmosquito/i, ['mosquito', 'box'], ['mosquito', 'aerosol']],
  [/\bcar\b.*\bcare\b|\bautomotive\b/i, ['automobile', 'box'], ['automobile', 'bottle']],
  [/\bshoes?\b/i, ['mans-shoe', 'tin'], ['mans-shoe', 'bottle'], ['mans-shoe', 'card']],
  [/\bdisposables?\b|\bgarbage\b/i, ['takeout-box', 'pouch']],
  [/\bmops?\b|\bbrush|\bscrub/i, ['sponge', 'card'], ['bucket', 'bottle'], ['scrub-brush', 'tagged']],
  [/\bcleaners?\b|\bcleaning\b|\bsafai\b|\btoilet\b|\bfloor\b/i, ['bubbles', 'box'], ['bubbles', 'bottle']],
  [/\bpooja\b|\bpuja\b/i, ['diya-lamp', 'box'], ['diya-lamp', 'bottle']],
  [/\bparty\b|\bfestiv|\bgift/i, ['party-popper', 'pouch']],
  [/\bstationery\b|\boffice\b|\bschool\b/i, ['pencil', 'card'], ['pouring-liquid', 'bottle']],
  [/\bkitchen (?:accessor|tool|needs|ware)/i, ['turner', 'tagged']],
  [/\bbatter(?:y|ies)\b/i, ['battery', 'card']],
  [/\belectric|\bappliances?\b|\bbulbs?\b/i, ['electric-plug', 'box']],
  [/\bhardware\b|\btools?\b|\bplumb/i, ['toolbox', 'card'], ['bucket', 'bottle']],
  [/\bgarden|\bplants?\b/i, ['seedling', 'pouch'], ['seedling', 'bottle'], ['flower-pot', 'tagged']],
  [/\bdogs?\b|\bpupp/i, ['dog-face', 'pouch'], ['dog-face', 'bottle'], ['dog-face', 'card']],
  [/\bcats?\b|\bkitten/i, ['cat-face', 'pouch'], ['cat-face', 'bottle'], ['cat-face', 'card']],
  [/\bpets?\b/i, ['paw-prints', 'pouch'], ['paw-prints', 'bottle'], ['paw-prints', 'card']],
  [/\bcookware\b|\bnon[ -]?stick\b/i, ['cooking-pot', 'tagged']],
  [/\bbakeware\b/i, ['muffin-tray', 'tagged']],
  [/\bcrockery\b|\bcutlery\b|\bdinner/i, ['dinner-set', 'tagged']],
  [/\bcasseroles?\b/i, ['casserole', 'tagged']],
  [/\bflasks?\b|\bbottles?\b/i, ['droplet', 'flask']],
  [/\butensils?\b/i, ['bowl', 'tagged']],
  [/\bstorage\b|\bcontainers?\b/i, ['container', 'tagged']],
  [/\bflower|\bbouquet/i, ['bouquet', 'tagged']],
  [/\btoys?\b|\bgames?\b/i, ['teddy-bear', 'box']],
];

const FOOD: readonly Row[] = [
  [/\bice[ -]?creams?\b/i, ['ice-cream', 'tub']],
  [/^(?!.*\bchocolates?\b).*(?:\bbiscuits?\b|\bcookies?\b(?!.*\brusk)|\bbiscut\b)/i, ['cookie', 'wrap']],
  [/\bchocolates?\b(?!.*\b(?:cand|toffee|biscuit|cookie))/i, ['chocolate-bar', 'wrap']],
  [/^(?!.*\bchocolates?\b).*(?:\bcand(?:y|ies)\b|\bmints?\b|\bgums?\b)/i, ['candy', 'pouch']],
  [/\bsoups?\b/i, ['steaming-bowl', 'pouch']],
  [/\bjuices?\b|\bfruit drinks?\b/i, ['beverage-box', 'carton']],
  [/\bwater\b/i, ['droplet', 'water']],
  [
    /\bsoft drinks?\b|\benergy\b|\bcold ?drinks?\b|\bsoda\b/i,
    ['cup-with-straw', 'can'],
    ['cup-with-straw', 'bottle'],
  ],
  [/\btea\b(?!.*\bcoffee)|\bchai\b(?!.*\b(?:coffee|nas\w*))/i, ['teacup-without-handle', 'box']],
  [/^(?!.*\b(?:tea|chai)\b).*\bcoffee\b/i, ['hot-beverage', 'jar']],
  [/\brice\b|\bchawal\b/i, ['cooked-rice', 'pouch']],
  [/\bcookies?\b|\brusks?\b|\bkhari\b/i, ['cookie', 'pouch']],
  [/\bbreads?\b|\bbuns?\b/i, ['bread', 'bag']],
  [/\beggs?\b(?!.*\bmeat)/i, ['egg', 'box']],
  [/\bmutton\b|\blamb\b|\bmeats?\b/i, ['cut-of-meat', 'tray']],
  [/\bpoultry\b|\bchicken\b/i, ['poultry-leg', 'tray']],
  [/\bfish\b|\bseafood\b/i, ['fish', 'tray']],
];

/** Sub-categories with several kinds of food, so that the later words of a product's name say more. */
const MIXED_FOOD: readonly Row[] = [
  [/\b(?:tea|chai)\b.*\bcoffee\b|\bcoffee\b.*\b(?:tea|chai)\b/i, ['hot-beverage', 'plain']],
  [/\bchocolates?\b/i, ['chocolate-bar', 'wrap']],
  [/\bbaby\b|\binfants?\b/i, ['baby-bottle', 'box']],
  [/\bdry fruits?\b|\bnuts\b/i, ['almonds', 'pouch']],
  [/\bdairy\b|\bdudh\b|\bdoodh\b/i, ['glass-of-milk', 'pouch'], ['glass-of-milk', 'carton']],
  [/\bmithai\b|\bsweets\b/i, ['moon-cake', 'box']],
  [/\bnamkeens?\b|\bchips\b|\bwafers\b/i, ['sev', 'pouch']],
  [/\bmaggi\b/i, ['spaghetti', 'pouch']],
  [/\bcereals?\b|\bbreakfast\b|\bmuesli\b|\boats\b/i, ['bowl-with-spoon', 'box']],
  [/\bready to\b|\binstant\b/i, ['curry-rice', 'box']],
  [/\bnoodles?\b|\bpastas?\b|\bvermicelli\b/i, ['spaghetti', 'pouch']],
  [/\bpickles?\b|\bachar\b|\bchutneys?\b/i, ['jar', 'jar']],
  [/\bsauces?\b|\bketchups?\b/i, ['bowl-with-spoon', 'jar'], ['bowl-with-spoon', 'bottle']],
  [/\bjams?\b|\bspreads?\b|\bhoney\b/i, ['cherries', 'jar']],
  [
    /\bhealth drinks?\b|\bnutrition/i,
    ['glass-of-milk', 'jar'],
    ['glass-of-milk', 'jar'],
    // What gyms need is sold there too.
    ['glass-of-milk', 'plain'],
  ],
  [/\bdrinks?\b|\bbeverages?\b/i, ['cup-with-straw', 'pouch'], ['cup-with-straw', 'bottle']],
  [/\boils?\b|\bghee\b(?!.*masal)|\btel\b(?!.*masal)|\bvinegars?\b/i, ['sunflower', 'bottle']],
  [/\bmasal[ae]s?\b|\bspices?\b|\bmarinades?\b/i, ['curry-rice', 'pouch']],
  [/\bsalt\b|\bsugar\b|\bchini\b|\bjaggery\b/i, ['sugar-cubes', 'pouch']],
  [/\bdals?\b|\bpulses?\b|\bbeans\b/i, ['beans', 'pouch']],
  [
    /\batta\b|\baata\b|\bflours?\b|\bsooji\b|\bgrains?\b|\bstaples?\b|\bfoodgrains?\b/i,
    ['sheaf-of-rice', 'pouch'],
  ],
  [/\bcakes?\b|\bpastr/i, ['cupcake', 'box']],
  [/\bbakery snacks?\b/i, ['croissant', 'pouch']],
  [/\bcheeses?\b/i, ['cheese-wedge', 'box']],
  [/\bsausages?\b|\bbacon\b|\bsalami\b|\bcold cuts?\b/i, ['hot-dog', 'pouch']],
  [/\btinned\b|\bcanned\b/i, ['canned-food', 'tin']],
  [/\bfrozen\b/i, ['snowflake', 'pouch']],
  [/\bbaking\b/i, ['bowl-with-spoon', 'pouch'], ['droplet', 'bottle']],
  [/\bsnacks?\b/i, ['sev', 'pouch']],
];

const LIQUID = /\d\s*(?:ml|l|ltr|litres?|liters?)\b/i;
const PIECE = /\b(?:pcs?|pieces?|units?|nos?|sets?|pairs?)\b/i;

/** What a sub-category's name says that its products usually are. */
export type UsualThing = { readonly thing: Thing; readonly isSure: boolean };

const firstRow = (rows: readonly Row[]) => memoize((text) => rows.find(([words]) => words.test(text)));
const KINDS = [
  { food: false, isSure: false, rowOf: firstRow(OTHER) },
  { food: true, isSure: true, rowOf: firstRow(FOOD) },
  { food: true, isSure: false, rowOf: firstRow(MIXED_FOOD) },
];

/**
 * Guesses what a product is if its name doesn't say it: what the first of `texts` (its sub-category, then its category)
 * usually contains. Undefined if none says. `unit` is the size of its pack.
 */
export function usualThing(
  texts: readonly string[],
  unit: string,
  kind: SubCategoryKind,
): UsualThing | undefined {
  for (const text of texts) {
    for (const { food, isSure, rowOf } of KINDS) {
      if (kind !== null && food !== (kind === 'food')) continue;
      const row = rowOf(text);
      if (row === undefined) continue;
      const [, usual, liquid = usual, piece = usual] = row;
      const [art, pack] = LIQUID.test(unit) ? liquid : PIECE.test(unit) ? piece : usual;
      return { thing: { art, pack, food, loose: false }, isSure };
    }
  }
  return undefined;
}
