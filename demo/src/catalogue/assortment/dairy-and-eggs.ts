import { type Category, subCategory } from '../sub-category.ts';

const CHILLED = {
  brands: 'Gaumaya, Doodhwala, Shwetdhara, Himgaay, Gokulika',
  keep: 'Keep below 5 °C; use within two days of opening',
  facts: { Allergens: 'Contains milk' },
} as const;

export const dairyAndEggs: Category = {
  name: 'Dairy & Eggs',
  tone: 'food',
  art: ['glass-of-milk', 'cheese-wedge', 'egg'],
  subCategories: [
    subCategory(
      'Milk',
      {
        ...CHILLED,
        form: 'pouch',
        art: 'glass-of-milk',
        life: '2 days',
        each: 4,
        tips: [
          'Boil once and it keeps till tomorrow.',
          'Good for tea, for setting dahi and straight from the glass.',
          'Delivered cold; put it in the fridge at once.',
        ],
      },
      `
      Toned Milk | टोंड दूध | 28 | 500 ml, 1 L | - | Pasteurised, 3 % fat and 8.5 % SNF.
      Full Cream Milk | फुल क्रीम दूध | 34 | 500 ml, 1 L | - | 6 % fat, with a thick layer of malai when boiled.
      Double Toned Milk | - | 25 | 500 ml, 1 L | - | 1.5 % fat, light in tea and coffee.
      Cow Milk | गाय का दूध | 30 | 500 ml, 1 L | - | Only from cows, 3.5 % fat, faintly yellow. | art=cow-face
      A2 Desi Cow Milk | देसी गाय का दूध | 52 | 500 ml, 1 L | - | From Gir and Sahiwal herds. | form=bottle; art=cow-face; each=3
      Long-Life Toned Milk | - | 36 | 500 ml, 1 L | - | UHT-treated: keeps for months unopened, without a fridge. | form=carton; Shelf life=120 days
      Lactose-Free Milk | - | 42 | 500 ml, 1 L | - | The lactose is split already; tastes a touch sweeter. | form=carton; each=2`,
    ),
    subCategory(
      'Dahi & Yogurt',
      {
        ...CHILLED,
        form: 'tub',
        art: 'bowl-with-spoon',
        life: '10 days',
        tips: [
          'Whisk with roasted jeera for raita.',
          'Set thick; turn the tub over if you dare.',
          'Best on the side of a hot paratha.',
        ],
      },
      `
      Dahi | दही | 35 | 200 g, 400 g, 1 kg | - | Set in the tub from toned milk and a live culture. | each=4
      Thick Dahi | गाढ़ा दही | 42 | 200 g, 400 g | - | Strained a little, so it doesn't water.
      Probiotic Dahi | - | 45 | 200 g, 400 g | - | With a live culture counted in billions a cup.
      Greek Yogurt | - | 55 | 90 g, 400 g | Plain, Mango@mango, Strawberry@strawberry, Blueberry@blueberries | Strained three times; 8 g of protein a cup. | each=2
      Mishti Doi | मिष्टी दोई | 32 | 85 g, 400 g | - | Caramelised milk, set slowly as in Kolkata.
      Shrikhand | श्रीखंड | 60 | 100 g, 250 g, 500 g | Kesar Elaichi, Mango@mango | Hung curd beaten with sugar until it shines. | each=2`,
    ),
    subCategory(
      'Paneer & Tofu',
      {
        ...CHILLED,
        form: 'wrap',
        art: 'cheese-wedge',
        life: '15 days',
        tips: [
          'Soak in warm salted water for softness.',
          'Add it last; five minutes in the gravy are enough.',
          'Cube, fry lightly, and keep a few for the cook.',
        ],
      },
      `
      Paneer | पनीर | 92 | 200 g, 500 g, 1 kg | - | Pressed from cow and buffalo milk, soft and even to cut. | each=5
      Malai Paneer | मलाई पनीर | 105 | 200 g, 500 g | - | Richer, from full cream milk.
      Low Fat Paneer | - | 96 | 200 g, 500 g | - | From double toned milk, with the same protein.
      Paneer Cubes | - | 99 | 200 g, 500 g | - | Cut to 2 cm, ready for the kadhai.
      Tofu | टोफू | 85 | 200 g, 400 g | Firm, Silken, Smoked | From whole soya beans. | Allergens=Contains soya; each=2`,
    ),
    subCategory(
      'Butter, Ghee & Cream',
      {
        ...CHILLED,
        form: 'box',
        art: 'butter',
        life: '9 months',
        also: 'Masala & Oil',
        tips: ['A spoonful over hot dal makes dinner.', 'Take it out with a dry spoon.'],
      },
      `
      Salted Butter | मक्खन | 58 | 100 g, 500 g | - | Churned from fresh cream, 80 % fat. | each=5
      Unsalted Butter | सफ़ेद मक्खन | 62 | 100 g, 500 g | - | For baking, and for those who salt it themselves.
      Cow Ghee | गाय का घी | 330 | 500 ml, 1 L | - | Golden and grainy, cooked from cow butter. | form=jar; art=honey-pot; Storage=At room temperature, tightly closed; each=4
      Desi Ghee | देसी घी | 305 | 500 ml, 1 L, 5 L | - | From buffalo and cow milk, with a roasted scent. | form=jar; art=honey-pot; Storage=At room temperature, tightly closed; each=4
      Bilona Ghee | बिलोना घी | 640 | 500 ml, 1 L | - | From hand-churned curd of A2 milk. | form=jar; art=honey-pot; Storage=At room temperature, tightly closed
      Fresh Cream | क्रीम | 68 | 200 ml, 1 L | - | 25 % fat; for gravies, fruit salad and coffee. | form=carton; art=glass-of-milk; Shelf life=120 days`,
    ),
    subCategory(
      'Cheese',
      {
        ...CHILLED,
        form: 'box',
        art: 'cheese-wedge',
        life: '6 months',
        tips: ['Bring it to room temperature for more taste.', 'A toast is never far from its best self.'],
      },
      `
      Cheese Slices | - | 88 | 100 g, 200 g, 400 g | - | Each slice in its own film. | form=wrap; each=4
      Cheese Cubes | - | 130 | 200 g, 500 g | - | One cube, one child, one quiet minute.
      Cheese Block | - | 128 | 200 g, 500 g, 1 kg | - | Processed cheddar for grating.
      Mozzarella | - | 142 | 200 g, 1 kg | Diced, Block | Pulls into strings on a home oven's pizza. | form=pouch; each=2
      Cheese Spread | - | 95 | 180 g, 400 g | Plain, Peri Peri@hot-pepper, Garlic@garlic | Soft enough for a plastic knife. | form=tub; each=2`,
    ),
    subCategory(
      'Lassi, Chaas & Flavoured Milk',
      {
        ...CHILLED,
        form: 'bottle',
        art: 'glass-of-milk',
        life: '15 days',
        also: 'Tea, Coffee & Drinks',
        tips: ['Shake before you open it.', 'Serve well chilled.', 'Made for an afternoon in May.'],
      },
      `
      Lassi | लस्सी | 22 | 200 ml, 1 L | Sweet, Mango@mango, Rose@rose | Churned curd, thick enough for a moustache.
      Masala Chaas | मसाला छाछ | 15 | 200 ml, 500 ml, 1 L | - | Buttermilk with roasted jeera, mint and black salt. | form=pouch; each=4
      Flavoured Milk | - | 30 | 180 ml, 1 L | Kesar, Elaichi, Badam@peanuts, Rose@rose, Chocolate@chocolate-bar | Toned milk, sterilised in the bottle. | each=2
      Cold Coffee | - | 38 | 180 ml, 1 L | Classic, Hazelnut | Chicory-free coffee with toned milk. | art=cup-with-straw`,
    ),
    subCategory(
      'Eggs',
      {
        form: 'tray',
        art: 'egg',
        mark: 'nonveg',
        brands: 'Andapur, Desi Murgi Farm, Subah, Khet Se',
        each: 3,
        life: '21 days',
        keep: 'Keep in the fridge, point down',
        facts: { Allergens: 'Contains egg' },
        tips: ['Float test: a fresh one sinks.', 'Boil, fry, bhurji: no wrong answers.'],
      },
      `
      White Eggs | अंडे | 48 | 6 pieces, 12 pieces, 30 pieces | - | Medium eggs of about 50 g, candled one by one. | each=4
      Brown Eggs | ब्राउन अंडे | 69 | 6 pieces, 12 pieces | - | From brown hens fed on maize and soya.
      Free-Range Eggs | - | 99 | 6 pieces, 12 pieces | - | Hens that scratch in an open yard by day.
      Protein-Rich Eggs | - | 79 | 6 pieces, 12 pieces | - | From hens on a feed with flax and extra protein.
      Quail Eggs | बटेर के अंडे | 85 | 12 pieces, 24 pieces | - | Three minutes of boiling each. | each=2`,
    ),
  ],
};
