import type { Form } from '../pictures/recipes-for-label.ts';
import type { Tone } from './sub-category.ts';
import { stablePick } from './stable-random.ts';

type Described = {
  /** Seeded by the product, so that its text is always the same. */
  key: string;
  tone: Tone;
  brand: string;
  /** The brand's home town. */
  home: string;
  /** Without the brand. */
  title: string;
  unit: string;
  form: Form;
  note: string;
  tips: readonly string[];
};

const OPENERS: Record<Tone, readonly string[]> = {
  fresh: [
    'Picked over by hand this morning: {title}, {unit}.',
    '{title}, {unit}, straight from the mandi and sorted before it goes into your bag.',
    'Fresh {title}, {unit}, chosen as you would choose it yourself.',
    '{title}, {unit}. What is bruised or tired never leaves our store.',
  ],
  food: [
    '{title} from {brand}, {unit}.',
    '{brand} {title} for the home kitchen: {a form} of {unit}.',
    'A kitchen staple done properly: {title} by {brand}, {unit}.',
    '{title}, {unit}, the way {brand} of {home} does it.',
  ],
  treat: [
    '{title} from {brand}, {unit}.',
    '{brand} {title}: {a form} of {unit}, to share or not to share.',
    'A little something by {brand}: {title}, {unit}.',
    '{title}, {unit}, the way {brand} of {home} does it.',
  ],
  drink: [
    '{title} by {brand}, {unit}.',
    '{brand} {title} for guests, for the road or for no reason at all: {a form} of {unit}.',
    '{title} from {brand} of {home}, {unit}.',
    'Good any time of the day: {brand} {title}, {unit}.',
  ],
  frozen: [
    '{title} from {brand}, {unit}, kept at -18 °C all the way to your door.',
    '{brand} {title}: {a form} of {unit} that comes to you hard frozen.',
    'Something for the freezer: {brand} {title}, {unit}.',
    '{title} by {brand}, {unit}. We carry it in an insulated bag.',
  ],
  meat: [
    '{title} from {brand}, {unit}, cleaned, chilled and packed the same day.',
    '{brand} {title}: {unit} net, sealed and kept between 0 and 4 °C until it reaches you.',
    'From the cold counter of {brand}: {title}, {unit}.',
  ],
  home: [
    '{brand} {title}, {unit}, for a home that shines without a whole Sunday spent on it.',
    '{title} by {brand}: {a form} of {unit}.',
    'Hard on dirt, easy on hands: {title} from {brand}, {unit}.',
    'For the weekly list: {brand} {title}, {unit}.',
  ],
  body: [
    '{brand} {title}, {unit}, for every day.',
    '{title} from {brand}: {a form} of {unit}.',
    'A small care each day: {title} by {brand}, {unit}.',
    '{title}, {unit}, by {brand} of {home}.',
  ],
  care: [
    '{title} from {brand}, {unit}.',
    'Made with care by {brand}: {title}, {unit}.',
    '{brand} {title}, {a form} of {unit}, checked batch by batch.',
    'Good to have in the house: {brand} {title}, {unit}.',
  ],
  things: [
    '{title} by {brand}, {unit}.',
    '{brand} {title}, {unit}: made to be used daily.',
    'Plain, sturdy and fairly priced: {title} from {brand}, {unit}.',
    'Ready when you need it: {brand} {title}, {unit}.',
  ],
};

const FORM_WORDS: Record<Form, string> = {
  loose: 'a bag',
  pouch: 'a pouch',
  bottle: 'a bottle',
  pump: 'a pump bottle',
  spray: 'a spray bottle',
  carton: 'a carton',
  jar: 'a jar',
  can: 'a can',
  box: 'a box',
  tub: 'a tub',
  wrap: 'a pack',
  tube: 'a tube',
  tray: 'a tray',
  card: 'a pack',
  bar: 'a bar',
};

/** A short description of one product: what it is, what is special about it, and how to use it. */
export function describe(product: Described): string {
  const opener = stablePick(`opener ${product.key}`, OPENERS[product.tone])
    .replace('{brand}', product.brand)
    .replace('{title}', product.title)
    .replace('{home}', product.home)
    .replace('{unit}', product.unit)
    .replace('{a form}', FORM_WORDS[product.form]);
  return `${capitalised(opener)} ${product.note} ${stablePick(`tip ${product.key}`, product.tips)}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
