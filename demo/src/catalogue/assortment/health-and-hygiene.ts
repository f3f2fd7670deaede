import { type Category, subCategory } from '../sub-category.ts';

const CARE = {
  mark: 'none',
  life: '24 months',
  keep: 'Cool and dry, out of the reach of children',
  each: 3,
} as const;

export const healthAndHygiene: Category = {
  name: 'Health & Hygiene',
  tone: 'care',
  art: ['toothbrush', 'adhesive-bandage', 'herb'],
  subCategories: [
    subCategory(
      'Toothpaste & Oral Care',
      {
        ...CARE,
        form: 'box',
        art: 'tooth',
        brands: 'Dantveer, Neemaya, Muskaan, Jadibooti Ghar',
        tips: ['Morning and night.', 'Dentists would nod.'],
      },
      `
      Toothpaste | टूथपेस्ट | 55 | 100 g, 200 g, 2 x 200 g | Clove@herb, Neem@leafy-green, Salt & Lemon@lemon, Charcoal, Mint@herb | With fluoride at 1,000 ppm. | each=3
      Toothbrush | टूथब्रश | 30 | 1 piece, 2 pieces, 4 pieces | Soft, Medium, Kids | Rounded bristles. | form=card; art=toothbrush; each=2
      Mouthwash | - | 120 | 250 ml, 500 ml | Mint@herb, Clove@herb | Alcohol-free. | form=bottle; each=2
      Tongue Cleaner | - | 35 | 1 piece | Steel, Copper | Lasts for years. | form=card; art=mouth; each=2
      Tooth Powder | दंत मंजन | 45 | 50 g, 100 g | Lal, White | With clove and pudina. | form=bottle; each=2`,
    ),
    subCategory(
      'Feminine Hygiene',
      {
        ...CARE,
        form: 'wrap',
        art: 'cherry-blossom',
        brands: 'Sakhika, Nirbhay, Komalika',
        tips: ['Comes in a plain bag.', 'Made without perfume.'],
      },
      `
      Sanitary Pads | - | 65 | 7 pieces, 15 pieces, 30 pieces | Regular, XL, XXL Night | Soft cover, wide back. | each=3
      Panty Liners | - | 99 | 20 pieces, 40 pieces | - | Thin, breathable.
      Tampons | - | 199 | 10 pieces, 20 pieces | Regular, Super | Cotton, without applicator. | form=box; each=2
      Menstrual Cup | - | 349 | 1 piece | Small, Medium, Large | Medical silicone, for five years. | form=box; each=2
      Intimate Wash | - | 165 | 100 ml, 200 ml | - | pH 3.5. | form=bottle; art=lotion-bottle; each=2`,
    ),
    subCategory(
      'Hand Wash & Sanitiser',
      {
        ...CARE,
        form: 'pump',
        art: 'hand-with-fingers-splayed',
        brands: 'Suraksho, Neemaya, Swachhika, Jheel',
        tips: ['Keep one by the door.', 'For everybody in the house.'],
      },
      `
      Hand Wash | हैंड वॉश | 62 | 200 ml, 750 ml, 1.5 L | Neem@leafy-green, Lemon@lemon, Rose@rose, Aloe@cactus | Kills germs, keeps skin. | each=3
      Hand Sanitiser | - | 50 | 50 ml, 200 ml, 500 ml | - | 70 % alcohol. | form=bottle; art=droplet
      Antiseptic Liquid | - | 99 | 100 ml, 250 ml, 1 L | - | For cuts, laundry and floors. | form=bottle; art=shield
      Wet Wipes | - | 60 | 20 pieces, 60 pieces | Lemon@lemon, Cucumber@cucumber | For the car and the desk. | form=wrap; each=2`,
    ),
    subCategory(
      'First Aid & Pain Relief',
      {
        ...CARE,
        form: 'box',
        art: 'adhesive-bandage',
        brands: 'Suraksho, Rahatika, Jadibooti Ghar',
        tips: ['Ask a doctor if it lasts more than two days.', 'Read the leaflet first.'],
      },
      `
      Bandage Strips | पट्टी | 40 | 20 pieces, 100 pieces | Washproof, Fabric | Sterile pad, skin-friendly glue. | each=3
      Crepe Bandage | - | 110 | 1 piece | 6 cm, 10 cm | Stretches to four metres. | each=2
      Pain Balm | बाम | 45 | 10 g, 25 g, 50 g | Strong, Cool | Menthol, camphor and wintergreen. | form=jar; art=fire; each=2
      Pain Relief Spray | - | 165 | 50 g, 100 g | - | For the morning after cricket. | form=spray; art=high-voltage
      Cotton Roll | रुई | 45 | 100 g, 250 g, 500 g | - | Absorbent, bleached without chlorine. | form=wrap; art=cloud
      Thermometer | - | 199 | 1 piece | - | Digital, beeps after 30 seconds. | art=thermometer; each=2
      Hot Water Bag | - | 249 | 1 piece | - | Rubber, with a knitted cover. | art=droplet; each=2`,
    ),
    subCategory(
      'Ayurveda & Digestion',
      {
        ...CARE,
        form: 'bottle',
        art: 'herb',
        mark: 'veg',
        brands: 'Jadibooti Ghar, Vaidyaka, Dadi Ma, Pahadi',
        tips: ['An old recipe, tested in a new laboratory.', 'As your grandmother would have said.'],
      },
      `
      Chyawanprash | च्यवनप्राश | 199 | 250 g, 500 g, 1 kg | Classic, Sugar-Free, Mixed Fruit@mango | Amla and forty herbs, cooked in ghee. | form=jar; each=3
      * Churna | चूर्ण | 75 | 60 g, 100 g | Triphala, Hingwashtak, Ajwain, Ashwagandha | Ground fine and sieved. | form=jar; art=powder; each=2
      * Juice | - | 165 | 500 ml, 1 L | Amla@melon, Aloe Vera@cactus, Karela Jamun@cucumber, Giloy@leafy-green | Two spoons in a glass of water. | each=2
      Digestive Tablets | - | 50 | 60 tablets, 120 tablets | Imli@beans, Anardana@pomegranate, Hing Peda | Sour enough to be a treat. | form=jar; art=pill; each=2
      Isabgol | इसबगोल | 110 | 100 g, 200 g | - | Psyllium husk, 99 % pure. | form=box; art=sheaf-of-rice`,
    ),
    subCategory(
      'Cough, Cold & Immunity',
      {
        ...CARE,
        form: 'box',
        art: 'hot-beverage',
        mark: 'veg',
        brands: 'Jadibooti Ghar, Rahatika, Vaidyaka',
        tips: ['Ask a doctor if it lasts more than three days.', 'Rest helps too.'],
      },
      `
      Throat Lozenges | - | 35 | 10 pieces, 30 pieces | Ginger@ginger-root, Honey & Lemon@honey-pot, Tulsi@herb | Slow to melt. | art=candy; each=2
      Herbal Cough Syrup | - | 99 | 100 ml, 200 ml | Adult, Children | Vasaka and mulethi; doesn't make drowsy. | form=bottle; art=honey-pot; each=3
      Vapour Rub | - | 75 | 25 g, 50 g | - | On chest and back at night. | form=jar; art=wind-face; mark=none
      Inhaler Stick | - | 55 | 1 piece | - | Menthol for a blocked nose. | form=card; art=wind-face; mark=none
      Glucose Powder | ग्लूकोज़ | 48 | 100 g, 200 g, 500 g | Regular, Orange@tangerine, Lemon@lemon | Energy in hot weather. | art=high-voltage; each=2
      ORS Sachets | ओआरएस | 22 | 1 piece, 5 pieces, 10 pieces | Orange@tangerine, Apple@red-apple | WHO formula; one sachet a litre. | form=pouch; art=droplet; each=2`,
    ),
    subCategory(
      'Vitamins & Protein',
      {
        ...CARE,
        form: 'jar',
        art: 'flexed-biceps',
        mark: 'veg',
        brands: 'Pahelwan Ji, Vaidyaka, Halka',
        tips: ['Not in place of dal and sabzi.', 'After training, or after breakfast.'],
      },
      `
      Whey Protein | - | 899 | 400 g, 1 kg, 2 kg | Chocolate@chocolate-bar, Mango@mango, Coffee@hot-beverage | 24 g of protein a scoop. | each=3
      Plant Protein | - | 799 | 400 g, 1 kg | Chocolate@chocolate-bar, Vanilla | Pea and brown rice. | art=pea-pod; each=2
      Multivitamin Tablets | - | 299 | 30 tablets, 60 tablets, 120 tablets | Men, Women, Children | One a day, after food. | art=pill; each=2
      Omega-3 Capsules | - | 399 | 30 capsules, 60 capsules | - | From flaxseed. | art=seedling; each=2
      Vitamin C Tablets | - | 199 | 10 tablets, 20 tablets | Orange@tangerine, Lemon@lemon | Effervescent. | form=jar; each=2`,
    ),
    subCategory(
      'Adult Care & Wellness',
      {
        ...CARE,
        form: 'wrap',
        art: 'older-person',
        brands: 'Suraksho, Komalika, Rahatika',
        tips: ['Packed plainly.', 'For home and for the way.'],
      },
      `
      Adult Diaper Pants | - | 399 | 10 pieces, 30 pieces | Medium, Large, Extra Large | Eight hours, odour lock. | each=3
      Underpads | - | 299 | 10 pieces, 20 pieces | - | 60 by 90 cm, waterproof back. | art=bed
      Face Masks | - | 99 | 10 pieces, 50 pieces | Three-Ply, N95 | Soft ear loops. | form=box; art=shield; each=2
      Disposable Gloves | - | 199 | 50 pieces, 100 pieces | - | Powder-free nitrile. | form=box; art=gloves; each=2
      Ear Buds | - | 35 | 100 pieces, 200 pieces | - | Paper stems. | form=box; art=ear
      Massage Oil | - | 145 | 100 ml, 200 ml | Pain Relief, Relaxing | Mahanarayan and eucalyptus. | form=bottle; art=herb; each=2`,
    ),
  ],
};
