import { type Category, subCategory } from '../sub-category.ts';

const SPICE = {
  form: 'pouch',
  life: '12 months',
  keep: 'Close tightly; keep away from light and steam',
  tips: [
    'Bloom it in warm oil for a few seconds.',
    'A little goes far.',
    'Add near the end to keep the scent.',
  ],
} as const;
const OIL = { form: 'bottle', life: '9 months', keep: 'In a cool place, away from sunlight' } as const;

export const masalaAndOil: Category = {
  name: 'Masala & Oil',
  tone: 'food',
  art: ['hot-pepper', 'pouring-liquid', 'salt'],
  subCategories: [
    subCategory(
      'Powdered Spices',
      {
        ...SPICE,
        art: 'hot-pepper',
        brands: 'Tikhalal, Rangeela Masale, Sugandhika, Khetika, Annapurti',
        each: 4,
      },
      `
      Haldi Powder | हल्दी पाउडर | 32 | 100 g, 200 g, 500 g | - | Salem turmeric with at least 3 % curcumin. | art=ginger-root
      Lal Mirch Powder | लाल मिर्च पाउडर | 42 | 100 g, 200 g, 500 g | - | Guntur heat, bright red without colour.
      Kashmiri Mirch Powder | कश्मीरी मिर्च | 68 | 100 g, 200 g | - | More colour than fire.
      Dhania Powder | धनिया पाउडर | 34 | 100 g, 200 g, 500 g | - | Coriander ground after a light roast. | art=herb
      Jeera Powder | जीरा पाउडर | 64 | 100 g, 200 g | - | Roasted cumin for raita and chaat. | art=powder
      Amchur Powder | अमचूर | 48 | 50 g, 100 g | - | Dried raw mango, sharp and clean. | art=mango; each=2`,
    ),
    subCategory(
      'Whole Spices',
      { ...SPICE, art: 'seeds', brands: 'Sugandhika, Rangeela Masale, Pahadi, Khetika', each: 3 },
      `
      Jeera | जीरा | 48 | 50 g, 100 g, 200 g | - | Unjha cumin, cleaned by machine and by hand. | each=4
      Rai | राई | 18 | 100 g, 200 g | - | Small black mustard seeds that pop at once.
      Kali Mirch | काली मिर्च | 72 | 50 g, 100 g | - | Bold black peppercorns from Wayanad. | art=blueberries
      Elaichi | इलायची | 145 | 25 g, 50 g, 100 g | Green, Black | Closed pods with all the seeds inside. | art=pea-pod; each=2
      Laung | लौंग | 72 | 25 g, 50 g | - | Headed cloves, oily to the nail.
      Dalchini | दालचीनी | 42 | 50 g, 100 g | - | True bark in thin quills. | art=wood
      Methi Dana | मेथी दाना | 22 | 100 g, 200 g | - | Bitter-sweet seeds for tadka and pickles.
      Saunf | सौंफ | 38 | 100 g, 200 g | - | Lucknowi, green and sweet.
      Ajwain | अजवाइन | 42 | 100 g, 200 g | - | Sharp; for parathas and a heavy stomach.
      Tej Patta | तेज पत्ता | 20 | 25 g, 50 g | - | Whole bay leaves, dried in shade. | art=herb
      Sabut Lal Mirch | साबुत लाल मिर्च | 44 | 100 g, 200 g | - | Whole red chillies with stems. | art=hot-pepper`,
    ),
    subCategory(
      'Blended Masala',
      {
        ...SPICE,
        form: 'box',
        art: 'curry-rice',
        brands: 'Rangeela Masale, Tikhalal, Sugandhika, Chatkaro',
        each: 3,
        facts: { Ingredients: 'Coriander, cumin, chilli, turmeric, pepper, ginger, salt and other spices' },
      },
      `
      * Masala | - | 42 | 50 g, 100 g | Garam, Chaat, Kitchen King, Sabzi, Pav Bhaji, Chole, Rajma, Sambar | Ground cool, so that the oils stay in. | each=3
      * Masala | - | 48 | 50 g, 100 g | Chicken, Meat, Fish Curry, Biryani, Tandoori, Egg Curry | Made for the dish in its name; no other spice needed. | art=pot-of-food; each=2
      Rasam Powder | रसम पाउडर | 40 | 50 g, 100 g | - | Peppery, as Tirunelveli makes it. | art=steaming-bowl
      Tea Masala | चाय मसाला | 62 | 50 g, 100 g | - | Ginger, cardamom, clove and pepper for the pot. | art=hot-beverage`,
    ),
    subCategory(
      'Sunflower & Soyabean Oil',
      {
        ...OIL,
        art: 'sunflower',
        brands: 'Khetika, Annapurti, Suryadhar, Dilfit',
        each: 4,
        tips: [
          'Light enough for everyday tadka and frying.',
          'Use it once for deep-frying, then strain it for tadka.',
        ],
      },
      `
      Sunflower Oil | सूरजमुखी तेल | 145 | 1 L, 2 L, 5 L | - | Refined, with vitamins A, D and E.
      Soyabean Oil | सोयाबीन तेल | 128 | 1 L, 2 L, 5 L | - | Neutral in taste. | art=beans
      Rice Bran Oil | - | 158 | 1 L, 2 L, 5 L | - | With natural oryzanol and a high smoke point. | art=sheaf-of-rice
      Blended Oil | - | 152 | 1 L, 2 L, 5 L | - | Rice bran and sunflower, 70 to 30. | art=droplet; each=2`,
    ),
    subCategory(
      'Mustard, Groundnut & Cold-Pressed Oil',
      {
        ...OIL,
        art: 'droplet',
        brands: 'Telghani, Kolhu No. 7, Khetika, Pahadi',
        each: 3,
        tips: ['Has a taste of its own; let it show.', 'As good over a salad as in the pan.'],
      },
      `
      Kachi Ghani Mustard Oil | सरसों का तेल | 168 | 1 L, 2 L, 5 L | - | Pungent, from the first press. | art=droplet; each=4
      Groundnut Oil | मूंगफली तेल | 198 | 1 L, 2 L, 5 L | Filtered, Wood-Pressed | From Saurashtra peanuts. | art=peanuts
      Sesame Oil | तिल का तेल | 195 | 500 ml, 1 L | - | Gingelly oil with palm jaggery, as in Tamil homes.
      Coconut Oil | नारियल तेल | 148 | 500 ml, 1 L | Edible, Cold-Pressed Virgin | Sweet-smelling; sets in winter. | art=coconut
      Olive Oil | जैतून तेल | 465 | 500 ml, 1 L | Extra Virgin, Pomace, Extra Light | For salads, pasta and slow frying. | art=olive; Country of origin=Spain; each=2`,
    ),
    subCategory(
      'Salt, Sugar & Jaggery',
      {
        ...SPICE,
        art: 'salt',
        brands: 'Annapurti, Khetika, Samudri, Ganna Gaon',
        each: 4,
        life: '24 months',
        tips: ['Keep dry; a few grains of rice help.', 'Bought often, so buy the bigger pack.'],
      },
      `
      Iodised Salt | आयोडीन नमक | 22 | 1 kg, 2 kg | - | Free-flowing, vacuum-evaporated.
      Sendha Namak | सेंधा नमक | 48 | 500 g, 1 kg | - | Rock salt for fasting days and for every day.
      Kala Namak | काला नमक | 32 | 200 g, 500 g | - | Black salt, smoky; for chaat and chaas.
      Sugar | चीनी | 48 | 1 kg, 5 kg | - | Clean, white, sulphur-free crystals. | art=sugar-cubes
      Gud | गुड़ | 58 | 500 g, 1 kg | Block, Powder | Jaggery boiled from cane juice, no chemicals. | art=jaggery
      Mishri | मिश्री | 52 | 250 g, 500 g | Thread, Small Crystal | Rock sugar, to go with saunf. | art=sugar-cubes; each=2`,
    ),
    subCategory(
      'Hing, Saffron & Cooking Aids',
      {
        ...SPICE,
        tips: ['A little goes far.', 'Close it tightly after use.'],
        form: 'jar',
        art: 'herb',
        brands: 'Sugandhika, Rangeela Masale, Pakka Rasoi, Pahadi',
        each: 3,
      },
      `
      Hing | हींग | 72 | 25 g, 50 g, 100 g | - | Strong compounded asafoetida; a pinch is a plenty.
      Kesar | केसर | 295 | 1 g, 2 g | - | Mongra saffron from Pampore. | art=blossom; form=box
      Kasuri Methi | कसूरी मेथी | 32 | 25 g, 100 g | - | Dried fenugreek; crush it between the palms. | form=box
      Imli | इमली | 62 | 200 g, 500 g | - | Seedless tamarind, dark and sour. | art=beans; form=pouch
      Ginger Garlic Paste | अदरक लहसुन पेस्ट | 48 | 100 g, 200 g | - | Half and half, ground with salt and oil. | art=garlic
      Vinegar | सिरका | 42 | 500 ml, 1 L | White, Apple Cider@red-apple | For pickles and dressings. | art=droplet; form=bottle
      Baking * | - | 32 | 100 g, 200 g | Powder, Soda | For cakes and for soft dhokla. | art=cupcake`,
    ),
    subCategory(
      'Pickles & Chutney',
      {
        form: 'jar',
        art: 'mango',
        brands: 'Nani Ka Achar, Pahadi, Rangeela Masale, Bhojanam',
        each: 3,
        life: '12 months',
        keep: 'Use a dry spoon; keep the oil above the pieces',
        also: 'Instant Food',
        facts: { Ingredients: '{kind}, mustard oil, salt, chilli, fenugreek, turmeric, hing' },
        tips: ['Ages well, if it gets the chance.', 'With curd rice, paratha or nothing at all.'],
      },
      `
      * Pickle | अचार | 95 | 200 g, 400 g, 1 kg | Mango@mango, Lemon@lemon, Mixed@carrot, Green Chilli@hot-pepper, Garlic@garlic | Matured in the sun for weeks, as at home.
      Stuffed Red Chilli Pickle | भरवां मिर्च अचार | 125 | 200 g, 400 g | - | Banarasi, with a spiced filling. | art=hot-pepper
      Sweet Mango Chhunda | छुंदा | 110 | 200 g, 400 g | - | Grated mango cooked by the sun with sugar.
      * Chutney | चटनी | 75 | 200 g, 400 g | Imli Khajoor@beans, Mint@herb, Schezwan@hot-pepper | Ready for chaat, pakoda and sandwich. | Ingredients=Fruit or herbs, sugar, salt, chilli, spices; each=2`,
    ),
  ],
};
