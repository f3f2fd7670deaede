import { type Category, subCategory } from '../sub-category.ts';

const BABY = { mark: 'none', life: '36 months', keep: 'Cool and dry', each: 3 } as const;

export const babyCare: Category = {
  name: 'Baby Care',
  tone: 'care',
  art: ['baby-bottle', 'baby', 'teddy-bear'],
  subCategories: [
    subCategory(
      'Diapers',
      {
        ...BABY,
        form: 'wrap',
        art: 'baby',
        brands: 'Nanhe, Shishuka, Lorika',
        tips: ['Change every three to four hours.', 'Go up a size when the tapes leave a mark.'],
      },
      `
      Diaper Pants | डायपर | 160 | 12 pieces, 36 pieces, 64 pieces | Newborn, Small, Medium, Large, Extra Large | Wetness indicator and soft leg cuffs. | each=3
      Tape Diapers | - | 150 | 12 pieces, 40 pieces | Newborn, Small | For the first weeks. | each=2
      Cloth Diaper | - | 299 | 1 piece, 3 pieces | - | Washable 300 times, with an insert. | art=safety-pin; each=2`,
    ),
    subCategory(
      'Baby Wipes',
      {
        ...BABY,
        form: 'wrap',
        art: 'roll-of-paper',
        brands: 'Nanhe, Shishuka, Lorika, Naramo',
        tips: ['Close the lid; they dry out otherwise.', 'For hands, face and the rest.'],
      },
      `
      Baby Wipes | - | 99 | 24 pieces, 72 pieces, 3 x 72 pieces | Aloe@cactus, Water@droplet, Cucumber@cucumber | 98 % water, no alcohol. | each=3
      Dry Wipes | - | 149 | 60 pieces, 120 pieces | - | Cotton; add your own water. | each=2`,
    ),
    subCategory(
      'Baby Bath & Skin',
      {
        ...BABY,
        form: 'bottle',
        art: 'baby-angel',
        brands: 'Shishuka, Lorika, Nanhe, Dadi Ma',
        tips: ['A little goes over a whole baby.', 'Tested by dermatologists.'],
      },
      `
      Baby Soap | बेबी साबुन | 48 | 75 g, 3 x 75 g | - | pH-balanced, with milk cream. | form=wrap; art=soap; each=4
      Baby Shampoo | - | 135 | 100 ml, 200 ml, 400 ml | - | Doesn't sting the eyes. | art=bubbles; each=4
      Baby Massage Oil | मालिश तेल | 155 | 100 ml, 200 ml, 500 ml | Almond@almonds, Olive@olive, Lal Tel@herb | For the morning malish in the sun. | each=2
      Baby Lotion | - | 145 | 100 ml, 200 ml, 400 ml | - | For soft skin all winter. | form=pump; art=lotion-bottle
      Baby Powder | - | 99 | 100 g, 200 g, 400 g | - | From corn starch, talc-free. | art=cherry-blossom
      Diaper Rash Cream | - | 125 | 30 g, 100 g | - | Zinc oxide and aloe. | form=tube; art=lotion-bottle`,
    ),
    subCategory(
      'Baby Food',
      {
        form: 'box',
        art: 'baby-bottle',
        brands: 'Subah, Dadi Ma, Nanhe',
        mark: 'veg',
        life: '12 months',
        keep: 'Use within three weeks of opening',
        each: 3,
        facts: { Age: '6 months and older' },
        tips: ['Mother’s milk is best; ask your doctor before you change.', 'Start with two spoons.'],
      },
      `
      Baby Cereal | - | 225 | 200 g, 300 g | Rice@cooked-rice, Wheat & Apple@red-apple, Ragi@sheaf-of-rice, Multigrain & Fruit@pear | With iron and twelve vitamins. | each=2
      Fruit Purée | - | 85 | 100 g, 6 x 100 g | Apple@red-apple, Banana@banana, Mango@mango | Fruit and nothing else. | form=pouch; each=2
      Baby Puffs | - | 120 | 40 g, 80 g | Carrot@carrot, Strawberry@strawberry | Melts at the gums. | form=can; each=2; Age=8 months and older
      Teething Biscuits | - | 95 | 100 g, 200 g | - | Hard to break, easy to hold. | art=cookie`,
    ),
    subCategory(
      'Feeding & Nursing',
      {
        ...BABY,
        tone: 'things',
        form: 'box',
        art: 'baby-bottle',
        brands: 'Lorika, Nanhe, Dadi Ma',
        keep: 'Sterilise before the first use',
        tips: ['BPA-free.', 'Boil for five minutes before the first use.'],
      },
      `
      Feeding Bottle | - | 199 | 1 piece | 125 ml, 250 ml, Glass 240 ml | Anti-colic valve. | each=3
      Silicone Nipple | - | 110 | 2 pieces, 4 pieces | Slow Flow, Medium Flow | Soft, wide neck. | each=2
      Sipper Cup | - | 249 | 1 piece | - | Two handles, no spills. | art=cup-with-straw
      Baby Bowl & Spoon | - | 199 | 1 set | - | With a suction foot. | art=bowl-with-spoon
      Breast Pads | - | 175 | 24 pieces, 48 pieces | - | Thin and dry. | each=2`,
    ),
    subCategory(
      'Baby Wear & Toys',
      {
        ...BABY,
        tone: 'things',
        form: 'card',
        art: 'teddy-bear',
        brands: 'Nanhe, Khilonaghar, Dadi Ma',
        keep: 'Wash before the first use',
        life: 'Does not spoil',
        tips: ['Made from safe materials.', 'Washes well.'],
      },
      `
      Muslin Swaddle with * | - | 299 | 1 piece, 3 pieces | Elephants, Stars, Mangoes | Washed cotton, one metre square. | art=glowing-star; each=2
      Baby Socks | - | 99 | 2 pairs, 4 pairs | - | No seams inside. | art=socks
      Cotton Bib | - | 85 | 1 piece, 3 pieces | - | Two layers, snap button. | art=dress
      Rattle | झुनझुना | 120 | 1 piece | Wooden, Soft | Neem wood or cloth. | art=bell; each=3
      Soft Toy | - | 349 | 1 piece | Elephant, Bear, Rabbit@rabbit-face | Stitched eyes, no buttons. | form=loose; each=2
      Wooden Puzzle | - | 249 | 1 piece | Fruits@mango, Animals@cow-face | Nine big pieces with knobs. | art=puzzle-piece; form=box; each=2`,
    ),
  ],
};
