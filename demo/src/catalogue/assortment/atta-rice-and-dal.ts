import { type Category, subCategory } from '../sub-category.ts';

const DRY = { form: 'pouch', life: '12 months', keep: 'In an airtight tin, in a cool, dry place' } as const;

export const attaRiceAndDal: Category = {
  name: 'Atta, Rice & Dal',
  tone: 'food',
  art: ['sheaf-of-rice', 'cooked-rice', 'beans'],
  subCategories: [
    subCategory(
      'Atta',
      {
        ...DRY,
        art: 'sheaf-of-rice',
        brands: 'Annapurti, Chakki Gali, Sonagehu, Khetika, Motiwala',
        each: 3,
        life: '3 months',
        facts: { Allergens: 'Contains wheat gluten' },
        tips: [
          'Rest the dough for twenty minutes for softer rotis.',
          'Sieve lightly: the bran is the good part.',
          'Rotis stay soft till the evening tiffin.',
        ],
      },
      `
      Chakki Atta | चक्की आटा | 62 | 1 kg, 5 kg, 10 kg | - | Stone-ground from whole wheat, bran and all. | each=5
      Sharbati Atta | शरबती आटा | 82 | 1 kg, 5 kg | - | From Sehore's sweet, hard wheat. | each=4
      Multigrain Atta | मल्टीग्रेन आटा | 88 | 1 kg, 5 kg | - | Wheat with chana, ragi, oats, soya and maize.
      Khapli Atta | खपली आटा | 148 | 1 kg, 5 kg | - | Emmer wheat, low in gluten, nutty in taste.
      Sugar-Release-Control Atta | - | 118 | 1 kg, 5 kg | - | Extra fibre from barley, methi and chana. | each=2`,
    ),
    subCategory(
      'Flours & Sooji',
      {
        ...DRY,
        art: 'sheaf-of-rice',
        brands: 'Annapurti, Khetika, Bhumijan, Sonagehu',
        life: '4 months',
        tips: ['Sieve before use.', 'Keep a bay leaf in the tin against weevils.'],
      },
      `
      Besan | बेसन | 58 | 500 g, 1 kg | - | From chana dal alone; fries crisp. | each=4
      Maida | मैदा | 32 | 500 g, 1 kg | - | Fine and white, for naan, cake and samosa.
      Sooji | सूजी | 34 | 500 g, 1 kg | Fine, Coarse | Clean-milled semolina for halwa and upma.
      Rice Flour | चावल का आटा | 42 | 500 g, 1 kg | - | Fine enough for idiyappam. | art=cooked-rice
      Ragi Flour | रागी आटा | 52 | 500 g, 1 kg | - | Finger millet: calcium for dosa, mudde and porridge.
      Bajra Flour | बाजरा आटा | 45 | 500 g, 1 kg | - | For winter rotis with white butter.
      Jowar Flour | ज्वार आटा | 48 | 500 g, 1 kg | - | Gluten-free bhakri flour.
      Makki Flour | मक्की का आटा | 46 | 500 g, 1 kg | - | Coarse yellow maize for makki ki roti. | art=ear-of-corn
      Sattu | सत्तू | 72 | 500 g, 1 kg | - | Roasted chana flour for sharbat and litti.`,
    ),
    subCategory(
      'Basmati Rice',
      {
        ...DRY,
        art: 'cooked-rice',
        brands: 'Motiwala, Lambadana, Khetika, Himalji, Annapurti',
        each: 3,
        life: '24 months',
        tips: [
          'Soak for thirty minutes; the grain doubles in length.',
          'One cup of rice, one and a half of water.',
          'Drain it when a grain breaks cleanly.',
        ],
      },
      `
      Basmati Rice | बासमती चावल | 122 | 1 kg, 5 kg | - | Long, slender grains with the scent of the foothills. | each=5
      Aged Basmati Rice | पुराना बासमती | 165 | 1 kg, 5 kg | - | Rested for two years, so each grain stands alone.
      Biryani Basmati Rice | बिरयानी चावल | 178 | 1 kg, 5 kg | - | Extra-long grain of 8 mm and more.
      Basmati Tukda | बासमती टुकड़ा | 68 | 1 kg, 5 kg | - | Broken grains, whole taste; for khichdi and kheer.
      Brown Basmati Rice | ब्राउन बासमती | 148 | 1 kg, 5 kg | - | With the bran on; takes twenty minutes longer. | each=2`,
    ),
    subCategory(
      'Everyday Rice',
      {
        ...DRY,
        art: 'cooked-rice',
        brands: 'Annapurti, Motiwala, Dakshin Dhaan, Khetika',
        each: 3,
        life: '18 months',
        tips: ['Wash until the water runs clear.', 'Leftovers make tomorrow’s lemon rice.'],
      },
      `
      Sona Masoori Rice | सोना मसूरी चावल | 68 | 1 kg, 5 kg, 10 kg | - | Light and low in starch; the south's daily rice.
      Kolam Rice | कोलम चावल | 64 | 1 kg, 5 kg | - | Small-grained and soft.
      Ponni Boiled Rice | - | 62 | 1 kg, 5 kg, 10 kg | - | Parboiled, so it stays firm in curd and sambar.
      Idli Rice | इडली चावल | 54 | 1 kg, 5 kg | - | Short and thick; ferments well with urad.
      Gobindobhog Rice | गोबिंदभोग चावल | 118 | 1 kg, 5 kg | - | Bengal's scented rice for payesh and khichuri.
      Matta Red Rice | - | 76 | 1 kg, 5 kg | - | Kerala's red-streaked rice, earthy and filling.`,
    ),
    subCategory(
      'Toor, Moong & Chana Dal',
      {
        ...DRY,
        art: 'beans',
        brands: 'Dalmandi, Annapurti, Khetika, Bhumijan',
        each: 3,
        tips: [
          'Wash, soak for half an hour, three whistles.',
          'A tadka of ghee, jeera and hing finishes it.',
          'Cooks soft without soda.',
        ],
      },
      `
      Toor Dal | तूर दाल | 92 | 500 g, 1 kg, 2 kg | - | Unpolished, with no oil or colour on it. | each=4
      Moong Dal | मूंग दाल | 74 | 500 g, 1 kg, 2 kg | - | Split and husked; light on the stomach.
      Chilka Moong Dal | छिलका मूंग दाल | 72 | 500 g, 1 kg | - | Split with the green skin on.
      Chana Dal | चना दाल | 56 | 500 g, 1 kg, 2 kg | - | Bold grains that hold their shape.
      Masoor Dal | मसूर दाल | 58 | 500 g, 1 kg | - | Red lentils that cook in twelve minutes.
      Urad Dal | उड़द दाल | 82 | 500 g, 1 kg, 2 kg | Whole White, Split White, Split Black | For idli, vada and dal makhani. | each=2`,
    ),
    subCategory(
      'Rajma, Chole & Whole Pulses',
      {
        ...DRY,
        art: 'beans',
        brands: 'Dalmandi, Bhumijan, Pahadi, Khetika',
        each: 3,
        tips: ['Soak overnight; change the water before cooking.', 'Salt after it is soft, not before.'],
      },
      `
      Rajma | राजमा | 88 | 500 g, 1 kg | Chitra, Jammu Red, Kashmiri | Even in size, so all of it is done at once.
      Kabuli Chana | काबुली चना | 86 | 500 g, 1 kg | - | Large chickpeas of 10 to 11 mm.
      Kala Chana | काला चना | 52 | 500 g, 1 kg | - | Small, dark and full of fibre.
      Green Moong Whole | साबुत मूंग | 72 | 500 g, 1 kg | - | Sprouts in a day.
      Whole Masoor | साबुत मसूर | 58 | 500 g, 1 kg | - | Brown lentils, earthy and quick.
      Lobia | लोबिया | 68 | 500 g, 1 kg | - | Black-eyed beans; two hours of soaking do.
      White Peas | सफ़ेद मटर | 42 | 500 g, 1 kg | - | For ragda and matar kulcha. | art=pea-pod`,
    ),
    subCategory(
      'Poha, Millets & Sabudana',
      {
        ...DRY,
        art: 'sheaf-of-rice',
        brands: 'Khetika, Bhumijan, Annapurti, Sonagehu',
        each: 3,
        life: '6 months',
        also: 'Breakfast & Spreads',
        tips: ['Roast lightly before use for more taste.', 'Light, filling and quick to make.'],
      },
      `
      Poha | पोहा | 38 | 500 g, 1 kg | Thick, Thin | Flattened rice, sieved free of dust. | art=cooked-rice; each=4
      Sabudana | साबूदाना | 58 | 500 g, 1 kg | - | Soak in just enough water and the pearls stay apart. | art=sugar-cubes
      Dalia | दलिया | 34 | 500 g, 1 kg | - | Cracked wheat for porridge or khichdi.
      Foxtail Millet | कंगनी | 68 | 500 g, 1 kg | - | Cooks like rice, in the same time.
      Little Millet | कुटकी | 72 | 500 g, 1 kg | - | Small-grained and mild.
      Barnyard Millet | समा के चावल | 82 | 500 g, 1 kg | - | The fasting grain.
      Murmura | मुरमुरा | 22 | 200 g, 400 g | - | Puffed rice for bhel, crisp to the last handful. | art=cooked-rice`,
    ),
    subCategory(
      'Dry Fruits & Nuts',
      {
        ...DRY,
        art: 'peanuts',
        brands: 'Mewalal, Pahadi, Motiwala, Van Madhu',
        each: 3,
        life: '9 months',
        also: 'Snacks & Munchies',
        facts: { Allergens: 'Packed where nuts are handled' },
        tips: ['Keep in the fridge in summer.', 'A gift that nobody returns.', 'A handful at four o’clock.'],
      },
      `
      Almonds (Badam) | बादाम | 235 | 200 g, 500 g, 1 kg | - | Crunchy, with the skin on. | art=almonds; each=4; Country of origin=USA
      Cashews (Kaju) | काजू | 225 | 200 g, 500 g, 1 kg | Whole W320, Split | From Goa and Kollam, creamy white.
      Raisins (Kishmish) | किशमिश | 89 | 200 g, 500 g | Green, Black | Seedless and plump. | art=grapes
      Walnut Kernels (Akhrot) | अखरोट | 298 | 200 g, 500 g | - | Light halves from Kashmir. | art=walnuts
      Pistachios (Pista) | पिस्ता | 319 | 200 g, 500 g | Roasted Salted, Plain Kernel | Green inside, split by nature. | Country of origin=Iran
      Dates (Khajoor) | खजूर | 129 | 250 g, 500 g | Soft, Medjool, Seedless | Moist, with nothing added. | art=dates; Country of origin=UAE; each=2
      Dried Figs (Anjeer) | अंजीर | 289 | 200 g, 500 g | - | Strung and soft. | art=onion; Country of origin=Afghanistan
      Makhana | मखाना | 165 | 100 g, 250 g | - | Large, white fox nuts from Mithila. | art=makhana`,
    ),
  ],
};
