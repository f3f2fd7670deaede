import { type Category, subCategory } from '../sub-category.ts';

const BAKED = {
  form: 'wrap',
  brands: 'Pavroti, Ovenpur, Bakewali Gali, Subah',
  life: '4 days',
  keep: 'In a cool, dry place; close the bag',
  facts: { Allergens: 'Contains wheat gluten' },
  each: 3,
} as const;

export const bakeryAndBread: Category = {
  name: 'Bakery & Bread',
  tone: 'treat',
  art: ['bread', 'croissant', 'cupcake'],
  subCategories: [
    subCategory(
      'Bread',
      {
        ...BAKED,
        art: 'bread',
        also: 'Breakfast & Spreads',
        tips: ['Baked last night, sliced this morning.', 'Day-old slices make the best toast.'],
      },
      `
      White Bread | ब्रेड | 22 | 200 g, 400 g, 700 g | - | Soft, even slices. | each=4
      Brown Bread | ब्राउन ब्रेड | 26 | 200 g, 400 g, 700 g | - | With wheat bran and a little jaggery.
      Whole Wheat Bread | आटा ब्रेड | 50 | 400 g, 700 g | - | All atta, no maida.
      Multigrain Bread | - | 58 | 400 g, 700 g | - | Seven grains and seeds on the crust.
      Milk Bread | मिल्क ब्रेड | 44 | 400 g, 700 g | - | Slightly sweet, very soft.
      Sourdough Loaf | - | 145 | 400 g, 800 g | Country, Seeded | Risen for 24 hours without yeast. | art=baguette-bread; each=2
      Garlic Bread | गार्लिक ब्रेड | 75 | 150 g, 300 g | - | Buttered and scored; ten minutes in the oven. | art=baguette-bread`,
    ),
    subCategory(
      'Pav, Buns & Kulcha',
      { ...BAKED, art: 'hamburger', tips: ['Warm on a buttered tawa.', 'Soft the whole day.'] },
      `
      Pav | पाव | 30 | 6 pieces, 12 pieces | Ladi, Masala | Pull-apart and soft, for bhaji and vada. | art=bread; each=3
      Burger Buns | बन | 38 | 2 pieces, 4 pieces, 6 pieces | Plain, Sesame | Cut half through already. | each=3
      Hot Dog Rolls | - | 42 | 4 pieces, 6 pieces | - | Long and soft. | art=hot-dog
      Kulcha | कुलचा | 40 | 4 pieces, 8 pieces | - | For chole; warm both sides. | art=flatbread
      Pizza Base | - | 48 | 2 pieces, 4 pieces | Regular, Thin Crust, Whole Wheat | Half-baked; top it and bake for eight minutes. | art=pizza; each=2
      Maska Bun | बन मस्का | 35 | 2 pieces, 4 pieces | - | Sweet, with tutti-frutti. | art=bagel`,
    ),
    subCategory(
      'Rusk & Toast',
      {
        ...BAKED,
        art: 'bread',
        life: '4 months',
        tips: ['Made for dipping.', 'Keeps crisp in a closed tin.'],
      },
      `
      Rusk | रस्क | 38 | 200 g, 400 g, 1 kg | Elaichi, Milk, Suji | Baked twice, golden through. | each=3
      Khari | खारी | 55 | 200 g, 400 g | Plain, Jeera | A hundred brittle layers. | art=croissant; each=3
      Toast | टोस्ट | 42 | 250 g, 500 g | Jeera, Butter | As Irani cafés serve it. | each=2`,
    ),
    subCategory(
      'Cakes & Muffins',
      {
        ...BAKED,
        art: 'shortcake',
        life: '20 days',
        mark: 'nonveg',
        facts: { Allergens: 'Contains wheat gluten, milk and egg' },
        tips: ['For tiffin, tea or a small birthday.', 'Ten seconds in the microwave wake it up.'],
      },
      `
      Bar Cake | केक | 40 | 120 g, 240 g | Fruit, Chocolate@chocolate-bar, Vanilla, Pineapple@pineapple | Moist, in ready-cut slices. | form=box; each=3
      Muffins | मफ़िन | 45 | 2 pieces, 6 pieces | Choco Chip, Vanilla, Blueberry@blueberries | Domed and soft. | art=cupcake; each=2
      Eggless Sponge Cake | - | 60 | 150 g, 300 g | Chocolate@chocolate-bar, Butterscotch | No egg, all the softness. | mark=veg; Allergens=Contains wheat gluten and milk; each=3
      Plum Cake | प्लम केक | 190 | 350 g, 700 g | - | Fruit soaked in juice for a month. | art=birthday-cake; form=box
      Brownie | ब्राउनी | 55 | 1 piece, 4 pieces | Walnut, Fudge | Dark and dense. | art=chocolate-bar; each=2`,
    ),
    subCategory(
      'Croissants, Doughnuts & Pastry',
      {
        ...BAKED,
        art: 'croissant',
        life: '3 days',
        tips: ['Best on the day.', 'With coffee, or with the newspaper.'],
      },
      `
      Croissant | - | 65 | 1 piece, 4 pieces | Butter, Chocolate@chocolate-bar, Almond | Twenty-seven layers of butter and patience. | each=2
      Doughnut | डोनट | 55 | 1 piece, 4 pieces | Sugar, Chocolate, Strawberry | Fried in the early morning. | art=doughnut; each=2
      Cream Roll | क्रीम रोल | 25 | 2 pieces, 4 pieces | - | A flaky horn, filled to the end. | art=croissant
      Puff | पफ | 30 | 1 piece, 4 pieces | Vegetable, Paneer@cheese-wedge, Mushroom@mushroom | Warm it, or it isn't a puff. | art=pie; each=2`,
    ),
    subCategory(
      'Roti, Paratha & Wraps',
      {
        ...BAKED,
        art: 'flatbread',
        life: '7 days',
        keep: 'In the fridge; warm on a tawa',
        tips: ['Thirty seconds a side on a hot tawa.', 'Dinner when nobody wants to knead.'],
      },
      `
      Chapati | चपाती | 65 | 5 pieces, 10 pieces | Wheat, Multigrain | Rolled thin, half-roasted. | each=3
      Paratha | पराठा | 95 | 5 pieces, 10 pieces | Malabar, Lachha, Methi@herb | Flaky, only to be warmed. | each=2
      Tortilla Wrap | - | 110 | 6 pieces, 12 pieces | Plain, Spinach@leafy-green, Whole Wheat | Soft enough to roll without a tear. | art=burrito; each=2
      Pita Bread | - | 85 | 4 pieces, 8 pieces | - | Opens into a pocket. | art=stuffed-flatbread
      Naan | नान | 80 | 3 pieces, 6 pieces | Butter, Garlic@garlic | From a tandoor, not from a pan. | each=2`,
    ),
  ],
};
