import { type Category, subCategory } from '../sub-category.ts';

const FOOD = {
  mark: 'none',
  life: '18 months',
  keep: 'Close well; keep dry',
  each: 3,
  facts: { For: 'Animals only' },
} as const;
const GEAR = { mark: 'none', keep: 'Wipe clean', each: 3 } as const;

export const petCare: Category = {
  name: 'Pet Care',
  tone: 'care',
  art: ['dog-face', 'cat-face', 'paw-prints'],
  subCategories: [
    subCategory(
      'Dog Food',
      {
        ...FOOD,
        form: 'pouch',
        art: 'dog-face',
        brands: 'Moti & Sheru, Wafadaar, Bhaubhau, Dumdaar',
        tips: ['Change over a week, a little more each day.', 'Fresh water beside the bowl.'],
      },
      `
      Adult Dog Food | - | 320 | 1 kg, 3 kg, 10 kg | Chicken & Rice@poultry-leg, Lamb@ewe, Vegetarian@carrot | Complete daily food, 22 % protein. | each=3
      Puppy Food | - | 350 | 1 kg, 3 kg | Chicken & Milk@poultry-leg, Egg & Rice@egg | Small kibble, 28 % protein. | each=3
      Wet Dog Food | - | 45 | 80 g, 12 x 80 g | Chicken Gravy@poultry-leg, Lamb Gravy@ewe, Liver@cut-of-meat | Chunks in gravy; on its own or on top. | each=2`,
    ),
    subCategory(
      'Cat Food',
      {
        ...FOOD,
        form: 'pouch',
        art: 'cat-face',
        brands: 'Billo, Mausi, Meowka, Dumdaar',
        tips: ['Cats decide; offer twice.', 'Keep the water away from the food bowl.'],
      },
      `
      Adult Cat Food | - | 360 | 1 kg, 3 kg | Ocean Fish@fish, Chicken@poultry-leg, Tuna@tropical-fish | With taurine. | each=3
      Kitten Food | - | 385 | 1 kg, 3 kg | Mackerel@fish, Chicken@poultry-leg | For the first twelve months. | each=2
      Wet Cat Food | - | 45 | 80 g, 12 x 80 g | Tuna in Jelly@fish, Chicken in Gravy@poultry-leg, Salmon@tropical-fish | Gone in a minute. | each=3`,
    ),
    subCategory(
      'Dog & Cat Treats',
      {
        ...FOOD,
        form: 'pouch',
        art: 'bone',
        brands: 'Moti & Sheru, Bhaubhau, Billo, Dumdaar',
        tips: ['For sitting, staying and for coming back.', 'Count it into the day’s food.'],
      },
      `
      Dog Biscuits | - | 185 | 400 g, 900 g | Milk@glass-of-milk, Chicken@poultry-leg, Veg@carrot | Crunchy, good for teeth. | each=3
      Chew Sticks | - | 99 | 5 pieces, 20 pieces | Mint@herb, Chicken@poultry-leg | Ten quiet minutes each. | each=2
      Jerky Strips | - | 165 | 70 g, 150 g | Chicken@poultry-leg, Lamb@ewe | Dried meat, no filler. | each=2
      Cat Creamy Treats | - | 110 | 4 pieces, 12 pieces | Tuna@fish, Salmon@tropical-fish | To be licked off the hand. | art=cat-face; each=2`,
    ),
    subCategory(
      'Cat Litter & Hygiene',
      {
        ...GEAR,
        keep: 'In a dry place',
        form: 'pouch',
        art: 'cat',
        brands: 'Mausi, Meowka, Saaf Panja',
        tips: ['Keeps the peace in a shared flat.', 'Store it in a dry corner.'],
      },
      `
      Cat Litter | - | 399 | 5 kg, 10 kg | Bentonite, Lavender@cherry-blossom, Coconut@coconut | Clumps in seconds. | each=3
      Litter Scoop | - | 99 | 1 piece | - | With a stand. | form=card
      Training Pads | - | 399 | 10 pieces, 50 pieces | - | Five layers, 60 by 60 cm. | form=wrap; art=dog
      Poop Bags | - | 149 | 60 pieces, 180 pieces | - | Compostable. | form=box; art=dog
      Pet Wipes | - | 179 | 50 pieces, 100 pieces | - | For paws after a walk. | form=wrap; art=paw-prints`,
    ),
    subCategory(
      'Pet Grooming & Health',
      {
        ...GEAR,
        keep: 'Cool and dry, closed',
        form: 'bottle',
        art: 'paw-prints',
        brands: 'Saaf Panja, Wafadaar, Billo',
        tips: ['Ask your vet if in doubt.', 'Follow it with a treat.'],
        life: '24 months',
      },
      `
      Pet Shampoo | - | 225 | 200 ml, 500 ml | Neem@leafy-green, Oatmeal@sheaf-of-rice, Anti-Tick@bubbles | Gentle on coat and skin. | each=3
      Tick & Flea Spray | - | 299 | 100 ml, 250 ml | - | From plants; every two weeks. | form=spray; art=cockroach
      Grooming Brush | - | 199 | 1 piece | Slicker, Bristle | Takes off what would be on the sofa. | form=card; art=hair-pick; each=2
      Multivitamin Drops | - | 249 | 30 ml, 60 ml | - | For growth and coat. | art=droplet
      Calcium Tablets | - | 199 | 30 tablets, 60 tablets | - | Tastes of milk, say the dogs. | form=box; art=bone`,
    ),
    subCategory(
      'Leashes, Bowls & Toys',
      {
        ...GEAR,
        tone: 'things',
        form: 'card',
        art: 'dog',
        brands: 'Wafadaar, Bhaubhau, Billo',
        tips: ['Check it now and then for wear.', 'For good pets and for the other kind.'],
      },
      `
      Dog Collar | - | 199 | 1 piece | Small, Medium, Large | Padded nylon, metal buckle. | each=2
      Leash | - | 249 | 1 piece | Rope, Nylon | 150 cm with a swivel hook. | each=2
      Steel Bowl | - | 199 | 1 piece | Small, Large | Rubber foot, doesn't wander. | art=bowl-with-spoon; form=box; each=2
      Chew Toy | - | 149 | 1 piece | Rope Knot@knot, Rubber Bone@bone, Squeaky Ball@soccer-ball | Tested on a labrador. | each=2
      Cat Teaser | - | 129 | 1 piece | Feather@feather, Mouse@mouse-face | A wand and a bell. | each=2`,
    ),
    subCategory(
      'Bird & Fish Food',
      {
        ...FOOD,
        form: 'jar',
        art: 'bird',
        brands: 'Chidiya Ghar, Jalpari, Dumdaar',
        tips: ['Little and often.', 'Change the water every day.'],
      },
      `
      Bird Seed Mix | - | 110 | 500 g, 1 kg | Budgie, Cockatiel, Pigeon | Millet, sunflower and safflower. | form=pouch; each=2
      Bajra for Birds | बाजरा | 55 | 1 kg, 3 kg | - | For the terrace in the morning. | form=pouch; art=sheaf-of-rice
      Fish Food Flakes | - | 120 | 50 g, 100 g | Tropical@tropical-fish, Goldfish@fish | Floats; doesn't cloud the water. | each=3
      Turtle Pellets | - | 145 | 100 g, 250 g | - | Calcium for the shell. | art=turtle`,
    ),
  ],
};
