import { type Category, subCategory } from '../sub-category.ts';

const POOJA = { mark: 'none', keep: 'In a clean, dry place', each: 3 } as const;
const DESK = { mark: 'none', form: 'card', keep: 'In a dry place', each: 3 } as const;

export const poojaAndStationery: Category = {
  name: 'Pooja & Stationery',
  tone: 'things',
  art: ['diya-lamp', 'notebook', 'pencil'],
  subCategories: [
    subCategory(
      'Agarbatti & Dhoop',
      {
        ...POOJA,
        form: 'box',
        art: 'candle',
        brands: 'Dhoopika, Aartika, Sugandh Van, Poojan',
        life: '24 months',
        tips: ['Set it in a holder, away from curtains.', 'Fills a room, not the house.'],
      },
      `
      Agarbatti | अगरबत्ती | 50 | 100 g, 250 g | Sandal, Mogra@blossom, Rose@rose, Lavender@cherry-blossom, Kewda@herb | Hand-rolled, charcoal-free. | each=3
      Dhoop Sticks | धूप | 45 | 50 g, 100 g | Guggal, Loban, Chandan | Thick, with a slow smoke. | each=2
      Dhoop Cones | - | 60 | 20 pieces, 40 pieces | Backflow, Temple | With a brass plate. | each=2
      Sambrani Cups | साम्ब्रानी | 85 | 12 pieces, 24 pieces | - | No coal needed.`,
    ),
    subCategory(
      'Camphor, Oil & Wicks',
      {
        ...POOJA,
        form: 'bottle',
        art: 'diya-lamp',
        brands: 'Aartika, Poojan, Dhoopika, Telghani',
        tips: ['For the lamp, not for the pan.', 'For the morning aarti and the evening one.'],
      },
      `
      Camphor (Kapoor) | कपूर | 55 | 50 g, 100 g, 250 g | - | Leaves no ash. | form=jar; art=snowflake; each=4
      Pooja Oil | पूजा का तेल | 135 | 500 ml, 1 L | Til, Mixed | Five oils or one, as you keep it. | each=3
      Pooja Ghee | - | 199 | 200 ml, 500 ml | - | Only for lighting. | form=jar
      Cotton Wicks | बाती | 30 | 50 pieces, 100 pieces, 300 pieces | Long, Round | Rolled from washed cotton. | form=pouch; art=thread; each=3
      Ghee Diya | - | 120 | 12 pieces, 30 pieces | - | Filled and ready; half an hour each. | form=box`,
    ),
    subCategory(
      'Pooja Samagri',
      {
        ...POOJA,
        form: 'pouch',
        art: 'hamsa',
        brands: 'Poojan, Aartika, Tulsivan',
        tips: ['All in one place for the muhurat.', 'Clean and sealed.'],
      },
      `
      Kumkum | कुमकुम | 35 | 50 g, 100 g | - | From turmeric and lime. | form=jar; art=drop-of-blood
      Haldi for Pooja | हल्दी | 32 | 50 g, 100 g | - | Pure turmeric. | art=ginger-root; form=jar
      Chandan Powder | चंदन | 65 | 25 g, 50 g | - | Sandal paste in a minute. | form=jar; art=wood
      Gangajal | गंगाजल | 45 | 200 ml, 500 ml | - | Filled at Haridwar, sealed. | form=bottle; art=water-wave
      Kalava (Mauli) | मौली | 20 | 1 piece, 5 pieces | - | Red and yellow cotton. | art=thread
      Havan Samagri | हवन सामग्री | 85 | 250 g, 500 g, 1 kg | - | Thirty-six herbs. | art=fire
      Janeu | जनेऊ | 25 | 2 pieces, 5 pieces | - | Spun by hand. | art=thread
      Rangoli Colours | रंगोली | 60 | 5 x 50 g, 10 x 50 g | - | Fine powder that flows. | art=artist-palette; form=box
      Akshat & Supari Set | - | 40 | 1 set | - | Rice, betel nut, coin. | art=cooked-rice`,
    ),
    subCategory(
      'Diyas, Murtis & Pooja Ware',
      {
        ...POOJA,
        form: 'box',
        art: 'diya-lamp',
        brands: 'Peetal Gali, Poojan, Kumhaarika',
        tips: ['Wrapped well, for the way and for gifts.', 'Made by hand, so no two are quite alike.'],
      },
      `
      Clay Diya | मिट्टी का दीया | 50 | 6 pieces, 12 pieces, 50 pieces | Plain, Painted | Soak in water before the first use. | each=3
      Brass Diya | पीतल का दीया | 149 | 1 piece | - | Heavy and steady.
      Brass Bell | घंटी | 249 | 1 piece | - | A clear, long note. | art=bell
      Pooja Thali | पूजा थाली | 399 | 1 set | Brass, Steel | Plate, two bowls, lamp and bell. | each=2
      Copper Lota | तांबे का लोटा | 299 | 1 piece | - | Holds 400 ml. | art=amphora
      Ganesh Murti | गणेश | 349 | 1 piece | Clay, Brass | 12 cm; the clay one dissolves. | art=hamsa; each=2
      Japa Mala | जप माला | 149 | 1 piece | Tulsi, Rudraksha | 108 beads, knotted. | art=prayer-beads; each=2`,
    ),
    subCategory(
      'Notebooks & Paper',
      {
        ...DESK,
        form: 'wrap',
        art: 'notebook',
        brands: 'Likhawat, Kalamkaar, Bastaa',
        tips: ['Stock up before June.', 'Ink doesn’t show through.'],
      },
      `
      Notebook | कॉपी | 45 | 1 piece, 6 pieces, 12 pieces | Single Line, Four Line, Square, Unruled | 172 pages of 58 g paper. | each=3
      Long Book | - | 75 | 1 piece, 6 pieces | - | A4, 200 pages, hard cover. | art=closed-book
      Spiral Notepad | - | 60 | 1 piece, 3 pieces | Pocket, A5 | Perforated. | art=spiral-notepad; each=2
      Copier Paper | - | 165 | 100 sheets, 500 sheets | - | A4, 75 g, bright white. | art=page-facing-up
      Sticky Notes | - | 55 | 1 piece, 4 pieces | - | 100 sheets, comes off clean. | art=memo
      Brown Cover Roll | - | 65 | 1 piece, 3 pieces | - | For covering books in June. | art=roll-of-paper; each=2`,
    ),
    subCategory(
      'Pens, Pencils & Colours',
      {
        ...DESK,
        art: 'pencil',
        brands: 'Kalamkaar, Likhawat, Rangrezi',
        tips: ['Exam-tested.', 'Safe for small hands.'],
      },
      `
      Ball Pen | पेन | 10 | 1 piece, 5 pieces, 20 pieces | Blue, Black, Red | 0.7 mm, dries at once. | art=pen; each=3
      Gel Pen | - | 20 | 1 piece, 5 pieces | Blue, Black | 0.5 mm, waterproof. | art=pen; each=2
      Pencils | पेंसिल | 50 | 10 pieces, 20 pieces | HB, 2B | With a sharpener inside. | each=3
      Colour Pencils | - | 99 | 12 pieces, 24 pieces | - | Break-resistant lead. | form=box; art=crayon
      Crayons | - | 45 | 12 pieces, 24 pieces | Wax, Oil Pastel | Bright and smooth. | form=box; art=crayon; each=2
      Water Colours | - | 75 | 12 pieces, 18 pieces | - | Cakes with a brush. | form=box; art=artist-palette
      Geometry Box | ज्यामिति बॉक्स | 135 | 1 set | - | Compass, divider, set squares. | form=box; art=triangular-ruler`,
    ),
    subCategory(
      'Office & Craft',
      {
        ...DESK,
        art: 'scissors',
        brands: 'Likhawat, Bastaa, Rangrezi',
        tips: ['For school projects due tomorrow.', 'Small things that stop big ones.'],
      },
      `
      Glue Stick | - | 30 | 8 g, 15 g, 35 g | - | Washes out of uniforms. | art=lotion-bottle
      White Glue | गोंद | 40 | 50 g, 100 g, 200 g | - | For paper and wood. | form=bottle; art=droplet
      Adhesive Tape | - | 25 | 1 piece, 4 pieces | Clear, Brown, Double-Sided | 24 mm wide. | art=tape-roll; each=2
      Scissors | कैंची | 65 | 1 piece | School, Office | Round-tipped or long. | each=2
      Stapler | - | 95 | 1 piece | - | With 1,000 pins. | art=linked-paperclips
      Craft Paper | - | 55 | 20 sheets, 100 sheets | - | Ten colours, both sides. | art=rainbow; form=wrap
      Gift Wrap | - | 49 | 2 sheets, 5 sheets | Festive, Birthday@balloon | 50 by 70 cm. | art=wrapped-gift; form=wrap; each=2`,
    ),
    subCategory(
      'Party & Festive',
      {
        ...DESK,
        form: 'card',
        art: 'balloon',
        brands: 'Jashn, Rangrezi, Khilonaghar',
        tips: ['For the balcony, the hall or the terrace.', 'Order an hour before the guests.'],
      },
      `
      Balloons | ग़ुब्बारे | 60 | 25 pieces, 50 pieces | Metallic, Pastel, Multicolour | Natural latex, 25 cm. | each=2
      Birthday Candles | - | 45 | 12 pieces, 24 pieces | - | Drip-free. | art=birthday-cake
      Party Banner | - | 120 | 1 piece | Happy Birthday, Shubh Vivah | Two metres of card and ribbon. | art=party-popper; each=2
      Fairy Lights | - | 199 | 5 m, 10 m | Warm White, Multicolour | LED, plug-in. | form=box; art=glowing-star; each=2
      Gulal | गुलाल | 60 | 100 g, 500 g | Pink, Yellow, Green | Corn starch and food colour. | form=pouch; art=powder; each=2
      Rakhi | राखी | 79 | 1 piece | Thread, Kids | With roli and chawal. | art=ribbon; each=2
      * Plates & Cups | - | 85 | 25 pieces, 50 pieces | Areca Leaf, Paper | Compostable. | form=wrap; art=fork-and-knife-with-plate; each=2`,
    ),
  ],
};
