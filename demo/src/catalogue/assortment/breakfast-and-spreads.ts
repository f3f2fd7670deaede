import { type Category, subCategory } from '../sub-category.ts';

const DRY = { form: 'box', life: '9 months', keep: 'In a cool, dry place; close well', each: 3 } as const;

export const breakfastAndSpreads: Category = {
  name: 'Breakfast & Spreads',
  tone: 'food',
  art: ['bowl-with-spoon', 'honey-pot', 'pancakes'],
  subCategories: [
    subCategory(
      'Breakfast Cereals',
      {
        ...DRY,
        art: 'bowl-with-spoon',
        brands: 'Subah, Sonagehu, Nutkhat, Halka',
        tips: ['With cold milk, eaten at once.', 'A banana on top does no harm.'],
      },
      `
      Corn Flakes | कॉर्न फ़्लेक्स | 99 | 250 g, 500 g, 1 kg | Original, Honey@honey-pot, Almond@almonds | Rolled thin, toasted golden. | art=ear-of-corn; each=3
      Choco Loops | - | 135 | 250 g, 500 g | - | Wheat rings that turn the milk brown. | art=chocolate-bar
      Wheat Flakes | - | 129 | 250 g, 500 g | - | Whole grain, low in sugar. | art=sheaf-of-rice
      Ragi Flakes | - | 145 | 250 g, 500 g | Original, Chocolate@chocolate-bar | Finger millet, high in calcium. | art=sheaf-of-rice; each=2`,
    ),
    subCategory(
      'Oats & Porridge',
      {
        ...DRY,
        form: 'pouch',
        art: 'bowl-with-spoon',
        brands: 'Subah, Halka, Sonagehu, Bhumijan',
        tips: ['Warm, filling and quick.', 'A good start before a long day.'],
      },
      `
      Rolled Oats | ओट्स | 95 | 400 g, 1 kg, 2 kg | - | Whole oats, flattened. | each=4
      Steel-Cut Oats | - | 165 | 500 g, 1 kg | - | Chewy; give them fifteen minutes.
      Masala Oats | मसाला ओट्स | 18 | 40 g, 200 g, 500 g | Classic, Tomato@tomato, Peppy Veg@carrot | Savoury, with dried vegetables. | each=2
      Ragi Porridge Mix | - | 120 | 250 g, 500 g | - | Sprouted ragi, elaichi and jaggery.`,
    ),
    subCategory(
      'Muesli & Granola',
      {
        ...DRY,
        form: 'pouch',
        art: 'bowl-with-spoon',
        brands: 'Halka, Subah, Van Madhu',
        tips: ['With curd, for once.', 'Crunch that lasts to the bottom of the bowl.'],
      },
      `
      Muesli | मूसली | 210 | 400 g, 750 g | Fruit & Nut@almonds, No Added Sugar, Dark Chocolate@chocolate-bar, Millet@sheaf-of-rice | Four grains, baked and not fried. | each=3
      Granola | - | 265 | 300 g, 600 g | Almond & Honey@honey-pot, Berry@blueberries, Cocoa@chocolate-bar | Clusters held by honey. | each=3`,
    ),
    subCategory(
      'Honey',
      {
        ...DRY,
        form: 'jar',
        art: 'honey-pot',
        brands: 'Van Madhu, Pahadi, Khetika, Jadibooti Ghar',
        life: '18 months',
        keep: 'At room temperature; honey sets in the cold',
        tips: ['Stand the jar in warm water if it sets.', 'Not for children under one year.'],
      },
      `
      Pure Honey | शहद | 130 | 250 g, 500 g, 1 kg | - | From many flowers, tested for added sugar. | each=4
      * Honey | शहद | 195 | 250 g, 500 g | Litchi, Acacia, Mustard, Jamun, Wild Forest@honeybee | From hives set down in one blossom. | each=2
      Honey with * | - | 215 | 250 g, 500 g | Tulsi@herb, Ginger@ginger-root, Almonds@almonds | Steeped for a month.`,
    ),
    subCategory(
      'Jams & Spreads',
      {
        ...DRY,
        form: 'jar',
        art: 'strawberry',
        brands: 'Phalwari, Nutkhat, Cocovan, Subah',
        life: '12 months',
        keep: 'In the fridge once opened; use a dry knife',
        tips: ['On hot toast, to the very edge.', 'A tiffin saver.'],
      },
      `
      * Jam | जैम | 85 | 200 g, 500 g | Mixed Fruit@red-apple, Strawberry, Mango@mango, Pineapple@pineapple, Orange Marmalade@tangerine | Over 45 % fruit. | each=2
      Chocolate Spread | - | 215 | 180 g, 350 g, 750 g | Hazelnut, Milk, Dark | Smooth from edge to edge. | art=chocolate-bar; each=2
      Sandwich Spread | - | 95 | 250 g, 500 g | Veg@carrot, Cheese & Chilli@hot-pepper | Creamy, without egg. | art=sandwich; each=2`,
    ),
    subCategory(
      'Peanut & Nut Butter',
      {
        ...DRY,
        form: 'jar',
        art: 'peanuts',
        brands: 'Van Madhu, Halka, Mewalal, Bhumijan',
        life: '9 months',
        keep: 'At room temperature; stir if the oil rises',
        tips: ['On toast, in a shake, off the spoon.', 'Stir once before the first use.'],
        facts: { Allergens: 'Contains nuts' },
      },
      `
      Peanut Butter | पीनट बटर | 165 | 340 g, 510 g, 1 kg | Creamy, Crunchy, Unsweetened, Chocolate@chocolate-bar | Slow-roasted Saurashtra peanuts. | each=3
      Almond Butter | - | 349 | 200 g, 340 g | Creamy, Crunchy | Nothing but almonds. | art=almonds; each=2
      Cashew Butter | - | 329 | 200 g, 340 g | - | Mild and silky. | art=almonds; each=2`,
    ),
    subCategory(
      'Pancake & Dosa Mixes',
      {
        ...DRY,
        art: 'pancakes',
        brands: 'Pakka Rasoi, Subah, Dakshin Dhaan, Annapurti',
        tips: ['Breakfast for four in twenty minutes.', 'Good with chutney, with honey, or with ghee.'],
        also: 'Instant Food',
      },
      `
      Pancake Mix | - | 125 | 250 g, 500 g | Classic, Chocolate@chocolate-bar, Millet@sheaf-of-rice | Eggless; only milk to add. | each=2
      Dosa Mix | डोसा मिक्स | 72 | 200 g, 500 g, 1 kg | Rice, Rava, Ragi | Ferments by itself in an hour. | art=flatbread; each=2
      Idli Mix | इडली मिक्स | 68 | 200 g, 500 g, 1 kg | - | Soft in twelve minutes of steam. | art=idlis
      Upma Mix | उपमा मिक्स | 62 | 200 g, 500 g | - | Tempered with mustard and curry leaves. | art=bowl-with-spoon
      Dosa Batter | डोसा बैटर | 85 | 500 g, 1 kg | - | Wet batter, fermented already. | form=pouch; Shelf life=6 days; Storage=In the fridge`,
    ),
  ],
};
