import { type Category, subCategory } from '../sub-category.ts';

const BODY = { mark: 'none', life: '24 months', keep: 'Cool and dry', each: 3 } as const;

export const bathAndBeauty: Category = {
  name: 'Bath & Beauty',
  tone: 'body',
  art: ['soap', 'lotion-bottle', 'lipstick'],
  subCategories: [
    subCategory(
      'Soaps',
      {
        ...BODY,
        form: 'wrap',
        art: 'soap',
        brands: 'Chandanika, Neemaya, Multanika, Roopali',
        tips: ['Let it dry between baths; it lasts longer.', 'Lathers well in hard water.'],
        facts: { TFM: '76 %' },
      },
      `
      * Soap | साबुन | 38 | 100 g, 4 x 100 g | Neem@leafy-green, Sandal, Rose@rose, Turmeric@ginger-root, Aloe Vera@cactus, Lemon@lemon, Charcoal | Grade 1 soap with vegetable oils. | each=3
      Glycerine Soap | - | 62 | 125 g, 3 x 125 g | - | Clear and mild for dry skin. | each=3
      Handmade Soap | - | 140 | 100 g, 3 x 100 g | Goat Milk@goat, Coffee@hot-beverage, Ubtan@blossom | Cold-processed, cured for six weeks. | each=2`,
    ),
    subCategory(
      'Body Wash & Scrubs',
      {
        ...BODY,
        form: 'pump',
        art: 'shower',
        brands: 'Roopali, Multanika, Jheel, Neemaya',
        tips: ['Rinse well.', 'Better than a coffee at six.'],
      },
      `
      Body Wash | - | 185 | 250 ml, 500 ml | Rose@rose, Lemongrass@sheaf-of-rice, Lavender@cherry-blossom, Ocean@water-wave | Soap-free, pH 5.5. | each=2
      Body Scrub | - | 225 | 100 g, 200 g | Coffee@hot-beverage, Walnut@walnuts | Twice a week is plenty. | form=jar; each=2
      Loofah | - | 75 | 1 piece | Natural, Net | Change every six weeks. | form=card; art=sponge; each=2
      Bath Salt | - | 199 | 250 g, 500 g | - | For tired feet as well. | form=jar; art=bathtub; each=2`,
    ),
    subCategory(
      'Shampoo & Conditioner',
      {
        ...BODY,
        form: 'bottle',
        art: 'herb',
        brands: 'Kesh, Roopali, Jadibooti Ghar, Lambi Choti',
        tips: ['Mild enough for every second day.', 'For all kinds of hair.'],
      },
      `
      * Shampoo | शैम्पू | 135 | 180 ml, 340 ml, 650 ml | Amla, Shikakai, Bhringraj, Onion@onion, Anti-Dandruff@snowflake | Mild, without parabens. | each=3
      Conditioner | - | 165 | 180 ml, 340 ml | Smooth, Volume | Lengths only, not the roots. | form=tube; art=lotion-bottle; each=2
      Dry Shampoo | - | 299 | 100 ml, 200 ml | - | Between washes. | form=spray; art=wind-face; each=2`,
    ),
    subCategory(
      'Hair Oil & Colour',
      {
        ...BODY,
        form: 'bottle',
        art: 'coconut',
        brands: 'Kesh, Jadibooti Ghar, Lambi Choti, Malishwala',
        tips: ['Test a little behind the ear first.', 'Hair notices within the month.'],
      },
      `
      Coconut Hair Oil | नारियल तेल | 62 | 100 ml, 250 ml, 500 ml | - | Pure, filtered twice. | each=4
      * Hair Oil | तेल | 115 | 100 ml, 200 ml, 400 ml | Amla@herb, Almond@almonds, Bhringraj@herb, Onion@onion, Hibiscus@hibiscus | Light and not sticky. | each=2
      Henna Powder | मेहंदी | 55 | 100 g, 500 g | - | Rajasthan henna, sieved thrice. | form=pouch; art=leafy-green; each=3
      Hair Colour | - | 145 | 100 ml, 200 ml | Black, Dark Brown, Burgundy | Ammonia-free; try it behind the ear first. | form=box; art=hair-pick; each=2
      Hair Gel | - | 99 | 100 g, 200 g | - | Holds through a baraat. | form=tube; art=hair-pick; each=2`,
    ),
    subCategory(
      'Face Care',
      {
        ...BODY,
        form: 'tube',
        art: 'lotion-bottle',
        brands: 'Roopali, Multanika, Neemaya, Chandanika',
        tips: ['A little is enough.', 'For all kinds of skin.'],
      },
      `
      * Face Wash | - | 110 | 50 ml, 100 ml, 150 ml | Neem@leafy-green, Turmeric@ginger-root, Aloe@cactus, Charcoal@bubbles, Vitamin C@tangerine | Cleans and doesn't pull. | each=2
      Face Cream | - | 145 | 50 g, 100 g | Day, Night, Saffron@blossom | Sinks in within a minute. | form=jar; each=2
      Sunscreen | - | 299 | 50 g, 100 g | SPF 30, SPF 50 | No white cast on brown skin. | art=sun; each=3
      Multani Mitti | मुल्तानी मिट्टी | 65 | 100 g, 250 g | - | Fuller's earth; mix with rose water. | form=pouch; art=powder; each=2
      Rose Water | गुलाब जल | 75 | 100 ml, 250 ml | - | Steam-distilled in Kannauj. | form=spray; art=rose; each=3
      Face Mask | - | 85 | 1 piece, 5 pieces | Green Tea@herb, Papaya@mango | Fifteen minutes with your feet up. | form=pouch; each=2`,
    ),
    subCategory(
      'Body Lotion & Talc',
      {
        ...BODY,
        form: 'pump',
        art: 'lotion-bottle',
        brands: 'Roopali, Jheel, Chandanika, Multanika',
        tips: ['A little is enough.', 'Best right after the bath.'],
      },
      `
      Body Lotion | - | 165 | 100 ml, 200 ml, 400 ml | Cocoa Butter@chocolate-bar, Aloe@cactus, Almond@almonds | For 24 hours of softness. | each=2
      Petroleum Jelly | - | 45 | 40 g, 85 g, 170 g | - | Lips, heels, everything. | form=jar; each=3
      Talcum Powder | टैल्क | 85 | 100 g, 300 g | Sandal, Rose@rose, Ice Cool@snowflake | Dry and fresh. | form=bottle; art=cherry-blossom; each=2
      Foot Cream | - | 120 | 50 g, 100 g | - | For cracked heels. | form=tube; art=foot; each=2
      Lip Balm | - | 99 | 4 g, 10 g | Strawberry@strawberry, Mint@herb, Beetroot@cherries | With beeswax. | form=tube; art=mouth; each=2`,
    ),
    subCategory(
      'Deodorants & Attar',
      {
        ...BODY,
        form: 'spray',
        art: 'blossom',
        brands: 'Sugandh Van, Mardana, Jheel, Attarwala',
        tips: ['Twice is enough.', 'On the skin, never on silk.'],
      },
      `
      Deodorant | - | 185 | 120 ml, 200 ml | Musk, Citrus@lemon, Aqua@water-wave, Floral@cherry-blossom | Eight hours, no gas. | each=2
      Roll-On | - | 125 | 25 ml, 50 ml | Cool@snowflake, Fresh | Aluminium-free. | form=tube; each=2
      Attar | इत्र | 249 | 6 ml, 12 ml | Gulab@rose, Mogra, Khus@herb, Mitti@potted-plant | Without alcohol, from Kannauj. | form=bottle; each=2; art=blossom`,
    ),
    subCategory(
      'Make-up & Nails',
      {
        ...BODY,
        tone: 'things',
        form: 'card',
        art: 'lipstick',
        brands: 'Roopali, Nakhreli, Chandanika',
        tips: ['For every day and for the sangeet.', 'Shades made for Indian skin.'],
      },
      `
      Kajal | काजल | 99 | 1 piece | - | Smudge-proof, ten hours. | art=eye; each=3
      Lipstick | लिपस्टिक | 249 | 1 piece | Rani Pink, Brick Red, Nude Chai, Jamun | Matte and light. | each=2
      Nail Polish | - | 85 | 6 ml, 9 ml | Laal, Peach, Wine, Firozi | Dries in a minute. | art=nail-polish; form=bottle; each=2
      Bindi | बिंदी | 30 | 1 card, 3 cards | Maroon, Multicolour | Stays on in May. | art=sparkles; each=2`,
    ),
    subCategory(
      'Shaving & Grooming',
      {
        ...BODY,
        form: 'card',
        art: 'razor',
        brands: 'Mardana, Mucchad, Kesarini',
        tips: ['Part of a five-minute morning.', 'Travels well.'],
      },
      `
      Razor | - | 45 | 1 piece, 5 pieces | Two-Blade, Three-Blade | A grip that holds when wet. | each=2
      Blade Cartridges | - | 265 | 2 pieces, 4 pieces, 8 pieces | - | Fits its brand's handle.
      Shaving Cream | - | 75 | 70 g, 125 g | Sandal, Menthol@snowflake | A dense lather. | form=tube; art=lotion-bottle; each=2
      After Shave | - | 165 | 50 ml, 100 ml | Classic, Balm | Closes nicks. | form=bottle; art=droplet; each=2
      Beard Oil | दाढ़ी का तेल | 249 | 30 ml, 50 ml | - | Argan and almond. | form=bottle; art=herb; each=2
      Hair Removal Cream | - | 110 | 50 g, 100 g | Rose@rose, Aloe@cactus | Five minutes; no longer. | form=tube; each=2`,
    ),
  ],
};
