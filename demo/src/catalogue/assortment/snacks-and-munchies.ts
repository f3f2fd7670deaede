import { type Category, subCategory } from '../sub-category.ts';

const CRISP = {
  form: 'pouch',
  life: '4 months',
  keep: 'In a cool, dry place; close well once opened',
} as const;

export const snacksAndMunchies: Category = {
  name: 'Snacks & Munchies',
  tone: 'treat',
  art: ['french-fries', 'popcorn', 'pretzel'],
  subCategories: [
    subCategory(
      'Chips & Crisps',
      {
        ...CRISP,
        art: 'potato',
        brands: 'Chatkaro, Kurmuriya, Bhukkad, Zaikedar',
        each: 2,
        facts: { Ingredients: 'Potato, vegetable oil, salt, {kind} seasoning' },
        tips: ['Gone before the second over.', 'Nitrogen-filled, so the crunch survives the trip.'],
      },
      `
      Potato Chips | आलू चिप्स | 20 | 52 g, 90 g, 160 g | Classic Salted, Masala@hot-pepper, Cream & Onion@onion, Tangy Tomato@tomato, Pudina@herb | Sliced thin and fried in one batch.
      Ridged Chips | - | 25 | 55 g, 110 g | Peri Peri@hot-pepper, Lime & Chilli@lemon | Thick ridges hold more masala.
      Banana Chips | केला चिप्स | 55 | 100 g, 200 g | Salted, Pepper, Sweet Jaggery | Nendran banana in coconut oil. | art=banana; Ingredients=Raw banana, coconut oil, salt or jaggery
      Tortilla Chips | - | 45 | 60 g, 150 g | Cheese@cheese-wedge, Salsa@tomato | Corn, baked first and fried after. | art=ear-of-corn; Ingredients=Corn, vegetable oil, salt, seasoning`,
    ),
    subCategory(
      'Bhujia & Namkeen',
      {
        ...CRISP,
        art: 'beans',
        brands: 'Namkeenji, Farsanwala, Chatkaro, Maru Namkeen',
        each: 3,
        facts: { Ingredients: 'Gram flour, pulses, vegetable oil, salt, spices' },
        tips: ['With onion, lemon and coriander it is a chaat.', 'Tea’s oldest friend.'],
      },
      `
      Aloo Bhujia | आलू भुजिया | 52 | 200 g, 400 g, 1 kg | - | Fine potato sev with mint. | art=potato; each=4
      Bikaneri Bhujia | भुजिया | 58 | 200 g, 400 g, 1 kg | - | Moth dal and besan, well peppered. | art=sev
      Sev | सेव | 48 | 200 g, 400 g | Nylon, Ratlami, Tikha@hot-pepper | Pressed fresh through a brass jaali. | art=sev; each=2
      Moong Dal | नमकीन मूंग दाल | 55 | 200 g, 400 g | Salted, Masala | Soaked, dried and fried dry.
      * Mixture | मिक्सचर | 54 | 200 g, 400 g | Navratan@peanuts, Khatta Meetha@peanuts, South Indian@pretzel, Cornflakes@ear-of-corn | Each handful is different. | each=2
      Chana * | चना | 45 | 200 g, 400 g | Jor Garam, Masala Roasted | Flattened or roasted, never oily. | each=2`,
    ),
    subCategory(
      'Puffs, Sticks & Crackers',
      {
        ...CRISP,
        art: 'ear-of-corn',
        brands: 'Bhukkad, Chatkaro, Tedha Bros, Kurmuriya',
        each: 3,
        facts: { Ingredients: 'Corn, rice, gram meal, vegetable oil, salt, spices' },
        tips: ['Open, share, open another.', 'Light enough for a tall bag.'],
      },
      `
      Corn Puffs | - | 20 | 40 g, 90 g | Cheese@cheese-wedge, Tomato@tomato, Masala@hot-pepper | Baked puffs that melt on the tongue. | each=2
      Crunchy Sticks | - | 20 | 75 g, 150 g | Masala@hot-pepper, Chilli Chatka@hot-pepper, Green Chutney@herb | Crooked, crunchy and well seasoned. | each=2
      Rings | - | 10 | 22 g, 60 g | Onion@onion, Tangy@tomato | One for each finger. | each=2
      Soya Sticks | - | 40 | 150 g, 300 g | - | Protein-rich, with ajwain. | art=sev
      Rice Crackers | - | 60 | 100 g, 200 g | - | Baked, not fried. | art=rice-cracker`,
    ),
    subCategory(
      'Popcorn & Makhana',
      {
        ...CRISP,
        art: 'popcorn',
        brands: 'Bhukkad, Mewalal, Phootak, Kurmuriya',
        each: 2,
        tips: ['Interval-sized.', 'A lighter bowl for a long film.'],
      },
      `
      Popcorn | पॉपकॉर्न | 40 | 60 g, 120 g | Salted, Butter@butter, Cheese@cheese-wedge, Caramel | Mushroom corn, popped in hot air.
      Instant Popcorn | - | 20 | 60 g, 240 g | Butter@butter, Classic, Spicy@hot-pepper | Three minutes in a cooker or kadhai.
      Roasted Makhana | मखाना | 85 | 70 g, 150 g | Himalayan Salt, Peri Peri, Pudina, Cheese | Fox nuts roasted in a spoon of olive oil. | art=makhana`,
    ),
    subCategory(
      'Khakhra, Mathri & Farsan',
      {
        ...CRISP,
        form: 'box',
        art: 'flatbread',
        brands: 'Farsanwala, Namkeenji, Halwaiji, Motiben',
        each: 3,
        facts: { Allergens: 'Contains wheat gluten' },
        tips: ['Good company for tea.', 'Packs well for a train journey.'],
      },
      `
      Khakhra | खाखरा | 62 | 200 g, 400 g | Methi@herb, Jeera, Masala, Plain | Roasted by hand on a clay tawa. | each=2
      Mathri | मठरी | 68 | 200 g, 400 g | Ajwain, Methi@herb | Flaky, with a pickle's company in mind. | art=cookie; each=2
      Chakli | चकली | 72 | 200 g, 400 g | - | Spirals of rice flour and butter. | art=pretzel
      Shakarpara | शक्करपारा | 65 | 200 g, 400 g | - | Sweet diamonds, crisp all through. | art=diamonds
      Bakarwadi | बाकरवड़ी | 78 | 200 g, 400 g | - | Sweet, sour and hot in one roll. | art=fish-cake-with-swirl`,
    ),
    subCategory(
      'Cookies & Biscuits',
      {
        ...CRISP,
        form: 'wrap',
        art: 'cookie',
        brands: 'Subah, Bakewali Gali, Ovenpur, Cocovan, Nutkhat',
        each: 3,
        life: '6 months',
        also: 'Bakery & Bread',
        facts: { Allergens: 'Contains wheat gluten and milk' },
        tips: ['Two dips in chai, not three.', 'For the tiffin and for four o’clock.'],
      },
      `
      Glucose Biscuits | - | 10 | 80 g, 250 g, 800 g | - | The plain one that goes with everything. | each=4
      Marie Biscuits | - | 32 | 250 g, 500 g | - | Light, crisp and barely sweet.
      Butter Cookies | - | 35 | 150 g, 300 g | Classic, Cashew@cashews, Choco Chip@chocolate-bar | With real butter, 8 %. | each=3
      Cream Biscuits | - | 20 | 80 g, 200 g | Chocolate@chocolate-bar, Orange@tangerine, Elaichi, Strawberry@strawberry | Two biscuits and a thick layer between. | each=2
      Digestive Biscuits | - | 45 | 200 g, 400 g | Classic, Oats@sheaf-of-rice, Ragi@sheaf-of-rice | Whole-wheat, high in fibre. | each=2
      Salted Crackers | - | 25 | 120 g, 250 g | - | Crisp, pricked and salted on top. | art=rice-cracker`,
    ),
    subCategory(
      'Roasted & Healthy Snacks',
      {
        ...CRISP,
        art: 'peanuts',
        brands: 'Halka, Mewalal, Bhumijan, Phootak',
        each: 3,
        tips: ['Keep a pouch at the desk.', 'Something good between meals.'],
      },
      `
      Roasted Peanuts | मूंगफली | 42 | 150 g, 400 g | Salted, Masala@hot-pepper, Hing Jeera | Bold Gujarati peanuts. | each=2
      Trail Mix | - | 165 | 150 g, 300 g | Nuts & Seeds, Berry@blueberries | Nuts, seeds and dried fruit. | art=almonds
      * Seeds | - | 99 | 150 g, 300 g | Pumpkin, Sunflower@sunflower, Chia, Flax | Raw, cleaned seeds for a spoon a day. | art=seeds; each=2
      Granola Bar | - | 40 | 1 piece, 6 pieces | Almond & Honey@honey-pot, Choco@chocolate-bar, Peanut | Oats and nuts held together with honey. | form=bar; each=2
      Jowar Puffs | - | 35 | 35 g, 100 g | - | Millet instead of corn. | art=sheaf-of-rice`,
    ),
  ],
};
