/**
 * Products that are bought together with others, for use before there are enough orders: by the head of a product's
 * name, in the singular, what goes with it, best first.
 */
const PARTNERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  `
  milk: bread biscuit tea coffee cornflake oat egg
  bread: butter egg milk jam cheese
  egg: bread butter milk onion
  butter: bread jam pav
  jam: bread butter
  dahi: rice poha paratha sugar
  curd: rice poha paratha sugar
  paneer: capsicum tomato onion cream masala
  cheese: bread butter pasta base
  atta: ghee oil salt dal
  rice: dal ghee rajma papad pickle
  dal: rice ghee jeera onion tomato
  onion: potato tomato chilli garlic
  potato: onion tomato chilli oil
  tomato: onion potato chilli coriander
  chilli: lemon ginger garlic coriander
  ginger: garlic tea chilli
  garlic: ginger onion chilli
  oil: atta salt dal masala
  salt: sugar oil masala
  sugar: tea milk coffee
  tea: milk sugar biscuit rusk
  chai: milk sugar biscuit rusk
  coffee: milk sugar biscuit
  biscuit: tea milk coffee
  cookie: milk tea coffee
  rusk: tea milk
  poha: peanut onion lemon bhujia
  noodle: ketchup egg capsicum sauce
  pasta: sauce cheese oregano
  ketchup: fry noodle samosa
  chip: soda cola dip
  cornflake: milk banana honey
  oat: milk banana honey almond
  muesli: milk yogurt banana
  honey: lemon oat bread
  banana: milk oat peanut
  chicken: onion masala dahi ginger
  fish: lemon masala oil
  shampoo: conditioner soap
  soap: shampoo handwash
  toothpaste: toothbrush mouthwash
  toothbrush: toothpaste mouthwash
  detergent: conditioner bar
  diaper: wipe lotion
  pant: wipe lotion
  agarbatti: diya camphor dhoop
  notebook: pen pencil
  `
    .trim()
    .split('\n')
    .map((line) => line.trim().split(': '))
    .map(([thing = '', partners = '']) => [thing, partners.split(' ')]),
);

/** What goes with a product, best first; empty if nothing is listed. */
export function partnersOf(head: string): readonly string[] {
  return Object.hasOwn(PARTNERS, head) ? (PARTNERS[head] ?? []) : [];
}
