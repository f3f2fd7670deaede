/**
 * The colour of contents that are visible through a jar, a bottle or film, by words of the product's name; the first
 * matching row wins.
 */
const ROWS: readonly (readonly [words: RegExp, colour: string])[] = [
  [/\bhoney\b/i, '#c97d12'],
  [
    /\b(?:sparkling|soda|mineral|drinking|tonic|rose|keora|kewra|micellar|distilled) water\b|\bclub soda\b/i,
    '#e4f1f8',
  ],
  [/\b(?:ghee|tuppa)\b/i, '#eec95c'],
  [/\b(?:peanut|almond|cashew) butter\b/i, '#b9803f'],
  [/\bchyawanprash\b/i, '#3a1e10'],
  [/\b(?:choco\w*|cocoa|hazelnut) (?:spread|syrup|sauce)\b|\bdrinking chocolate\b/i, '#4a2412'],
  [/\bmayo\w*|\btartar|\bcream cheese\b/i, '#f6edd4'],
  [/\bmango pickle\b|\bpickle\b|\bachar\b|\bthokku\b/i, '#a8571a'],
  [/\b(?:mint|coriander|pudina|green) (?:chutney|sauce|mayonnaise)\b/i, '#5f8a2a'],
  [/\balfredo\b|\bwhite (?:pasta )?sauce\b|\bb[eé]chamel\b/i, '#f3e9cf'],
  [
    /\bsauce\b.*\bsoya?\b|\b(?:teriyaki|oyster|hoisin|worcestershire) sauce\b|\b(?:soy|soya) sauce\b|\bbalsamic\b|\bkecap\b/i,
    '#2a1610',
  ],
  [/\bketchup\b|\btomato\b|\bschezwan\b|\bsalsa\b|\bchilli sauce\b|\bpasta sauce\b/i, '#b3261a'],
  [/\bmustard sauce\b|\bkasundi\b/i, '#d2a31c'],
  [
    /\bstrawberry\b|\bmixed fruit\b|\brose\b|\brooh\b|\bkokum\b|\bpomegranate\b|\bcranberry\b|\b(?:kumkum|sindoor|roli)\b|\bgrenadine\b/i,
    '#b81f3a',
  ],
  [/\bpineapple\b|\bmango\b|\baam\b/i, '#eda51f'],
  [/\borange\b|\bmarmalade\b/i, '#ee8a1c'],
  [/\bblue ?berry\b|\bgrape\b|\bjamun\b|\bblack ?currant\b/i, '#4a2350'],
  [/\bkhus\b|\bkiwi\b|\bgreen apple\b|\bamla\b|\baloe\b|\bneem\b|\btulsi\b|\bkarela\b|\bgiloy\b/i, '#7fa83a'],
  [/\blemon\b|\bnimbu\b|\bmosambi\b|\bginger ale\b/i, '#ece08a'],
  [/\bjam\b/i, '#b3262f'],
  [/\bcoffee\b/i, '#3b2114'],
  [/\bmustard oil\b|\bkachi ghani\b/i, '#c98a14'],
  [/\bolive oil\b/i, '#b3a32c'],
  [/\b(?:coconut|castor) (?:hair )?oil\b/i, '#f1f0e2'],
  [/\b(?:sesame|gingelly|til|groundnut|almond|badam) (?:hair )?oil\b|\boil\b/i, '#e8bd3c'],
  [/\bvinegar\b/i, '#e6d9a8'],
  [/\brose ?water\b|\bgangajal\b|\bmicellar\b|\bsaniti[sz]er\b|\btonic water\b|\bclub soda\b/i, '#e4f1f8'],
  [/\bcola\b/i, '#2c130c'],
  [/\blassi\b|\bmilk\b|\bchaas\b|\bbuttermilk\b|\bdrinking yogh?urt\b/i, '#f7f0e0'],
  [/\bphenyl\b/i, '#f1f1ea'],
  [/\bcamphor\b|\bsalt\b|\bsugar\b|\bmishri\b|\bpetroleum jelly\b|\bbaking (?:soda|powder)\b/i, '#f3f3ee'],
  [/\brasgulla\b/i, '#f3ead2'],
  [/\bgulab jamun\b/i, '#6b3417'],
  [/\bolives?\b/i, '#6f7a34'],
  [/\bpaneer\b|\btofu\b/i, '#faf5e8'],
  [/\bcheese\b|\bmozzarella\b/i, '#f3cf70'],
  [/\bchandan\b|\bsandal\b/i, '#d9b98a'],
  [/\bturmeric\b|\bhaldi\b/i, '#dd9a18'],
  [/\bchocolate\b/i, '#5a2d16'],
  [/\bvanilla\b|\bmalai\b/i, '#f5e6c4'],
  [/\bbutterscotch\b|\bcaramel\b|\bkesar\b/i, '#e2a748'],
  [/\bpista(?:chio)?\b/i, '#a9b86a'],
  [/\bsauce\b/i, '#a83a22'],
];

/** The colour or material of a bottle to be filled at home, by words of its name; the first matching row wins. */
const BODIES: readonly (readonly [words: RegExp, colour: string])[] = [
  [/\bcopper\b|\btamba\b/i, '#bd6d3d'],
  [/\bgold(?:en)?\b/i, '#c9a545'],
  [/\bwhite\b/i, '#e4e7ea'],
  [/\bblack\b/i, '#34363d'],
  [/\bgr[ea]y\b|\bsilver\b/i, '#9aa1aa'],
  [/\bpink\b|\bpeach\b/i, '#e88aae'],
  [/\bred\b|\bmaroon\b/i, '#c2312f'],
  [/\borange\b/i, '#ee8427'],
  [/\byellow\b/i, '#efc02f'],
  [/\bgreen\b/i, '#3f9a56'],
  [/\bturquoise\b|\bteal\b/i, '#2ba5a5'],
  [/\bblue\b/i, '#2f6fc0'],
  [/\bpurple\b|\bviolet\b|\blavender\b/i, '#7d58b5'],
  [/\bbrown\b|\bbronze\b/i, '#7b4a2a'],
  [/\bsteel\b/i, '#b4bac2'],
];

/** The colour of a water bottle, `#rrggbb`; undefined if its name doesn't say. */
export function bodyColour(name: string): string | undefined {
  const body = name.replace(/\bwith .*?\b(?:lid|cap)\b/i, '');
  return BODIES.find(([words]) => words.test(body))?.[1];
}

/** The colour of a product's contents, `#rrggbb`; undefined if its name doesn't say. */
export function fillColour(name: string): string | undefined {
  return ROWS.find(([words]) => words.test(name))?.[1];
}
