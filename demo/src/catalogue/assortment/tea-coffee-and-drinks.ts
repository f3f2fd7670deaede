import { type Category, subCategory } from '../sub-category.ts';

const COLD = { life: '6 months', keep: 'In a cool place; chill before serving' } as const;

export const teaCoffeeAndDrinks: Category = {
  name: 'Tea, Coffee & Drinks',
  tone: 'drink',
  art: ['hot-beverage', 'cup-with-straw', 'beverage-box'],
  subCategories: [
    subCategory(
      'Tea',
      {
        form: 'box',
        art: 'hot-beverage',
        brands: 'Pahadi, Assamika, Chaiyana, Subah',
        each: 3,
        life: '12 months',
        keep: 'In an airtight tin, away from spices',
        tips: ['One spoon a cup and one for the pot.', 'In a closed tin it stays brisk for months.'],
      },
      `
      Assam Tea | असम चाय | 72 | 100 g, 250 g, 500 g, 1 kg | - | Strong CTC leaf with a red cup. | each=4
      Assam Masala Chai | मसाला चाय | 98 | 100 g, 250 g, 500 g | - | With ginger, cardamom, clove and cinnamon.
      Elaichi Tea | इलायची चाय | 95 | 100 g, 250 g, 500 g | - | CTC leaf with real cardamom.
      Darjeeling Tea | - | 185 | 100 g, 250 g | First Flush, Second Flush | Whole leaf; no milk needed. | each=2
      Nilgiri Tea | - | 88 | 100 g, 250 g, 500 g | - | Bright and fragrant, from the blue hills.`,
    ),
    subCategory(
      'Green & Herbal Tea',
      {
        form: 'box',
        art: 'teacup-without-handle',
        brands: 'Pahadi, Chaiyana, Jadibooti Ghar, Halka',
        each: 3,
        life: '18 months',
        keep: 'In a cool, dry place',
        tips: ['A cup after lunch, a cup before bed.', 'Good with a spoon of honey.'],
      },
      `
      Green Tea | ग्रीन टी | 130 | 25 bags, 100 bags | Classic, Lemon & Honey@lemon, Tulsi@herb, Mint@herb | Young leaves, steamed rather than rolled. | each=2
      Herbal Infusion | - | 165 | 20 bags, 50 bags | Chamomile@blossom, Hibiscus@hibiscus, Lemongrass@sheaf-of-rice | Free of caffeine. | each=2
      Kahwa | कहवा | 195 | 100 g, 250 g | - | Kashmiri green tea with saffron and almond.
      Kadha | काढ़ा | 120 | 100 g, 200 g | - | Tulsi, mulethi, pepper and dry ginger. | art=herb`,
    ),
    subCategory(
      'Coffee',
      {
        form: 'jar',
        art: 'hot-beverage',
        brands: 'Filterwala, Nilgiriya, Subah, Kaapi Katte',
        each: 3,
        life: '18 months',
        keep: 'Close tightly; use a dry spoon',
        tips: ['Good hot, good over ice.', 'Milk first or coffee first: your house, your rule.'],
      },
      `
      Instant Coffee | कॉफ़ी | 165 | 50 g, 100 g, 200 g | Classic, Strong | Dissolves in hot or cold. | each=3
      Filter Coffee Powder | फ़िल्टर कॉफ़ी | 135 | 200 g, 500 g | 80:20 Chicory, Pure | Chikmagalur beans, roasted dark. | form=pouch; each=3
      Coffee Decoction | - | 150 | 200 ml, 500 ml | - | Brewed already; add hot milk. | form=bottle
      Cold Brew Bags | - | 240 | 4 bags, 10 bags | Original, Vanilla | Overnight in the fridge, no more work than that. | form=box; each=2`,
    ),
    subCategory(
      'Soft Drinks & Soda',
      {
        ...COLD,
        form: 'can',
        art: 'cup-with-straw',
        brands: 'Fizzo, Lemonaro, Thandapan, Bulbula',
        each: 3,
        facts: { Ingredients: 'Carbonated water, sugar, flavour, acidity regulator' },
        tips: ['Serve at 4 °C with a lot of ice.', 'Opens with a proper hiss.'],
      },
      `
      * Soda | - | 40 | 300 ml, 750 ml | Mango@mango, Orange@tangerine, Lemon@lemon, Jeera, Cola | Fizzy to the last sip. | each=3
      Club Soda | सोडा | 20 | 300 ml, 750 ml, 2 L | - | Plain and sharp. | form=bottle; art=bubbles; each=4
      Ginger Ale | - | 60 | 300 ml, 750 ml | - | Dry, with real ginger. | art=ginger-root
      Tonic Water | - | 60 | 300 ml, 750 ml | - | Bitter in the right way. | art=lemon; each=2
      Masala Nimbu Soda | शिकंजी | 25 | 200 ml, 600 ml | - | Black salt, lemon and roasted jeera. | art=lemon; form=bottle`,
    ),
    subCategory(
      'Juices & Coconut Water',
      {
        ...COLD,
        form: 'carton',
        art: 'red-apple',
        brands: 'Rasila, Phalwari, Himkhet, Thandapan',
        each: 2,
        facts: { Ingredients: 'Water, {kind} pulp or juice, sugar, acidity regulator' },
        tips: ['Shake well; the good part sinks.', 'Finish within three days of opening.'],
      },
      `
      * Juice | जूस | 22 | 200 ml, 1 L | Mixed Fruit, Orange@tangerine, Apple, Guava@pear, Litchi@cherries, Pineapple@pineapple | Fruit first, water after. | each=3
      * Drink | - | 20 | 200 ml, 600 ml, 1.2 L | Mango@mango, Aam Panna@mango | Thick and sweet, from Andhra's Totapuri. | form=bottle; each=3
      Coconut Water | नारियल पानी | 55 | 200 ml, 1 L | - | From Pollachi's tender nuts, nothing added. | art=coconut; each=3; Ingredients=Tender coconut water
      Cold-Pressed * Juice | - | 110 | 250 ml, 1 L | Amla@melon, Beetroot@red-apple, Orange@tangerine | No sugar, no water, short life. | form=bottle`,
    ),
    subCategory(
      'Water & Energy Drinks',
      {
        ...COLD,
        form: 'bottle',
        art: 'droplet',
        brands: 'Himkan, Jharna, Fizzo, Tezraftar',
        each: 3,
        tips: ['For the bag and for the car.', 'Crush the bottle and recycle it.'],
      },
      `
      Packaged Drinking Water | पानी | 10 | 500 ml, 1 L, 2 L, 5 L | - | Filtered, ozonised and sealed. | each=4
      Natural Mineral Water | - | 60 | 500 ml, 1 L | - | Bottled at a spring in Himachal. | art=water-wave
      Energy Drink | - | 90 | 250 ml, 500 ml | Original, Berry@blueberries, Sugar-Free | 32 mg of caffeine in 100 ml; not for children. | form=can; art=high-voltage; each=2
      Electrolyte Drink | - | 35 | 200 ml, 1 L | Orange@tangerine, Lemon@lemon, Apple@red-apple | Salts and glucose for hot days. | form=carton; each=2`,
    ),
    subCategory(
      'Sharbat, Squash & Health Drinks',
      {
        form: 'bottle',
        art: 'tropical-drink',
        brands: 'Rasila, Gulab Gali, Phalwari, Thandai & Co',
        each: 3,
        life: '12 months',
        keep: 'In a cool place; refrigerate after opening',
        tips: ['A glass for a guest in two minutes.', 'Stir well and drink it cold.'],
      },
      `
      * Sharbat | शरबत | 135 | 750 ml, 1.5 L | Rose@rose, Khus@herb, Kesar Elaichi@blossom, Bel@pear | Concentrated; a bottle makes thirty glasses. | each=2
      * Squash | - | 145 | 750 ml, 1.5 L | Orange@tangerine, Lemon@lemon, Mango@mango | With pulp. | each=2
      Thandai Syrup | ठंडाई | 195 | 750 ml, 1.5 L | - | Almond, saunf, pepper and saffron, for Holi and any hot day. | art=glass-of-milk
      Malt Drink Powder | - | 215 | 500 g, 1 kg | Classic, Chocolate@chocolate-bar | Barley malt, milk solids and vitamins. | form=jar; art=glass-of-milk
      Instant Drink Mix | - | 50 | 100 g, 500 g | Orange@tangerine, Nimbu Pani@lemon, Mango@mango | A spoon, a glass, a stir. | form=pouch; each=2`,
    ),
  ],
};
