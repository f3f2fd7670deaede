import { type Category, subCategory } from '../sub-category.ts';

const SWEET = {
  form: 'box',
  brands: 'Halwaiji, Mithaas Ghar, Mishri & Sons, Thandai & Co',
  life: '15 days',
  keep: 'In a cool place; refrigerate after opening',
  each: 3,
  facts: { Allergens: 'Contains milk; may contain nuts' },
} as const;
const CHOC = {
  form: 'bar',
  brands: 'Chokolo, Cocovan, Kaala Sona, Nutkhat',
  life: '9 months',
  keep: 'Below 25 °C, away from strong smells',
  each: 3,
  facts: { Allergens: 'Contains milk and soya' },
} as const;

export const sweetsAndChocolate: Category = {
  name: 'Sweets & Chocolate',
  tone: 'treat',
  art: ['chocolate-bar', 'candy', 'lollipop'],
  subCategories: [
    subCategory(
      'Indian Sweets',
      {
        ...SWEET,
        art: 'ladoo',
        tips: ['Take a box along; nobody minds.', 'Serve at room temperature.'],
      },
      `
      Gulab Jamun | गुलाब जामुन | 135 | 500 g, 1 kg | - | Khoya balls in a light cardamom syrup. | art=milk-balls; form=can; Shelf life=12 months; each=4
      Rasgulla | रसगुल्ला | 130 | 500 g, 1 kg | - | Spongy chhena that squeaks a little. | art=milk-balls; form=can; Shelf life=12 months; each=4
      Soan Papdi | सोन पापड़ी | 85 | 250 g, 500 g | Elaichi, Chocolate@chocolate-bar | Pulled into hair-thin flakes. | art=yarn
      Kaju Katli | काजू कतली | 245 | 250 g, 500 g | - | Two parts cashew, one part sugar. | art=diamonds
      Besan Ladoo | बेसन लड्डू | 165 | 250 g, 500 g | - | Roasted slowly in ghee.
      Motichoor Ladoo | मोतीचूर लड्डू | 155 | 250 g, 500 g | - | Tiny boondi held together by syrup.
      * Barfi | बर्फी | 185 | 250 g, 500 g | Milk, Coconut@coconut, Pista | Cut into squares and edged by hand. | art=diamonds; each=2
      Mysore Pak | मैसूर पाक | 175 | 250 g, 500 g | - | Soft and heavy with ghee. | art=butter`,
    ),
    subCategory(
      'Chikki, Gajak & Petha',
      {
        ...SWEET,
        art: 'peanuts',
        life: '4 months',
        tips: ['Winter in one bite.', 'Keeps its snap in a closed tin.'],
      },
      `
      Chikki | चिक्की | 48 | 100 g, 200 g, 400 g | Peanut, Til, Mixed Dry Fruit@almonds | Jaggery cooked to the crack. | each=3
      Gajak | गजक | 95 | 200 g, 400 g | Gur, Dry Fruit@almonds | Beaten thin; Morena's pride.
      Petha | पेठा | 78 | 250 g, 500 g | Plain, Kesar, Paan@herb | Ash gourd in sugar, from Agra. | art=sugar-cubes; each=2
      Rewari | रेवड़ी | 55 | 200 g, 400 g | - | Sesame drops with rose. | art=candy`,
    ),
    subCategory(
      'Chocolate Bars',
      {
        ...CHOC,
        art: 'chocolate-bar',
        tips: ['Snaps when it is cool, melts when it isn’t.', 'Break, share if you must.'],
      },
      `
      Milk Chocolate | - | 45 | 40 g, 100 g, 160 g | Classic, Fruit & Nut@almonds, Roasted Almond@almonds, Crackle | Creamy, with 30 % cocoa. | each=3
      Dark Chocolate | - | 99 | 50 g, 100 g | 55 %, 70 %, 85 %, Orange@tangerine | From Idukki's cocoa. | each=3; Allergens=May contain milk and nuts
      White Chocolate | - | 55 | 40 g, 100 g | - | Cocoa butter, milk and vanilla.
      Wafer Chocolate | - | 20 | 18 g, 40 g | - | Crisp leaves under milk chocolate. | art=waffle`,
    ),
    subCategory(
      'Chocolate Gifts',
      {
        ...CHOC,
        form: 'box',
        art: 'wrapped-gift',
        tips: ['Comes in a rigid box with a ribbon.', 'For Rakhi, Diwali and small apologies.'],
      },
      `
      Assorted Chocolates | - | 199 | 150 g, 300 g | Classic, Festive | Twelve kinds, one map of the box. | each=4
      Truffles | - | 249 | 100 g, 200 g | Sea Salt, Hazelnut, Coffee@hot-beverage | Rolled in cocoa by hand. | art=chocolate-bar; each=2
      Chocolate-Coated * | - | 145 | 100 g, 200 g | Almonds@almonds, Cashews@cashews, Raisins@grapes | A thick coat over a roasted heart. | each=2`,
    ),
    subCategory(
      'Candies & Toffees',
      {
        form: 'pouch',
        art: 'candy',
        brands: 'Nutkhat, Golgappu, Mishri & Sons, Chokolo',
        each: 2,
        life: '12 months',
        keep: 'In a dry place',
        tips: ['A handful for the glove box.', 'Individually wrapped.'],
      },
      `
      Hard Candy | टॉफ़ी | 50 | 150 g, 300 g | Kachcha Aam@mango, Orange@tangerine, Imli@beans, Paan@herb | Bursts with a salty-sour middle.
      Eclairs | - | 65 | 150 g, 300 g | - | Caramel around soft chocolate. | each=4
      Jelly | - | 40 | 80 g, 160 g | Bears@teddy-bear, Fruits@strawberry, Sour Worms | Chewy; made with pectin, no gelatine.
      Lollipops | - | 50 | 10 pieces, 25 pieces | Mixed Fruit, Cola | One a child, no arguments. | art=lollipop; form=wrap`,
    ),
    subCategory(
      'Mouth Fresheners & Gum',
      {
        form: 'can',
        art: 'herb',
        brands: 'Mukhwas & Co, Taazgi, Sugandhika, Paanwari',
        each: 3,
        life: '12 months',
        keep: 'Close tightly after use',
        tips: ['After meals and before meetings.', 'Keep one in the bag.'],
      },
      `
      Mukhwas | मुखवास | 75 | 100 g, 200 g | Mixed, Sweet Saunf, Til Alsi, Paan | Coloured by beet and turmeric only. | each=3
      Chewing Gum | - | 20 | 20 g, 60 g | Mint, Strawberry@strawberry, Watermelon@watermelon | Sugar-free. | form=box; each=2
      Mints | - | 30 | 20 g, 60 g | Strong, Mild | Small, white and cold. | form=box`,
    ),
    subCategory(
      'Sugar-Free Sweets',
      {
        ...SWEET,
        art: 'candy',
        brands: 'Halka, Mithaas Ghar, Bhumijan',
        each: 2,
        life: '3 months',
        tips: ['Count them all the same.', 'For those who miss dessert.'],
      },
      `
      Date & Nut * | - | 165 | 200 g, 400 g | Ladoo@ladoo, Barfi@diamonds, Roll@dates | No sugar but the fruit's own.
      Sugar-Free * | - | 185 | 200 g, 400 g | Kaju Katli@diamonds, Soan Papdi@yarn | With maltitol and cashew.
      Stevia * | - | 140 | 50 g, 100 g | Powder, Drops@droplet | Three hundred times as sweet as sugar. | art=herb; form=jar; Allergens=None known`,
    ),
  ],
};
