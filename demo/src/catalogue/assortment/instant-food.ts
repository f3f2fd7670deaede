import { type Category, subCategory } from '../sub-category.ts';

const DRY = { life: '9 months', keep: 'In a cool, dry place', each: 3 } as const;

export const instantFood: Category = {
  name: 'Instant Food',
  tone: 'food',
  art: ['steaming-bowl', 'spaghetti', 'canned-food'],
  subCategories: [
    subCategory(
      'Noodles',
      {
        ...DRY,
        form: 'pouch',
        art: 'steaming-bowl',
        brands: 'Jhatpat, Bhukkad, Chatkaro, Lambi Lat',
        facts: { Allergens: 'Contains wheat gluten' },
        tips: ['Two minutes, they say; three, we say.', 'An egg or some peas make it dinner.'],
      },
      `
      Masala Noodles | मसाला नूडल्स | 14 | 70 g, 280 g, 560 g | - | With a sachet of roasted spices. | each=4
      * Noodles | नूडल्स | 16 | 70 g, 280 g | Atta, Chicken Style, Peri Peri@hot-pepper, Schezwan@hot-pepper | A cake, a sachet, a pan of water. | each=3
      Cup Noodles | - | 50 | 70 g, 4 x 70 g | Masala, Hot & Sour@hot-pepper, Tomato@tomato | Pour boiling water, wait four minutes. | form=tub; each=2
      Hakka Noodles | हक्का नूडल्स | 45 | 150 g, 300 g, 600 g | - | Plain; bring your own wok. | art=chopsticks`,
    ),
    subCategory(
      'Pasta & Vermicelli',
      {
        ...DRY,
        form: 'pouch',
        art: 'spaghetti',
        brands: 'Lambi Lat, Sonagehu, Annapurti, Subah',
        life: '18 months',
        facts: { Allergens: 'Contains wheat gluten' },
        tips: ['Taste it a minute before the packet says.', 'Dinner when the day was long.'],
      },
      `
      * Pasta | पास्ता | 62 | 250 g, 500 g, 1 kg | Penne, Fusilli, Macaroni, Spaghetti | From durum semolina. | each=3
      Whole Wheat Pasta | - | 85 | 250 g, 500 g | Penne, Fusilli | More fibre, a firmer bite. | each=2
      Roasted Vermicelli (Seviyan) | सेवई | 38 | 200 g, 400 g | - | For kheer and for upma.
      Instant Pasta | - | 35 | 70 g, 280 g | Cheese@cheese-wedge, Masala, Tomato@tomato | With its own sauce. | each=2`,
    ),
    subCategory(
      'Soups',
      {
        ...DRY,
        form: 'box',
        art: 'steaming-bowl',
        brands: 'Jhatpat, Pakka Rasoi, Subah',
        tips: ['With toast, on a rainy evening.', 'Add what is left in the vegetable drawer.'],
      },
      `
      * Soup | सूप | 60 | 45 g, 90 g | Tomato@tomato, Sweet Corn@ear-of-corn, Hot & Sour@hot-pepper, Mixed Vegetable@carrot, Manchow | No preservatives. | each=3
      Cup Soup | - | 12 | 12 g, 4 x 12 g | Tomato@tomato, Sweet Corn@ear-of-corn, Manchow | One mug, one minute. | form=pouch; each=2`,
    ),
    subCategory(
      'Ready to Eat',
      {
        ...DRY,
        form: 'box',
        art: 'curry-rice',
        brands: 'Pakka Rasoi, Zaikedar, Bhojanam, Jhatpat',
        life: '12 months',
        tips: ['Five minutes in boiling water, pouch and all.', 'Cooked, sealed, and waiting.'],
      },
      `
      * | - | 115 | 285 g, 570 g | Dal Makhani@beans, Palak Paneer@leafy-green, Rajma Masala@beans, Pav Bhaji@carrot, Paneer Butter Masala@cheese-wedge | No preservative: the pouch is sterilised. | each=3
      * | - | 99 | 250 g, 500 g | Jeera Rice@cooked-rice, Vegetable Pulao@cooked-rice, Sambar Rice@cooked-rice, Vegetable Biryani@cooked-rice | Fluffy after two minutes in the microwave. | each=2
      Chicken Biryani | चिकन बिरयानी | 185 | 250 g, 500 g | - | Basmati, boneless thigh, fried onion. | mark=nonveg; art=shallow-pan-of-food`,
    ),
    subCategory(
      'Sauces & Ketchup',
      {
        ...DRY,
        form: 'bottle',
        art: 'tomato',
        brands: 'Chatkaro, Phalwari, Zaikedar, Tikhalal',
        life: '12 months',
        keep: 'In the fridge once opened',
        tips: ['A spoonful wakes up a sandwich.', 'Keep the rim clean and it closes well.'],
      },
      `
      Tomato Ketchup | टोमैटो केचप | 72 | 200 g, 500 g, 1 kg | Classic, No Onion No Garlic, Hot & Sweet@hot-pepper | From a kilo and a half of tomatoes a bottle. | each=3
      * Sauce | - | 65 | 200 g, 500 g | Green Chilli@hot-pepper, Red Chilli@hot-pepper, Soy@beans, Schezwan@hot-pepper | For Indian-Chinese evenings. | each=2
      Pasta Sauce | - | 135 | 250 g, 500 g | Arrabbiata, Basil@herb, Alfredo@cheese-wedge | Simmered, not stirred together. | form=jar; each=2
      Mayonnaise | मेयोनेज़ | 89 | 250 g, 500 g, 1 kg | Classic@egg, Mint@herb, Tandoori@hot-pepper | Eggless and thick. | form=jar; each=2`,
    ),
    subCategory(
      'Papad & Fryums',
      {
        ...DRY,
        form: 'pouch',
        art: 'papad',
        brands: 'Motiben, Namkeenji, Bhojanam, Chatkaro',
        life: '6 months',
        tips: ['A few seconds of heat are enough.', 'Keep them dry or they sulk.'],
      },
      `
      Papad | पापड़ | 62 | 200 g, 400 g | Urad, Moong, Punjabi Masala, Garlic@garlic | Rolled by hand by a women's co-operative. | each=3
      Rice Papad | चावल पापड़ | 55 | 200 g, 400 g | - | Puffs up white and light.
      Fryums | - | 45 | 200 g, 400 g | Wheels, Pipes, Multicolour | Ten seconds in hot oil. | each=2
      Sabudana Papad | साबूदाना पापड़ | 68 | 200 g, 400 g | - | For fasting days.`,
    ),
    subCategory(
      'Instant Sweets & Snack Mixes',
      {
        ...DRY,
        form: 'box',
        art: 'custard',
        brands: 'Pakka Rasoi, Mithaas Ghar, Jhatpat, Annapurti',
        tips: ['Everything is in the box but the patience.', 'Follow the back once; then your own taste.'],
      },
      `
      * Mix | - | 110 | 200 g, 500 g | Gulab Jamun@milk-balls, Jalebi@pretzel, Rasmalai@rasmalai, Kheer@bowl-with-spoon | Just add milk or water. | each=2
      * Mix | - | 65 | 200 g, 500 g | Dhokla@diamonds, Vada@doughnut, Pakoda@falafel, Dahi Vada@doughnut | Seasoned and ready to soak. | each=2
      Custard Powder | कस्टर्ड | 48 | 100 g, 500 g | Vanilla, Mango@mango | Cooks thick in five minutes. | each=2
      Jelly Crystals | - | 45 | 90 g, 180 g | Strawberry@strawberry, Orange@tangerine, Mango@mango | Sets in the fridge; veg, with agar. | each=2`,
    ),
    subCategory(
      'Canned & Preserved',
      {
        ...DRY,
        form: 'can',
        art: 'canned-food',
        brands: 'Phalwari, Bhojanam, Zaikedar',
        life: '24 months',
        tips: ['Move what is left to a glass box.', 'A good thing to have in the cupboard.'],
      },
      `
      * in Syrup | - | 145 | 450 g, 850 g | Pineapple Slices@pineapple, Fruit Cocktail@cherries, Mango Slices@mango | In light syrup. | each=3
      Sweet Corn Kernels | - | 85 | 400 g, 800 g | - | In water and salt. | art=ear-of-corn
      Baked Beans | - | 110 | 400 g, 800 g | - | In tomato sauce. | art=beans
      Tomato Purée | टोमैटो प्यूरी | 32 | 200 g, 400 g, 1 kg | - | Thick, no skins. | art=tomato; form=carton
      Coconut Milk | नारियल दूध | 72 | 200 ml, 400 ml | - | First press, for curries. | art=coconut; form=carton
      Olives | - | 165 | 200 g, 400 g | Green, Black | Pitted and sliced. | art=olive; form=jar; Country of origin=Spain; each=2`,
    ),
  ],
};
