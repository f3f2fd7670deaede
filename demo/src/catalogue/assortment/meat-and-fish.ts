import { type Category, subCategory } from '../sub-category.ts';

const RAW = {
  form: 'tray',
  mark: 'nonveg',
  life: '3 days',
  keep: 'Between 0 and 4 °C; cook within a day of opening',
  each: 3,
} as const;

export const meatAndFish: Category = {
  name: 'Meat & Fish',
  tone: 'meat',
  art: ['poultry-leg', 'fish', 'shrimp'],
  subCategories: [
    subCategory(
      'Chicken',
      {
        ...RAW,
        art: 'poultry-leg',
        brands: 'Murgika, Taaza Boti, Kasaiwala, Godhuli',
        tips: ['Rinse, pat dry, marinate for an hour.', 'Done when the juice runs clear.'],
      },
      `
      Chicken Curry Cut | चिकन | 149 | 500 g, 1 kg | With Skin, Skinless | Twelve to sixteen pieces a kilo. | each=4
      Chicken Breast Boneless | - | 199 | 450 g, 900 g | - | Trimmed of fat. | each=4
      Chicken Drumsticks | - | 165 | 4 pieces, 8 pieces | - | Skinless, even in size.
      Chicken Mince (Keema) | चिकन कीमा | 189 | 450 g, 900 g | - | Minced once, from thigh and breast. | art=cut-of-meat
      Chicken Wings | - | 115 | 500 g, 1 kg | - | With skin, tips cut off.
      Whole Chicken | - | 239 | 1 piece, 2 pieces | - | Cleaned, 900 g to 1.1 kg. | art=chicken
      Chicken Liver | कलेजी | 72 | 250 g, 500 g | - | Cleaned and washed. | art=cut-of-meat`,
    ),
    subCategory(
      'Mutton & Lamb',
      {
        ...RAW,
        art: 'cut-of-meat',
        brands: 'Gostwala, Taaza Boti, Kasaiwala, Godhuli',
        tips: [
          'Four whistles, then low for ten minutes.',
          'Bring to room temperature before it meets the pan.',
        ],
      },
      `
      Goat Curry Cut | मटन | 425 | 500 g, 1 kg | Regular, Rich | Shoulder, leg and rib, mixed. | each=4
      Goat Boneless | - | 519 | 450 g, 900 g | - | Leg meat in cubes.
      Mutton Mince (Keema) | मटन कीमा | 449 | 450 g, 900 g | - | A fifth fat, as keema wants it.
      Mutton Chops | - | 465 | 450 g, 900 g | - | Rib and loin. | art=meat-on-bone
      Mutton Liver | कलेजी | 259 | 250 g, 500 g | - | Fresh, sliced.
      Paya | पाया | 235 | 4 pieces, 8 pieces | - | Cleaned trotters for soup. | art=meat-on-bone`,
    ),
    subCategory(
      'Fish',
      {
        ...RAW,
        art: 'fish',
        brands: 'Matsyaka, Samudri, Jaalwala, Taaza Boti',
        life: '2 days',
        tips: ['Rub with haldi and salt, leave for ten minutes.', 'Don’t crowd the pan.'],
      },
      `
      Rohu * | रोहू | 189 | 500 g, 1 kg | Bengali Cut, Curry Cut | Freshwater fish, scaled and gutted.
      Katla * | कतला | 209 | 500 g, 1 kg | Bengali Cut, Curry Cut | A firm, mild fish for a mustard curry. | each=2
      Surmai Steaks | सुरमई | 459 | 400 g, 800 g | - | King fish, 15 mm steaks.
      Pomfret Whole | पापलेट | 499 | 400 g, 800 g | Silver, Black | Cleaned, slit for masala. | art=tropical-fish; each=2
      Basa Fillet | - | 259 | 400 g, 800 g | - | Boneless and mild.
      Bangda (Mackerel) | बांगड़ा | 169 | 500 g, 1 kg | - | Oily, made for the tawa.
      Hilsa (Ilish) | इलिश | 899 | 500 g, 1 kg | - | From the Hooghly, in its season.`,
    ),
    subCategory(
      'Prawns & Crab',
      {
        ...RAW,
        art: 'shrimp',
        brands: 'Matsyaka, Samudri, Jaalwala',
        life: '2 days',
        tips: ['Overcook it and it won’t forgive you.', 'Lime and salt are nearly all it needs.'],
        facts: { Allergens: 'Contains crustaceans' },
      },
      `
      Prawns | झींगा | 289 | 250 g, 500 g | Medium, Large, Tiger | Peeled and deveined, tail on. | each=3
      Crab Cut | केकड़ा | 329 | 500 g, 1 kg | - | Cleaned, claws cracked. | art=crab
      Squid Rings | - | 275 | 250 g, 500 g | - | Cleaned and cut. | art=squid; Allergens=Contains molluscs
      Lobster Tail | - | 690 | 1 piece, 2 pieces | - | Split, ready to grill. | art=lobster; each=2`,
    ),
    subCategory(
      'Marinated & Ready to Cook',
      {
        ...RAW,
        art: 'meat-on-bone',
        brands: 'Zaikedar, Murgika, Matsyaka, Taaza Boti',
        life: '5 days',
        tips: ['Already salted; only add heat.', 'Fifteen minutes at 200 °C or on a hot tawa.'],
      },
      `
      Chicken * | - | 215 | 300 g, 600 g | Tikka, Malai Tikka, Achari Tikka, Ghee Roast | Boneless, twelve hours in its marinade. | each=2; art=poultry-leg
      Tandoori Chicken | तंदूरी चिकन | 245 | 400 g, 800 g | - | Legs on the bone, with curd and Kashmiri mirch.
      Fish * | - | 269 | 300 g, 600 g | Amritsari, Tikka, Tawa Masala | Boneless fish in a light coat. | art=fish; each=2
      Mutton Seekh Kabab | सीख कबाब | 289 | 300 g, 600 g | - | Hand-minced and skewered.
      Chicken Lollipop | - | 199 | 300 g, 600 g | - | Wings turned inside out. | art=poultry-leg`,
    ),
    subCategory(
      'Cold Cuts & Sausages',
      {
        ...RAW,
        tone: 'treat',
        form: 'wrap',
        art: 'bacon',
        brands: 'Godhuli, Zaikedar, Murgika',
        life: '30 days',
        keep: 'Between 0 and 4 °C, well wrapped',
        tips: ['Between two slices of good bread.', 'Eat within three days of opening.'],
      },
      `
      Chicken Salami | - | 145 | 200 g, 500 g | Plain, Pepper, Chilli@hot-pepper | Thin round slices. | each=3
      Chicken Ham | - | 165 | 200 g, 500 g | - | Cooked and smoked.
      Chicken Frankfurters | - | 155 | 250 g, 500 g | Classic, Cheese@cheese-wedge | Fine-ground, with a snap. | art=hot-dog; each=3
      Pork Bacon | - | 265 | 150 g, 300 g | - | Streaky, wood-smoked.
      Pepperoni | - | 225 | 100 g, 250 g | - | Spicy rounds for pizza. | art=pizza`,
    ),
    subCategory(
      'Dried Fish & Seafood Pickles',
      {
        ...RAW,
        tone: 'food',
        form: 'pouch',
        art: 'fish',
        brands: 'Samudri, Jaalwala, Matsyaka',
        life: '9 months',
        keep: 'In a cool, dry place, well closed',
        tips: ['Strong on purpose.', 'With plain rice and dal.'],
      },
      `
      Dried Bombil | सूखा बॉम्बिल | 145 | 100 g, 250 g | - | Bombay duck, sun-dried on lines.
      Dried Prawns (Sode) | सोडे | 189 | 100 g, 250 g | - | Small, shelled and salted. | art=shrimp
      Dried Anchovies | - | 135 | 100 g, 250 g | - | Nethili, heads on.
      Prawn Pickle | झींगा अचार | 225 | 200 g, 400 g | Goan Balchão, Kerala | Fried prawns in vinegar and chilli. | art=shrimp; form=jar
      Fish Pickle | मछली अचार | 195 | 200 g, 400 g | - | Tuna in mustard and curry leaves. | form=jar`,
    ),
  ],
};
