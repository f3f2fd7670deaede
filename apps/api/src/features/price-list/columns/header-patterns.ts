import type { Field } from './fields.ts';
import type { ColumnValues } from './column-values.ts';
import { HEADER_WORDS } from './header-words.ts';

export type HeaderPattern = {
  readonly field: Field;
  /** Matches the normalised header. */
  readonly says: RegExp;
  /** Excludes purchase prices, taxes and other numbers. */
  readonly unless?: RegExp;
  readonly holds: (values: ColumnValues) => boolean;
};

/**
 * Purchase prices, taxes and totals, also in Hindi: never what a shopper pays. 'विक्रय' (sale) contains 'क्रय'
 * (purchase).
 */
const OTHER_MONEY =
  /\b(?:purchase|buy(?:ing)?|landing|landed|dealer|distributor|wholesale|ptr|pts|margin|profit|gst|cgst|sgst|igst|tax|vat|cess|total|line|khar(?:i|ee)d\w*|thok|lagat|kul)\b|ख\u093c?रीद|(?<!वि)क्रय|थोक|लागत|कुल|जीएसटी/;

/** Purchase prices in other languages. */
const FOREIGN_PURCHASE = /einkauf|\bek\b|achat|compra|acquisto|inkoop|खरीद/;

/** A column of pictures; there may be several. */
export const IMAGE = /\b(?:image|images|img|photo|photos|picture|pic|pics|thumbnail)\b|चित्र|फोटो/;

const money = (values: ColumnValues) => values.areMoney;
const words = (values: ColumnValues) => values.areWords;
const numbers = (values: ColumnValues) => values.areNumbers;
const counts = (values: ColumnValues) => values.areCounts;
const something = (values: ColumnValues) => !values.isEmpty;
const anything = () => true;

/** English, abbreviated or Hindi in either script; the more certain ones come first. */
const PATTERNS: readonly HeaderPattern[] = [
  {
    field: 'image',
    says: IMAGE,
    holds: (values) => values.areWeb,
  },
  {
    field: 'sku',
    says: /\b(?:sku|barcode|bar code|ean|gtin|upc|plu)\b|\b(?:item|product|article|prod|material|art)\s*(?:code|no|num|number|id)\b/,
    holds: something,
  },
  {
    field: 'sub_category',
    says: /\bsub\s*(?:cat|category|categories|group|grp|class|dept|department|section|type|varg)\b|\bsubcat\w*|\b(?:cat|category)\s*(?:level|l)?\s*2\b|उप\s*(?:श्रेणी|वर्ग)/,
    holds: words,
  },
  {
    field: 'category',
    says: /\b(?:cat|ctg|categ|category|categories|dept|department|section|group|grp|family|aisle|varg|shreni|prakar|catalogue?)\b|श्रेणी|वर्ग/,
    unless: /\b(?:id|code|no|price)\b/,
    holds: words,
  },
  {
    field: 'mrp',
    says: /\bmrp\b|\b(?:max\w*|printed|marked|list|regular|reg|original|orig|actual|market|strike\w*|full|usual|was)\s*(?:retail\s*)?(?:price|rate|value|amt|amount|cost|daam|bhav)\b|\bwas\b|अधिकतम|एम\s*आर\s*पी/,
    unless: OTHER_MONEY,
    holds: money,
  },
  {
    field: 'price',
    says: /\b(?:disc\w*|discounted|offer|sale|selling|sell|special|spl|our|net|final|deal|promo|retail|online|app|today\w*|now|after)\s+(?:disc\w*\s+)?(?:price|rate|value|amt|amount|cost|mrp|daam|dam|bhav)\b|\b(?:bikri|vikray)\s*(?:mulya|rate|daam|bhav)\b|\bs\s?p\b|बिक्री|विक्रय/,
    unless: OTHER_MONEY,
    holds: money,
  },
  {
    field: 'discount_amount',
    says: /\b(?:disc\w*|off|rebate|chh?oo?t|chhut|save|saving|savings|bachat)\s*(?:amt|amount|value|rs|inr|rupees)\b|\b(?:rs|inr|flat)\s*off\b|\b(?:save|saving|savings|bachat)\b/,
    unless: /\bpercent|pct\b/,
    holds: numbers,
  },
  {
    field: 'discount_percent',
    says: /\b(?:disc\w*|dis|off|offer|rebate|chh?oo?t|chhut|scheme)\b|छूट/,
    unless: /\b(?:price|rate|date|code|from|till|to)\b/,
    holds: numbers,
  },
  {
    field: 'price',
    says: /\b(?:price|prices|prc|rate|rates|amt|amount|cost|daam|dam|bhaa?v|kee?mat|qeemat|moo?lya|mulya|dar|paisa)\b|^(?:rs|inr|rupees)$|दाम|कीमत|क़ीमत|मूल्य|भाव|दर/,
    unless: OTHER_MONEY,
    holds: money,
  },
  {
    field: 'stock',
    says: /\b(?:stock|stk|inventory|inv|on hand|onhand|available|avail|avl|balance|bal|closing|qoh|soh|in hand|left|remaining|bacha)\b|स्टॉक|उपलब्ध|शेष/,
    // 'Out of stock: TRUE' is the opposite of a stock.
    unless: /\b(?:price|rate|value|date|category|code|out of)\b/,
    holds: anything,
  },
  {
    field: 'brand',
    says: /\b(?:brand|brands|mfr|mfg|mfgr|manufacturer|make|company|comp|label)\b|ब्रांड|कंपनी|कम्पनी/,
    unless: /\b(?:date|code)\b/,
    holds: words,
  },
  {
    field: 'unit',
    says: /\b(?:unit|units|uom|pack|packs|packing|pkg|pkt|packet|size|weight|wt|gram|grams|vajan|wajan|vazan|volume|vol|measure|content|contents|net|quantity|qty|qnty|matra|maatra|nag)\b|मात्रा|वज़?न|इकाई/,
    unless: /\b(?:price|rate|id|code|gst|tax|min|max|order|case|box|carton|outer|amt|amount|sold)\b/,
    holds: anything,
  },
  {
    field: 'description',
    says: /\b(?:desc\w*|details?|about|info\w*|specification|features?|vivaran|body)\b|विवरण/,
    unless: /\b(?:short|meta|seo)\b/,
    holds: words,
  },
  {
    field: 'name',
    says: /\b(?:name|naam|nam|item|items|product|products|prod|article|goods|particulars?|title|sama+n|saaman|maal|vastu|chee?j|cheez|commodity|material|description)\b|नाम|वस्तु|सामान|माल|उत्पाद/,
    unless:
      /\b(?:code|no|id|brand|company|category|group|price|rate|type|count|supplier|vendor|seller|shop|store)\b/,
    holds: words,
  },
];

/** Fields with words in other languages, the more certain ones first. */
const FOREIGN = [
  ['sku', something],
  ['brand', words],
  ['category', words],
  ['mrp', money],
  ['discount_percent', numbers],
  ['price', money],
  ['stock', counts],
  ['unit', anything],
  ['description', words],
  ['name', words],
] as const;

/**
 * Words that identify headers which aren't known. Each takes the first column that isn't assigned yet; words of other
 * languages come last.
 */
export const HEADER_PATTERNS: readonly HeaderPattern[] = [
  ...PATTERNS,
  ...FOREIGN.map(
    ([field, holds]): HeaderPattern => ({
      field,
      says: new RegExp(HEADER_WORDS[field].join('|')),
      unless: FOREIGN_PURCHASE,
      holds,
    }),
  ),
];
