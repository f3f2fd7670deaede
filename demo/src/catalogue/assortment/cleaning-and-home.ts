import { type Category, subCategory } from '../sub-category.ts';

const WASH = {
  mark: 'none',
  life: '24 months',
  keep: 'Upright, closed, out of the reach of children',
  each: 3,
} as const;
const THING = {
  mark: 'none',
  form: 'card',
  keep: 'Rinse and dry after use',
  each: 3,
  facts: { Warranty: 'Replaced within 7 days if it comes damaged' },
} as const;

export const cleaningAndHome: Category = {
  name: 'Cleaning & Home',
  tone: 'home',
  art: ['bubbles', 'broom', 'sponge'],
  subCategories: [
    subCategory(
      'Detergents & Fabric Care',
      {
        ...WASH,
        form: 'box',
        art: 'bubbles',
        brands: 'NirmalMax, Safedo, Dhobi Ghat, Neelchand',
        tips: ['More isn’t cleaner: measure it.', 'Try it on a hidden seam first.'],
      },
      `
      Detergent Powder | डिटर्जेंट पाउडर | 68 | 500 g, 1 kg, 4 kg | Everyday, Lemon@lemon, Jasmine@cherry-blossom | Lifts collars and cuffs in hard water too. | each=3
      Liquid Detergent | - | 199 | 1 L, 2 L | Front Load, Top Load | Leaves no powder on dark clothes. | form=bottle; each=3
      Detergent Bar | डिटर्जेंट साबुन | 12 | 150 g, 250 g | - | For hand washing and stubborn spots. | form=wrap; art=soap
      Fabric Conditioner | - | 110 | 400 ml, 860 ml, 2 L | Rose@rose, Lavender@cherry-blossom | Soft towels, less creasing. | form=bottle; each=2
      Liquid Blue | नील | 32 | 75 ml, 200 ml | - | Keeps whites white. | form=bottle; art=droplet; each=2
      Stain Remover | - | 99 | 200 ml, 500 ml | - | For turmeric, ink and tea. | form=spray; art=t-shirt; each=2`,
    ),
    subCategory(
      'Dishwash',
      {
        ...WASH,
        form: 'bottle',
        art: 'lemon',
        brands: 'Chamakdar, NirmalMax, Swachhika, Bartan Raja',
        tips: ['Cuts ghee and haldi.', 'Kind to steel and glass.'],
      },
      `
      Dishwash Liquid | - | 55 | 250 ml, 500 ml, 1.5 L | Lemon, Mint@herb, Neem@leafy-green | Gentle on hands. | each=3
      Dishwash Bar | बर्तन बार | 20 | 200 g, 500 g | Lemon, Ash & Neem@leafy-green | Hard bar that doesn't turn to mush. | form=wrap; art=soap; each=3
      Dishwasher Tablets | - | 349 | 20 pieces, 50 pieces | - | With rinse aid; for Indian masala. | form=box; art=fork-and-knife-with-plate; each=2
      Dishwash Powder | - | 42 | 500 g, 1 kg | - | For kadhais that have seen things. | form=pouch; art=sparkles; each=2`,
    ),
    subCategory(
      'Floor, Toilet & Surface Cleaners',
      {
        ...WASH,
        form: 'bottle',
        art: 'sparkles',
        brands: 'Swachhika, Chamakdar, NirmalMax, Safai Singh',
        tips: ['Never mix it with another cleaner.', 'Leave it for five minutes before you wipe or rinse.'],
      },
      `
      Floor Cleaner | फ़र्श क्लीनर | 99 | 500 ml, 1 L, 2 L | Citrus@lemon, Jasmine@cherry-blossom, Pine@evergreen-tree | Kills 99.9 % of germs on tiles and stone. | art=bucket; each=3
      Toilet Cleaner | - | 92 | 500 ml, 1 L | Original, Citrus@lemon | Thick; clings under the rim. | art=toilet; each=3
      Phenyl | फिनाइल | 65 | 500 ml, 1 L, 5 L | White, Pine@evergreen-tree | Disinfects drains and yards. | art=bucket; each=2
      Glass Cleaner | - | 89 | 250 ml, 500 ml | - | Dries without streaks. | form=spray; art=mirror
      Kitchen Cleaner | - | 130 | 250 ml, 500 ml | - | Takes oil off hob and chimney. | form=spray; art=fire
      Drain Cleaner | - | 32 | 50 g, 200 g | - | Pour, wait half an hour, flush. | form=pouch; art=shower; each=2`,
    ),
    subCategory(
      'Mops, Brooms & Scrubs',
      {
        ...THING,
        tone: 'things',
        art: 'broom',
        brands: 'Jhaadu Bros, Safai Singh, Swachhika',
        tips: ['Hang it up and it lasts.', 'Change it before it asks.'],
      },
      `
      Grass Broom (Phool Jhaadu) | झाड़ू | 99 | 1 piece | - | Thick Meghalaya grass, tied twice. | each=3
      Coconut Broom | - | 75 | 1 piece | - | For wet floors and yards. | art=palm-tree
      Flat Mop | पोछा | 349 | 1 piece | - | Microfibre head, 120 cm handle.
      Mop Refill | - | 129 | 1 piece | Round, Flat | Machine washable. | art=yarn
      Scrub Pad | - | 20 | 1 piece, 3 pieces, 6 pieces | Green, Steel, Sponge | For pans, not for non-stick. | art=sponge; each=3
      Toilet Brush | - | 95 | 1 piece | - | With a stand that drains. | art=toilet
      Cleaning Cloth | - | 99 | 3 pieces, 6 pieces | Microfibre, Cotton | Lint-free, washable 200 times. | art=cloths; each=2`,
    ),
    subCategory(
      'Fresheners & Insect Repellents',
      {
        ...WASH,
        tone: 'things',
        form: 'can',
        art: 'mosquito',
        brands: 'Machharmaar, Taazgi, Sugandh Van, Swachhika',
        tips: ['Air the room afterwards.', 'Keep it away from food.'],
      },
      `
      Mosquito Repellent Refill | - | 85 | 1 piece, 2 pieces, 4 pieces | - | 45 nights at normal speed. | form=box
      Mosquito Coil | - | 38 | 10 pieces, 30 pieces | - | Ten hours a coil. | form=box
      Insect Spray | - | 199 | 200 ml, 400 ml | Mosquito & Fly, Cockroach@cockroach | With a crevice nozzle. | each=3
      Room Freshener | - | 165 | 240 ml, 300 ml | Lavender@cherry-blossom, Sandal@evergreen-tree, Citrus@lemon, Mogra@blossom | Two presses are enough. | art=blossom; each=2
      Naphthalene Balls | - | 55 | 100 g, 250 g | - | For woollens in summer. | form=pouch; art=coat
      Camphor Cone | - | 110 | 60 g, 120 g | - | Natural; hang it in the wardrobe. | form=box; art=leaf-fluttering-in-wind`,
    ),
    subCategory(
      'Tissues, Foil & Garbage Bags',
      {
        ...THING,
        tone: 'things',
        form: 'box',
        art: 'roll-of-paper',
        brands: 'Naramo, Swachhika, Lapeto',
        tips: ['Bought rarely, missed at once.', 'Keep a spare in the cupboard.'],
      },
      `
      Toilet Roll | - | 120 | 4 pieces, 8 pieces, 12 pieces | - | Two-ply, 160 pulls. | form=wrap; art=toilet
      Kitchen Towel | - | 110 | 2 pieces, 4 pieces | - | Strong when wet. | form=wrap
      Face Tissues | - | 85 | 100 pulls, 200 pulls | - | Two-ply and soft.
      Paper Napkins | - | 45 | 50 pieces, 100 pieces | - | 30 cm square. | form=wrap
      Aluminium Foil | - | 95 | 9 m, 18 m, 72 m | - | 11 micron, food grade. | each=3
      Cling Film | - | 110 | 30 m, 100 m | - | BPA-free. | art=tape-roll
      Garbage Bags | - | 75 | 30 pieces, 90 pieces | Small, Medium, Large | Compostable, with tear-off perforation. | form=wrap; art=wastebasket; each=2
      Baking Paper | - | 140 | 10 m, 20 m | - | Non-stick on both sides. | art=cupcake; each=2`,
    ),
    subCategory(
      'Kitchen Tools & Storage',
      {
        ...THING,
        tone: 'things',
        art: 'kitchen-knife',
        brands: 'Tawa & Co, Steelwala, Pakka Rasoi, Dabbawalla',
        tips: ['Food-grade and easy to wash.', 'Built to be used three times a day.'],
      },
      `
      Kitchen Knife | चाकू | 99 | 1 piece, 3 pieces | Vegetable, Chef's | High-carbon blade, riveted handle. | each=2
      Steel Container (Dabba) | डब्बा | 249 | 1 piece, 3 pieces, 5 pieces | - | Airtight lid with a window. | form=box; art=jar
      Lunch Box | टिफ़िन | 399 | 1 piece | Two-Tier, Three-Tier | Leak-proof steel tiffin. | form=box; art=bento-box; each=2
      Water Bottle | - | 349 | 750 ml, 1 L | Steel, Copper | Single-walled, fits a bicycle. | art=droplet; each=2
      Tawa | तवा | 549 | 1 piece | Iron, Non-Stick | 26 cm, 4 mm thick. | art=cooking; each=2
      Masala Dabba | मसाला डब्बा | 599 | 1 piece | - | Seven bowls, seven spoons. | form=box; art=hot-pepper; each=2
      Peeler & Grater | - | 79 | 1 piece | - | Steel blades. | art=kitchen-knife; each=2
      Rolling Pin & Board | चकला बेलन | 299 | 1 set | - | Sheesham wood. | art=flatbread; each=2`,
    ),
    subCategory(
      'Batteries, Bulbs & Electricals',
      {
        ...THING,
        keep: 'In a dry place',
        tone: 'things',
        art: 'light-bulb',
        brands: 'Roshnika, Bijliwala, Jugnuka',
        tips: ['Keep one spare.', 'Made to the BIS standard.'],
      },
      `
      LED Bulb | एलईडी बल्ब | 99 | 1 piece, 2 pieces, 4 pieces | 9 W, 12 W, 15 W | Cool daylight, two years of warranty. | form=box; each=2
      * Batteries | - | 60 | 2 pieces, 4 pieces, 10 pieces | AA, AAA | Alkaline; don't recharge. | art=battery; each=2
      Extension Board | - | 399 | 1 piece | - | Four sockets, 2 m cord, fuse. | form=box; art=electric-plug
      Torch | टॉर्च | 179 | 1 piece | - | Rechargeable, 200 m beam. | art=flashlight; form=box
      Insulation Tape | - | 15 | 1 piece, 5 pieces | - | 18 mm wide. | art=tape-roll; each=2`,
    ),
  ],
};
