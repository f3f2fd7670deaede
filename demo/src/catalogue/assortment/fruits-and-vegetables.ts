import { type Category, subCategory } from '../sub-category.ts';

const PRODUCE = {
  form: 'loose',
  life: '3 to 5 days',
  keep: 'In the vegetable drawer of the fridge, unwashed, in a cloth or paper bag',
} as const;

const PACKED = {
  form: 'tray',
  brands: 'Khet Se, Bhumijan, Harit Vaari, Taaza Thela',
  life: '3 to 4 days',
  keep: 'Between 2 and 6 °C; use on the day it is opened',
} as const;

const COOK = ['Wash under running water before cooking.', 'Buy for three days rather than for a week.'];

export const fruitsAndVegetables: Category = {
  name: 'Fruits & Vegetables',
  tone: 'fresh',
  art: ['tomato', 'mango', 'leafy-green'],
  subCategories: [
    subCategory(
      'Everyday Vegetables',
      { ...PRODUCE, art: 'tomato', tips: COOK },
      `
      Hybrid Tomato (Tamatar) | टमाटर | 18 | 500 g, 1 kg, 2 kg | - | Firm and red, with enough sourness for gravy.
      Desi Tomato (Tamatar) | देसी टमाटर | 22 | 500 g, 1 kg | - | The soft, sour country tomato that rasam and chutney ask for.
      Onion (Pyaz) | प्याज़ | 36 | 1 kg, 2 kg, 5 kg | - | Nashik red onions, dry-skinned, without sprouts. | art=onion
      White Onion (Safed Pyaz) | सफ़ेद प्याज़ | 28 | 500 g, 1 kg | - | Milder than the red one, good raw in salads. | art=onion
      Baby Onion (Sambar Vengayam) | छोटा प्याज़ | 34 | 250 g, 500 g | - | Small and sweet, for sambar and for pickling whole. | art=onion
      Potato (Aloo) | आलू | 32 | 1 kg, 2 kg, 5 kg | - | Cold-stored Agra potatoes that hold their shape in a curry. | art=potato
      New Potato (Naya Aloo) | नया आलू | 24 | 500 g, 1 kg | - | Thin-skinned and small; scrub, don't peel. | art=potato
      Green Chilli (Hari Mirch) | हरी मिर्च | 12 | 100 g, 250 g, 500 g | - | Slim and hot; remove the seeds for less heat. | art=hot-pepper
      Ginger (Adrak) | अदरक | 18 | 100 g, 250 g, 500 g | - | Plump, juicy fingers with little fibre. | art=ginger-root
      Garlic (Lahsun) | लहसुन | 32 | 100 g, 250 g, 500 g | - | Big dry cloves that peel easily. | art=garlic
      Lemon (Nimbu) | नींबू | 12 | 2 pieces, 4 pieces, 8 pieces | - | Thin-skinned and full of juice. | art=lemon
      Coconut (Nariyal) | नारियल | 38 | 1 piece, 2 pieces | - | A mature, dehusked coconut that sloshes when shaken. | art=coconut
      Peeled Garlic (Chhila Lahsun) | छिला लहसुन | 39 | 100 g, 200 g | - | Peeled by hand, never soaked. | art=garlic`,
    ),
    subCategory(
      'Seasonal Vegetables',
      { ...PRODUCE, art: 'eggplant', tips: COOK },
      `
      Brinjal Round (Baingan) | बैंगन | 24 | 500 g, 1 kg | - | Glossy and light for its size: the one for bharta. | art=eggplant
      Brinjal Long (Baingan) | लंबा बैंगन | 22 | 500 g, 1 kg | - | Tender all through, for frying in slices. | art=eggplant
      Lady Finger (Bhindi) | भिंडी | 28 | 250 g, 500 g, 1 kg | - | Snaps at the tip, as fresh bhindi does. | art=pea-pod
      Cauliflower (Phool Gobhi) | फूल गोभी | 34 | 1 piece, 2 pieces | - | A tight white head of 500 to 700 g. | art=broccoli
      Cabbage (Patta Gobhi) | पत्ता गोभी | 28 | 1 piece, 2 pieces | - | A heavy, crisp head of 600 to 800 g. | art=leafy-green
      Bottle Gourd (Lauki) | लौकी | 30 | 1 piece, 2 pieces | - | Pale, tender and about 600 g. | art=cucumber
      Ridge Gourd (Turai) | तुरई | 26 | 500 g, 1 kg | - | Young enough to cook with the ridges scraped only. | art=cucumber
      Bitter Gourd (Karela) | करेला | 28 | 250 g, 500 g | - | Bitter as it should be; salt and squeeze before frying. | art=cucumber
      Pointed Gourd (Parwal) | परवल | 30 | 250 g, 500 g | - | Small and firm, without hard seeds. | art=cucumber
      Capsicum Green (Shimla Mirch) | शिमला मिर्च | 26 | 250 g, 500 g | - | Thick-walled and crisp. | art=bell-pepper
      Carrot Red (Gajar) | गाजर | 32 | 500 g, 1 kg | - | The red Delhi carrot for halwa. | art=carrot
      Carrot Orange (Gajar) | गाजर | 30 | 500 g, 1 kg | - | Ooty carrots: sweet, crisp, the same all year. | art=carrot
      Green Peas (Matar) | मटर | 38 | 500 g, 1 kg | - | In the pod; a kilo gives about 450 g of peas. | art=pea-pod
      French Beans | फ़्रांसबीन | 30 | 250 g, 500 g | - | Stringless and thin. | art=pea-pod
      Radish White (Mooli) | मूली | 22 | 500 g, 1 kg | - | Crisp, with a bite; the leaves make a good sabzi. | art=carrot
      Beetroot (Chukandar) | चुकंदर | 24 | 500 g, 1 kg | - | Deep red and sweet, without woody rings. | art=onion
      Cucumber (Kheera) | खीरा | 22 | 500 g, 1 kg | - | Cool, thin-skinned, not bitter. | art=cucumber
      Pumpkin (Kaddu) | कद्दू | 26 | 500 g, 1 kg | - | A cut of ripe yellow pumpkin. | art=melon
      Sweet Potato (Shakarkand) | शकरकंद | 34 | 500 g, 1 kg | - | Roast it in its skin and add lemon and masala. | art=roasted-sweet-potato
      Drumstick (Sahjan) | सहजन | 28 | 250 g, 500 g | - | Green and bendy, for sambar. | art=pea-pod
      Raw Banana (Kachcha Kela) | कच्चा केला | 30 | 3 pieces, 6 pieces | - | For chips, kofta and poriyal. | art=banana`,
    ),
    subCategory(
      'Leafy Greens & Herbs',
      {
        ...PRODUCE,
        art: 'leafy-green',
        life: '2 days',
        tips: ['Wash in three waters just before use.', 'Wrap in a damp cloth; it stays green for two days.'],
      },
      `
      Coriander Leaves (Dhania) | धनिया पत्ता | 12 | 100 g, 250 g | - | With roots trimmed and yellow leaves picked out. | art=herb
      Mint Leaves (Pudina) | पुदीना | 12 | 100 g, 250 g | - | Strong-scented, for chutney, raita and chaas. | art=herb
      Curry Leaves (Kadi Patta) | कड़ी पत्ता | 10 | 50 g, 100 g | - | On the stem, so they keep their scent. | art=herb
      Spinach (Palak) | पालक | 22 | 250 g, 500 g | - | Young leaves that need no stripping.
      Fenugreek Leaves (Methi) | मेथी | 22 | 250 g, 500 g | - | Small-leaved and only a little bitter. | art=herb
      Mustard Greens (Sarson) | सरसों का साग | 30 | 500 g, 1 kg | - | For saag, with a handful of bathua.
      Red Amaranth (Lal Saag) | लाल साग | 24 | 250 g, 500 g | - | Turns rice pink; cook with garlic.
      Bathua | बथुआ | 22 | 250 g, 500 g | - | The winter green for raita and parathas.
      Dill Leaves (Suva) | सुवा | 15 | 100 g, 250 g | - | Feathery and fragrant. | art=herb
      Spring Onion (Hara Pyaz) | हरा प्याज़ | 24 | 250 g, 500 g | - | Both the white and the green are used. | art=onion
      Lettuce Iceberg | - | 48 | 1 piece, 2 pieces | - | A crisp head for salads and burgers.
      Lemongrass | - | 18 | 50 g, 100 g | - | For tea and for Thai curries. | art=sheaf-of-rice`,
    ),
    subCategory(
      'Exotic & Salad Vegetables',
      {
        ...PACKED,
        art: 'broccoli',
        each: 2,
        tips: ['Rinse and pat dry before use.', 'Good raw, better after a minute in a hot pan.'],
      },
      `
      Broccoli | - | 62 | 250 g, 500 g | - | Tight, dark green florets.
      * Capsicum | शिमला मिर्च | 69 | 250 g, 500 g | Red, Yellow | Grown under cover, sweet and thick-walled. | art=bell-pepper
      Button Mushroom | मशरूम | 49 | 200 g, 400 g | - | White and closed; wipe, don't wash. | art=mushroom
      Oyster Mushroom | - | 79 | 200 g, 400 g | - | Tears into strips that fry crisp at the edges. | art=mushroom
      Baby Corn | बेबी कॉर्न | 42 | 200 g, 400 g | - | Peeled, whole and sweet. | art=ear-of-corn
      Sweet Corn Cob | भुट्टा | 36 | 2 pieces, 4 pieces | - | Husked; boil for eight minutes or roast on the flame. | art=ear-of-corn
      Zucchini Green | - | 55 | 250 g, 500 g | - | Grill it with oil and salt. | art=cucumber
      Cherry Tomato | चेरी टमाटर | 58 | 200 g, 400 g | - | Sweet enough to eat like fruit. | art=tomato
      Avocado | - | 129 | 1 piece, 2 pieces | - | Ready when it gives a little under the thumb. | art=avocado; Country of origin=Tanzania
      Salad Mix | - | 79 | 150 g, 300 g | - | Four kinds of leaf, washed in ozone water. | art=green-salad`,
    ),
    subCategory(
      'Everyday Fruits',
      {
        ...PRODUCE,
        art: 'red-apple',
        keep: 'At room temperature until ripe, then in the fridge',
        tips: ['Wash before eating.', 'Lovely with a pinch of chaat masala.'],
      },
      `
      Banana Robusta (Kela) | केला | 34 | 6 pieces, 12 pieces | - | Just turning yellow; ready tomorrow. | art=banana
      Banana Yelakki (Kela) | इलायची केला | 52 | 500 g, 1 kg | - | The small, sweet one from Karnataka. | art=banana
      Apple Shimla (Seb) | सेब | 98 | 500 g, 1 kg, 2 kg | - | Himachal apples: crisp, sweet and a little uneven. | art=red-apple
      Apple Kashmir (Seb) | सेब | 89 | 500 g, 1 kg | - | Softer and more fragrant than the Shimla kind. | art=red-apple
      Papaya (Papita) | पपीता | 48 | 1 piece, 2 pieces | - | A semi-ripe fruit of 800 g to 1 kg. | art=melon
      Pomegranate (Anaar) | अनार | 96 | 500 g, 1 kg | - | Bhagwa, with deep red, soft seeds. | art=red-apple
      Guava (Amrood) | अमरूद | 44 | 500 g, 1 kg | - | Allahabad guavas; crisp now, fragrant in a day. | art=pear
      Pineapple (Ananas) | अनानास | 72 | 1 piece, 2 pieces | - | Queen pineapple, sweet and golden inside. | art=pineapple
      Chikoo (Sapota) | चीकू | 46 | 500 g, 1 kg | - | Eat when soft all over. | art=potato
      Sweet Lime (Mosambi) | मौसंबी | 58 | 500 g, 1 kg, 3 kg | - | Heavy with juice; six make a jug. | art=tangerine
      Orange Nagpur (Santra) | संतरा | 62 | 500 g, 1 kg, 2 kg | - | Loose-skinned and sweet-sour. | art=tangerine
      Pear (Nashpati) | नाशपाती | 88 | 500 g, 1 kg | - | Juicy and crunchy. | art=pear`,
    ),
    subCategory(
      'Mangoes & Melons',
      {
        ...PRODUCE,
        art: 'mango',
        keep: 'In a cool, airy place; chill for an hour before eating',
        tips: ['Cut just before serving.', 'Chill for an hour on a hot day.'],
      },
      `
      Mango Alphonso (Hapus) | हापुस आम | 449 | 6 pieces, 12 pieces | - | From Ratnagiri, ripened in hay.
      Mango Kesar (Aam) | केसर आम | 149 | 1 kg, 3 kg | - | Gujarat's saffron-coloured mango.
      Mango Dasheri (Aam) | दशहरी आम | 109 | 1 kg, 3 kg | - | Long, thin-skinned and honey-sweet, from Malihabad.
      Mango Langra (Aam) | लंगड़ा आम | 112 | 1 kg, 3 kg | - | Stays green when ripe; trust your nose.
      Mango Totapuri (Aam) | तोतापुरी आम | 78 | 1 kg, 3 kg | - | Tangy; good for pickles, salads and juice.
      Mango Banganapalli (Aam) | सफ़ेदा आम | 99 | 1 kg, 3 kg | - | Large, fibreless and mild.
      Raw Mango (Kairi) | कैरी | 38 | 500 g, 1 kg | - | For panna, pickle and dal.
      Watermelon (Tarbooz) | तरबूज़ | 62 | 1 piece, 2 pieces | - | A Kiran melon of 2 to 2.5 kg, red to the rind. | art=watermelon
      Muskmelon (Kharbooja) | खरबूजा | 54 | 1 piece, 2 pieces | - | Netted skin and orange flesh, 700 to 900 g. | art=melon`,
    ),
    subCategory(
      'Berries, Grapes & Imported Fruit',
      {
        ...PACKED,
        art: 'grapes',
        each: 2,
        tips: ['Rinse just before eating.', 'Eat within two days of opening.'],
      },
      `
      Grapes * | अंगूर | 68 | 250 g, 500 g | Green Seedless, Black Seedless | From Nashik, cut and cooled the same day.
      Strawberry | स्ट्रॉबेरी | 89 | 200 g, 400 g | - | Mahabaleshwar berries, sorted by size. | art=strawberry
      Blueberry | - | 229 | 125 g, 250 g | - | Firm, with the bloom still on. | art=blueberries; Country of origin=Peru
      Kiwi * | कीवी | 99 | 3 pieces, 6 pieces | Green, Golden | Ready when it gives to a gentle press. | art=kiwi-fruit; Country of origin=Iran
      Dragon Fruit | - | 79 | 1 piece, 2 pieces | - | Grown in Kutch; mild and crunchy-seeded. | art=strawberry
      Cherry | चेरी | 179 | 200 g, 400 g | - | Shimla cherries in their short season. | art=cherries
      Plum (Aloo Bukhara) | आलूबुखारा | 96 | 250 g, 500 g | - | Sweet flesh, tart skin. | art=cherries
      Peach (Aadu) | आड़ू | 92 | 250 g, 500 g | - | From the Kumaon hills. | art=peach
      * Apple | सेब | 139 | 4 pieces, 8 pieces | Gala, Fuji, Granny Smith@green-apple | Uniform and crisp. | art=red-apple; Country of origin=New Zealand`,
    ),
    subCategory(
      'Cut & Ready to Cook',
      {
        ...PACKED,
        art: 'green-salad',
        life: '2 days',
        each: 2,
        tips: ['Washed and ready: straight into the pan.', 'Saves ten minutes on a weekday.'],
      },
      `
      Diced * | - | 39 | 200 g, 400 g | Onion@onion, Carrot@carrot, Bottle Gourd@cucumber | Cut to 10 mm pieces on the morning it is packed.
      Sambar Vegetable Mix | - | 49 | 250 g, 500 g | - | Drumstick, pumpkin, brinjal, beans and small onions. | art=pea-pod
      Pav Bhaji Vegetable Mix | - | 52 | 300 g, 600 g | - | Potato, cauliflower, peas, carrot and capsicum. | art=carrot
      Peeled Green Peas | छिली मटर | 69 | 200 g, 400 g | - | Shelled today. | art=pea-pod
      Sprouts * | अंकुरित | 32 | 200 g, 400 g | Moong, Matki, Mixed | Sprouted for a day, with short crisp tails. | art=seedling
      Fruit Bowl * | - | 89 | 200 g, 400 g | Papaya@melon, Pomegranate@red-apple, Mixed@pineapple | Cut in a cold room, with no sugar added.
      Grated Coconut | नारियल बुरादा | 59 | 200 g, 400 g | - | Fresh, white and moist. | art=coconut`,
    ),
    subCategory(
      'Organic Produce',
      {
        ...PACKED,
        form: 'wrap',
        art: 'carrot',
        facts: { Certification: 'Grown without synthetic fertiliser or pesticide' },
        each: 2,
        tips: [
          'Looks less uniform, tastes like it used to.',
          'Use within three days: nothing has been sprayed to keep it.',
        ],
      },
      `
      Organic Tomato (Tamatar) | टमाटर | 42 | 500 g, 1 kg | - | Ripened on the vine. | art=tomato
      Organic Onion (Pyaz) | प्याज़ | 62 | 1 kg, 2 kg | - | Cured in the sun, so they keep. | art=onion
      Organic Potato (Aloo) | आलू | 58 | 1 kg, 2 kg | - | With the soil brushed off, never washed. | art=potato
      Organic Carrot (Gajar) | गाजर | 52 | 500 g, 1 kg | - | Sweet and crunchy, odd shapes included.
      Organic Spinach (Palak) | पालक | 36 | 250 g, 500 g | - | Small leaves from a farm nearby. | art=leafy-green
      Organic Banana (Kela) | केला | 58 | 6 pieces, 12 pieces | - | Ripened without carbide. | art=banana
      Organic Lemon (Nimbu) | नींबू | 34 | 250 g, 500 g | - | Unwaxed: the zest can be used. | art=lemon
      Organic Ginger (Adrak) | अदरक | 38 | 200 g, 400 g | - | Pungent hill ginger. | art=ginger-root`,
    ),
    subCategory(
      'Fresh Flowers',
      {
        ...PRODUCE,
        art: 'blossom',
        also: 'Pooja & Stationery',
        mark: 'none',
        life: '1 to 2 days',
        keep: 'Sprinkle with water and keep in the fridge',
        tips: ['Ready for the morning pooja.', 'Picked before sunrise.'],
      },
      `
      Marigold Flowers (Genda) | गेंदा | 28 | 100 g, 250 g, 500 g | Orange, Yellow | Loose heads for garlands and rangoli.
      Rose Petals (Gulab) | गुलाब | 39 | 100 g, 250 g | - | Fragrant desi roses, pulled apart by hand. | art=rose
      Jasmine String (Mogra Gajra) | मोगरा | 30 | 1 piece, 2 pieces | - | One hand's length, tied with cotton. | art=cherry-blossom
      Lotus (Kamal) | कमल | 45 | 2 pieces, 5 pieces | - | Buds that open in water. | art=lotus
      Hibiscus (Gudhal) | गुड़हल | 25 | 5 pieces, 11 pieces | - | Red, for Ganesh and Kali pooja. | art=hibiscus
      Marigold Garland (Mala) | माला | 59 | 1 piece, 2 pieces, 5 pieces | - | About 90 cm, for a door or a frame. | art=bouquet
      Durva Grass (Doob) | दूब | 15 | 1 bunch, 3 bunches | - | Twenty-one blades a bunch, washed. | art=herb
      Mango Leaves (Aam Patta) | आम के पत्ते | 18 | 11 pieces, 21 pieces | - | For the toran and the kalash. | art=leafy-green
      Betel Leaves (Paan) | पान | 22 | 10 pieces, 20 pieces | - | Tender, with stems on. | art=herb`,
    ),
  ],
};
