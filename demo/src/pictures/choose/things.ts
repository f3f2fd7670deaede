import type { ArtName } from '../art/art-names.ts';
import type { PackKind } from '../picture-recipe.ts';

/** What a product can be: its picture element and its usual pack. */
export type Thing = {
  readonly art: ArtName;
  readonly pack: PackKind;
  readonly food: boolean;
  /** Sold loose rather than in a pack. */
  readonly loose: boolean;
};

type Row = readonly [phrases: string, art: ArtName, pack: PackKind];

/**
 * Phrases of names, separated by commas, with the thing that they mean. A phrase has one to three words in
 * the singular. Longer phrases win over shorter ones: 'dairy milk' is chocolate, 'milk' is milk.
 */
const PRODUCE: readonly Row[] = [
  ['tomato, tamatar', 'tomato', 'tray'],
  ['potato, aloo', 'potato', 'pouch'],
  ['onion, pyaz, shallot', 'onion', 'pouch'],
  ['carrot, gajar', 'carrot', 'pouch'],
  ['cucumber, kheera, zucchini', 'cucumber', 'tray'],
  ['brinjal, baingan, eggplant', 'eggplant', 'tray'],
  ['broccoli, cauliflower, gobhi, cabbage', 'broccoli', 'tray'],
  [
    'spinach, palak, lettuce, methi, coriander, dhania, mint leaf, pudina, kale, amaranthus, curry leaf, basil, parsley, spring onion, leafy green, herb',
    'leafy-green',
    'pouch',
  ],
  ['capsicum, bell pepper, shimla', 'bell-pepper', 'tray'],
  ['chilli, chili, mirch', 'hot-pepper', 'pouch'],
  ['corn, sweet corn, baby corn, bhutta', 'ear-of-corn', 'tray'],
  ['pea, green pea, matar', 'pea-pod', 'pouch'],
  ['garlic, lehsun', 'garlic', 'pouch'],
  ['ginger, adrak', 'ginger-root', 'pouch'],
  ['mushroom', 'mushroom', 'tray'],
  ['apple', 'red-apple', 'tray'],
  ['guava, green apple', 'green-apple', 'tray'],
  ['banana, kela, plantain', 'banana', 'tray'],
  ['mango, alphonso, kesar mango, papaya', 'mango', 'tray'],
  ['orange, kinnow, santra, mosambi, malta, sweet lime', 'tangerine', 'tray'],
  ['lemon, lime, nimbu', 'lemon', 'pouch'],
  ['grape', 'grapes', 'tray'],
  ['watermelon, tarbooz', 'watermelon', 'tray'],
  ['melon, muskmelon, kharbuja', 'melon', 'tray'],
  ['pineapple', 'pineapple', 'tray'],
  ['cherry', 'cherries', 'tray'],
  ['strawberry', 'strawberry', 'tray'],
  ['blueberry', 'blueberries', 'tray'],
  ['pear, nashpati', 'pear', 'tray'],
  ['peach, apricot, plum, litchi', 'peach', 'tray'],
  ['kiwi', 'kiwi-fruit', 'tray'],
  ['avocado', 'avocado', 'tray'],
  ['coconut, nariyal, tender coconut', 'coconut', 'tray'],
];

const FOOD: readonly Row[] = [
  [
    'milk, doodh, toned milk, cow milk, soya milk, almond milk, lassi, buttermilk, chaas, milkshake',
    'glass-of-milk',
    'carton',
  ],
  ['curd, dahi, yogurt, yoghurt, greek yogurt, raita', 'bowl-with-spoon', 'tub'],
  ['paneer, cheese, tofu, cheese slice, cheese spread', 'cheese-wedge', 'box'],
  ['butter, ghee, margarine, tuppa', 'butter', 'tub'],
  ['egg, brown egg', 'egg', 'tray'],
  ['chicken', 'poultry-leg', 'tray'],
  ['mutton, lamb, meat, pork, kebab, sausage, salami, bacon', 'cut-of-meat', 'tray'],
  ['fish, tuna, salmon, basa, rohu, pomfret, sardine, mackerel, surmai', 'fish', 'tray'],
  ['prawn, shrimp', 'shrimp', 'tray'],
  ['crab', 'crab', 'tray'],
  ['bread, pav, toast, garlic bread, sandwich bread', 'bread', 'pouch'],
  [
    'roti, paratha, parota, chapati, naan, kulcha, flatbread, pita, tortilla, khakhra, papad, appalam',
    'flatbread',
    'pouch',
  ],
  ['bun, burger bun, croissant, puff', 'croissant', 'pouch'],
  ['bagel', 'bagel', 'pouch'],
  ['cake, muffin, cupcake, brownie, pastry, swiss roll, cake mix', 'cupcake', 'box'],
  [
    'biscuit, cookie, rusk, khari, cracker, butter cookie, marie, wafer biscuit, digestive, cream biscuit',
    'cookie',
    'box',
  ],
  [
    'chocolate, milk chocolate, dairy milk, chocolate bar, dark chocolate, choco bar, white chocolate, bournville, chocolate box, choco, kitkat',
    'chocolate-bar',
    'wrap',
  ],
  ['candy, toffee, mint, gum, chewing gum, mouth freshener, jelly, eclair', 'candy', 'pouch'],
  ['lollipop', 'lollipop', 'pouch'],
  [
    'laddu, ladoo, barfi, burfi, halwa, sweet, mithai, gulab jamun, rasgulla, soan papdi, peda, kaju katli, rabadi, chikki',
    'moon-cake',
    'box',
  ],
  ['ice-cream, ice cream, kulfi, frozen dessert', 'ice-cream', 'tub'],
  ['popcorn', 'popcorn', 'pouch'],
  [
    'noodle, pasta, spaghetti, macaroni, vermicelli, penne, fusilli, hakka noodle, cup noodle, instant noodle',
    'spaghetti',
    'pouch',
  ],
  ['soup, rasam, broth', 'steaming-bowl', 'pouch'],
  ['pizza, pizza base', 'pizza', 'box'],
  ['french fry, fry', 'french-fries', 'pouch'],
  ['samosa, momo, spring roll, nugget, patty, cutlet, tikki', 'dumpling', 'box'],
  ['chip, potato chip, wafer, crisp, nacho, banana chip', 'potato', 'pouch'],
  ['rice, chawal, basmati, basmati rice, biryani, poha, murmura, puffed rice, pulao', 'cooked-rice', 'pouch'],
  ['batter, idly, idli, dosa, idly dosa batter, upma', 'pancakes', 'pouch'],
  [
    'atta, flour, maida, wheat, sooji, suji, rava, besan, corn flour, rice flour, bran, millet, ragi, jowar, bajra, dalia',
    'sheaf-of-rice',
    'pouch',
  ],
  [
    'dal, daal, pulse, rajma, chana, bean, lentil, moong, urad, toor, masoor, soya chunk, soya, chickpea, green pea dry, moong dal, chana dal, toor dal, urad dal',
    'beans',
    'pouch',
  ],
  ['peanut, moongphali, groundnut', 'peanuts', 'pouch'],
  [
    'almond, badam, cashew, kaju, nut, pista, pistachio, walnut, dry fruit, date, fig, anjeer, raisin, kishmish, seed, trail mix, makhana, cranberry',
    'chestnut',
    'pouch',
  ],
  ['oat, cereal, flake, corn flake, muesli, granola, choco flake, wheat flake', 'bowl-with-spoon', 'box'],
  [
    'oil, sunflower oil, mustard oil, groundnut oil, rice bran oil, vegetable oil, soyabean oil, gingelly oil, palm oil, sesame oil',
    'sunflower',
    'bottle',
  ],
  ['olive, olive oil', 'olive', 'bottle'],
  ['coconut oil', 'coconut', 'bottle'],
  ['vinegar', 'amphora', 'bottle'],
  ['salt, namak, rock salt', 'salt', 'pouch'],
  ['sugar, jaggery, gur, sweetener, stevia, sabu dana, sabudana', 'ice', 'pouch'],
  ['honey', 'honey-pot', 'jar'],
  ['pickle, achar, thokku, mango pickle', 'jar', 'jar'],
  ['chutney, dip, mayonnaise, hummus, salsa, dressing, sandwich spread', 'bowl-with-spoon', 'jar'],
  ['ketchup, tomato ketchup, sauce, tomato sauce, pasta sauce, puree, tomato puree', 'tomato', 'bottle'],
  ['soy sauce, soya sauce, chilli sauce, hot sauce, schezwan', 'hot-pepper', 'bottle'],
  ['jam, fruit spread, marmalade, preserve', 'cherries', 'jar'],
  ['peanut butter, almond butter, nut butter', 'peanuts', 'jar'],
  ['chocolate spread, hazelnut spread', 'chocolate-bar', 'jar'],
  [
    'masala, spice, jeera, cumin, turmeric, haldi, garam masala, seasoning, asafoetida, hing, mustard seed, ajwain, elaichi, cardamom, clove, cinnamon, red chilli powder, chilli powder, turmeric powder, coriander powder, pepper powder, black pepper, ginger garlic paste, curry paste, curry powder, herb mix, oregano',
    'curry-rice',
    'pouch',
  ],
  [
    'tea, chai, green tea, tea bag, lemon tea, herbal tea, ginger tea, masala tea, chamomile tea, tulsi tea, kadha',
    'teacup-without-handle',
    'box',
  ],
  ['iced tea, ice tea', 'bubble-tea', 'carton'],
  ['coffee, filter coffee, instant coffee, cold coffee, espresso, coffee powder', 'hot-beverage', 'jar'],
  [
    'juice, nectar, fruit drink, apple juice, orange juice, mango juice, squash, sherbet, crush, syrup, mango drink, coconut water',
    'beverage-box',
    'carton',
  ],
  ['cola, soda, soft drink, energy drink, tonic water, soft beverage, ginger ale', 'cup-with-straw', 'can'],
  ['water, mineral water, drinking water, packaged water', 'droplet', 'bottle'],
  ['beer, wine, mocktail', 'tropical-drink', 'bottle'],
  [
    'namkeen, bhujia, mixture, snack, sev, chivda, murukku, mathri, boondi, farsan, snack stick, bhel',
    'pretzel',
    'pouch',
  ],
  [
    'milk powder, infant formula, baby cereal, baby food, infant food, infant cereal, health drink, malt drink, milk food',
    'baby-bottle',
    'box',
  ],
  ['cream, fresh cream, whipping cream, condensed milk, custard powder, dairy whitener', 'custard', 'can'],
  ['protein, whey, whey protein, protein powder, protein bar', 'flexed-biceps', 'jar'],
  ['marigold edible', 'blossom', 'bottle'],
];

const OTHER: readonly Row[] = [
  ['diaper, baby diaper, nappy, diaper pant', 'baby', 'pouch'],
  ['feeding bottle, baby bottle, sipper, pacifier, soother, feeding nipple, nipple', 'baby-bottle', 'card'],
  ['baby powder, baby lotion, baby oil, baby shampoo, baby cream, baby soap, baby wash', 'baby', 'bottle'],
  ['wipe, baby wipe, wet wipe, facial wipe', 'roll-of-paper', 'pouch'],
  ['dog food, puppy food, dog treat, dog biscuit, dog chew', 'dog-face', 'pouch'],
  ['cat food, kitten food, cat treat, cat litter', 'cat-face', 'pouch'],
  ['pet food, pet shampoo, bird food, fish food', 'paw-prints', 'pouch'],
  ['shampoo, conditioner, hair conditioner, anti dandruff shampoo', 'lotion-bottle', 'bottle'],
  [
    'hair oil, hair serum, hair gel, hair wax, beard oil, hair spray, massage oil, body oil',
    'hair-pick',
    'bottle',
  ],
  ['hair colour, hair color, henna, mehndi', 'hair-pick', 'box'],
  ['comb, hair brush, hair band, hair clip', 'hair-pick', 'card'],
  ['soap, bathing bar, bath soap, bar soap, beauty bar, glycerine soap', 'soap', 'wrap'],
  [
    'handwash, hand wash, body wash, shower gel, bodywash, hand sanitizer, sanitizer, sanitiser',
    'soap',
    'pump',
  ],
  [
    'face wash, facewash, cleanser, facial foam, face scrub, scrub, face pack, peel off mask',
    'sparkles',
    'tube',
  ],
  [
    'body lotion, lotion, moisturiser, moisturizer, skin cream, face cream, body cream, serum, face serum, sunscreen, hand cream, cold cream, night cream, bb cream, cc cream, face gel, aloe vera gel, toner, body butter, foot cream',
    'lotion-bottle',
    'pump',
  ],
  ['talc, talcum powder, face powder, compact, foundation, concealer, primer, blush', 'sparkles', 'box'],
  ['lipstick, lip balm, lip gloss, lip color, lip colour, lip crayon', 'lipstick', 'card'],
  ['nail polish, nail enamel, nail paint, nail color, nail polish remover', 'nail-polish', 'bottle'],
  ['kajal, eyeliner, mascara, eyeshadow, eye shadow, eyebrow pencil, eye pencil', 'eye', 'card'],
  [
    'perfume, deodorant, deo, scent, body spray, body mist, cologne, roll on, eau de parfum, attar, eau de toilette',
    'rose',
    'spray',
  ],
  ['rose water', 'rose', 'bottle'],
  ['razor, shaving razor, blade, cartridge, trimmer', 'razor', 'card'],
  ['shaving cream, shaving foam, shaving gel, after shave, aftershave, hair removal cream', 'razor', 'tube'],
  ['toothbrush, tooth brush', 'toothbrush', 'card'],
  ['toothpaste, tooth paste, tooth powder, gel toothpaste', 'tooth', 'tube'],
  ['mouthwash, mouth wash', 'tooth', 'bottle'],
  ['sanitary pad, sanitary napkin, pad, panty liner, tampon, menstrual cup', 'shield', 'pouch'],
  ['toilet cleaner, toilet bowl cleaner, bathroom cleaner', 'toilet', 'bottle'],
  [
    'detergent, detergent powder, washing powder, detergent bar, laundry detergent, detergent liquid, washing liquid, liquid detergent, fabric conditioner, fabric softener, stain remover',
    'bubbles',
    'box',
  ],
  [
    'dishwash, dishwash bar, dishwash gel, dish wash, dishwash liquid, dishwashing gel, dishwasher tablet',
    'sponge',
    'bottle',
  ],
  ['scrub pad, sponge, scrubber, steel scrubber, scourer, scrub sponge', 'sponge', 'card'],
  [
    'cleaner, floor cleaner, disinfectant, phenyl, glass cleaner, surface cleaner, kitchen cleaner, drain cleaner, antiseptic liquid, laundry sanitizer, toilet liquid',
    'bucket',
    'bottle',
  ],
  ['broom, mop, floor mop, spin mop, wiper, floor wiper, duster', 'broom', 'plain'],
  [
    'tissue, napkin, toilet roll, kitchen roll, toilet paper, paper napkin, facial tissue, toilet tissue, kitchen towel, tissue roll',
    'roll-of-paper',
    'pouch',
  ],
  ['garbage bag, dustbin bag, trash bag, disposal bag', 'wastebasket', 'pouch'],
  ['dustbin, waste bin, bin', 'wastebasket', 'plain'],
  [
    'mosquito repellent, mosquito coil, repellent, mosquito killer, mosquito spray, insect killer, killer spray, cockroach killer, fly killer',
    'mosquito',
    'spray',
  ],
  ['air freshener, room freshener, freshener, freshner, room spray, naphthalene ball', 'blossom', 'spray'],
  ['bulb, led bulb, tube light', 'light-bulb', 'card'],
  ['battery, cell', 'battery', 'card'],
  ['candle, tea light', 'candle', 'box'],
  [
    'diya, agarbatti, incense, incense stick, dhoop, camphor, dhoop stick, agarbathi, cotton wick, pooja oil, kumkum, sambrani, puja oil',
    'diya-lamp',
    'box',
  ],
  ['pen, ball pen, gel pen, marker', 'pen', 'card'],
  ['pencil', 'pencil', 'card'],
  ['notebook, register, diary, note book, exercise book', 'notebook', 'plain'],
  ['crayon, colour pencil, color pencil, sketch pen, paint, wax crayon', 'crayon', 'box'],
  ['scissors', 'scissors', 'card'],
  ['mug, coffee mug, cup, tea cup, glass tumbler', 'teacup-without-handle', 'plain'],
  ['knife, peeler', 'kitchen-knife', 'card'],
  ['fry pan, tawa, kadai, frying pan, wok, saute pan, dosa tawa, kadhai', 'cooking', 'plain'],
  ['cooker, pressure cooker, cooking pot, handi, sauce pan, saucepan', 'pot-of-food', 'plain'],
  ['spoon, tea spoon, serving spoon', 'spoon', 'card'],
  ['fork, cutlery, cutlery set', 'fork-and-knife', 'card'],
  ['basket, laundry basket', 'basket', 'plain'],
  ['umbrella', 'umbrella', 'plain'],
  ['bandage, plaster, band aid', 'adhesive-bandage', 'box'],
  ['tablet, capsule, vitamin, supplement, medicine, multivitamin, softgel', 'pill', 'box'],
  ['thermometer', 'thermometer', 'card'],
  ['face mask, surgical mask', 'shield', 'box'],
  ['balloon', 'balloon', 'pouch'],
  ['gift wrap, gift bag, wrapping paper', 'wrapped-gift', 'plain'],
  ['toy, soft toy, teddy', 'teddy-bear', 'box'],
  ['seed pack, plant seed, flower seed, vegetable seed', 'seedling', 'pouch'],
  [
    'fertilizer, fertiliser, potting mix, cocopeat, manure, potting soil, vermicompost',
    'potted-plant',
    'pouch',
  ],
  ['plant, pot plant, sapling', 'potted-plant', 'plain'],
  ['bouquet, flower bouquet, flower bunch, carnation, gerbera, gladiolus, orchid', 'bouquet', 'plain'],
  ['rose bunch', 'rose', 'plain'],
];

/** Every phrase with its thing. */
export const THINGS: ReadonlyMap<string, Thing> = new Map([
  ...thingsOf(PRODUCE, { food: true, loose: true }),
  ...thingsOf(FOOD, { food: true, loose: false }),
  ...thingsOf(OTHER, { food: false, loose: false }),
]);

function thingsOf(rows: readonly Row[], kind: Pick<Thing, 'food' | 'loose'>): [string, Thing][] {
  return rows.flatMap(([phrases, art, pack]) =>
    phrases.split(', ').map((phrase): [string, Thing] => [phrase, { art, pack, ...kind }]),
  );
}
