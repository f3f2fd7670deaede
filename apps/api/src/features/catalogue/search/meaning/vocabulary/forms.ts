import { singular } from '../../text/fold.ts';

/**
 * Words for what is made from a thing or used with it: a name that ends with one is not the thing itself. 'Tomato
 * ketchup' is not tomato, 'milk powder' is not milk, a 'water bottle' is not water. English and Hindi.
 */
export const FORMS: ReadonlySet<string> = new Set(
  `paste puree juice ale drink squash syrup sharbat cordial shake milkshake smoothie nectar crush soda concentrate
  sauce ketchup chutney dip pickle achar jam jelly marmalade spread butter preserve murabba candy toffee chocolate
  chips wafer crisp bhujia sev namkeen mixture puff popcorn cracker ring nugget finger fries cutlet tikki patty
  cookie biscuit rusk cake muffin pastry bread bun toast pie tart halwa laddu barfi katli kheer payasam custard pudding
  mix premix masala seasoning soup noodle pasta vermicelli flake cereal muesli granola oat papad paratha naan kulcha
  roti biryani pulao curry kofta samosa momo roll pakoda vada kabab kebab tikka sausage salami
  flour starch bran oil extract essence vinegar wine cider tea coffee water milk cream lotion soap shampoo conditioner
  wash scrub mask facewash gel serum balm toner perfume spray freshener cleaner detergent dishwash phenyl
  bottle jar box container cutter peeler slicer grater squeezer juicer maker cooker boiler crusher mug cup glass bowl plate tray
  holder stand case bag mould pot kettle strainer opener knife brush scoop spoon tree plant seed food treat toy rash
  lollipop lolly gummy tablet capsule drop supplement icecream ice kulfi yogurt yoghurt lassi raita tokri katori patra
  cover wrap set kit polish remover tel sabun sharbat murabba pani biskut aata atta mithai aachar khakhra chivda papdi repellent incense agarbatti candle`
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(singular),
);

/**
 * Forms that people usually mean when they search for the thing: 'turmeric powder' is turmeric, but ranks after
 * turmeric without a form.
 */
export const MILD_FORMS: ReadonlySet<string> = new Set(['powder', 'seed', 'tree', 'plant']);

/** Whether a folded word is of a form: what is made from a thing, or not eaten. */
export function isForm(word: string): boolean {
  return FORMS.has(word) || MILD_FORMS.has(word);
}
