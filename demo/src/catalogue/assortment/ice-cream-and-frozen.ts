import { type Category, subCategory } from '../sub-category.ts';

const FROZEN = { life: '12 months', keep: 'At -18 °C; never refreeze', each: 3 } as const;
const ICE = {
  ...FROZEN,
  brands: 'Barfeela, Thandai & Co, Himkan, Kulfiwala',
  facts: { Allergens: 'Contains milk' },
} as const;
const COOK = { ...FROZEN, form: 'pouch', brands: 'Frozenpur, Himkan, Pakka Rasoi, Zaikedar' } as const;

export const iceCreamAndFrozen: Category = {
  name: 'Ice Cream & Frozen',
  tone: 'frozen',
  art: ['ice-cream', 'soft-ice-cream', 'snowflake'],
  subCategories: [
    subCategory(
      'Ice Cream Tubs',
      {
        ...ICE,
        form: 'tub',
        art: 'ice-cream',
        tips: ['Five minutes on the counter, then the scoop.', 'One tub, four honest portions.'],
      },
      `
      * Ice Cream | आइसक्रीम | 165 | 500 ml, 700 ml, 1 L | Vanilla, Chocolate@chocolate-bar, Strawberry@strawberry, Kesar Pista, Mango@mango, Butterscotch | Churned from milk and cream, no vegetable fat. | each=3
      * Ice Cream | आइसक्रीम | 235 | 500 ml, 700 ml | Tender Coconut@coconut, Sitaphal@pear, Roasted Almond@almonds, Filter Coffee@hot-beverage | Small batches with the real thing in it. | each=2`,
    ),
    subCategory(
      'Cones & Cups',
      {
        ...ICE,
        form: 'wrap',
        art: 'soft-ice-cream',
        tips: ['Tastes best on a balcony.', 'Eat it before the sun does.'],
      },
      `
      Ice Cream Cone | - | 50 | 110 ml, 4 x 110 ml | Chocolate@chocolate-bar, Butterscotch, Black Forest@cherries | A crisp cone, lined with chocolate. | each=2
      Ice Cream Cup | - | 25 | 100 ml, 6 x 100 ml | Vanilla, Mango@mango, Strawberry@strawberry | With a wooden spoon. | form=tub; each=2
      Choco Bar | चोको बार | 30 | 60 ml, 6 x 60 ml | - | Vanilla in a thin chocolate shell. | form=box
      Ice Lolly | - | 15 | 60 ml, 6 x 60 ml | Orange@tangerine, Kala Khatta@grapes, Raw Mango@mango | Water ice that paints the tongue. | form=box; art=shaved-ice; each=2`,
    ),
    subCategory(
      'Kulfi & Frozen Desserts',
      {
        ...ICE,
        form: 'box',
        art: 'ice-cream',
        tips: ['Let it soften for two minutes.', 'The short way to the end of a long day.'],
      },
      `
      Kulfi | कुल्फ़ी | 35 | 60 ml, 6 x 60 ml | Malai, Kesar Pista, Paan@herb, Mango@mango | Milk boiled down to a third. | each=2
      Matka Kulfi | मटका कुल्फ़ी | 70 | 100 ml, 4 x 100 ml | - | In a clay cup. | form=tub; art=honey-pot
      Ice Cream Sandwich | - | 40 | 90 ml, 4 x 90 ml | Vanilla, Chocolate@chocolate-bar | Between two soft biscuits. | art=sandwich; each=2
      Ice Cream Cake | - | 349 | 500 ml, 1 L | Black Forest@cherries, Butterscotch | Serves six; no candle included. | art=birthday-cake; each=2`,
    ),
    subCategory(
      'Frozen Vegetables',
      { ...COOK, art: 'pea-pod', tips: ['Use from frozen.', 'Frozen within hours of the harvest.'] },
      `
      Frozen Green Peas | मटर | 75 | 200 g, 500 g, 1 kg | - | Sweet winter peas all year round. | each=4
      Frozen Sweet Corn | स्वीट कॉर्न | 85 | 200 g, 500 g, 1 kg | - | Cut from the cob and blanched. | art=ear-of-corn; each=4
      Frozen Mixed Vegetables | - | 89 | 200 g, 500 g, 1 kg | - | Carrot, beans, peas and corn. | art=carrot
      Frozen Spinach | पालक | 62 | 200 g, 500 g | - | Chopped and pressed. | art=leafy-green; each=2
      Frozen Grated Coconut | नारियल | 110 | 200 g, 400 g | - | White and moist. | art=coconut; each=2
      Frozen Berries | - | 259 | 200 g, 500 g | Mixed@blueberries, Strawberry@strawberry | For smoothies and cakes. | each=2`,
    ),
    subCategory(
      'Fries, Tikki & Nuggets',
      {
        ...COOK,
        art: 'french-fries',
        tips: [
          'Eight minutes in hot oil or twelve in an air fryer.',
          'From the freezer to the plate in ten minutes.',
        ],
      },
      `
      French Fries | फ़्रेंच फ़्राइज़ | 110 | 400 g, 750 g, 1.25 kg | Classic, Crinkle Cut, Masala | Cut long, fried once already. | each=2
      Aloo Tikki | आलू टिक्की | 99 | 400 g, 1 kg | - | Potato and peas, lightly spiced. | art=falafel
      Veg Nuggets | - | 135 | 300 g, 600 g | - | Crumbed bites of five vegetables. | art=falafel
      Cheese Bites | - | 185 | 250 g, 500 g | Jalapeño@hot-pepper, Corn@ear-of-corn | Soft inside, careful. | art=cheese-wedge; each=2
      Hara Bhara Kabab | हरा भरा कबाब | 145 | 300 g, 600 g | - | Spinach and peas, pan-fried. | art=falafel
      Smileys | - | 125 | 400 g, 750 g | - | Mashed potato with a grin. | art=potato`,
    ),
    subCategory(
      'Momos, Samosa & Rolls',
      {
        ...COOK,
        form: 'box',
        art: 'dumpling',
        tips: ['Straight from the freezer; no thawing.', 'Ready in fifteen minutes.'],
      },
      `
      Momos | मोमोज़ | 135 | 10 pieces, 24 pieces | Vegetable, Paneer@cheese-wedge, Corn & Cheese@ear-of-corn | Thin skins, full pleats. | each=3
      Chicken Momos | चिकन मोमोज़ | 165 | 10 pieces, 24 pieces | - | Minced thigh with ginger. | mark=nonveg; each=3
      Samosa | समोसा | 95 | 6 pieces, 12 pieces | Punjabi, Cocktail | Potato and peas in a thick crust. | art=dumpling; each=2
      Spring Rolls | - | 125 | 8 pieces, 16 pieces | - | Cabbage and carrot, crisp sheets. | art=burrito
      Frozen * Paratha | पराठा | 110 | 5 pieces, 10 pieces | Plain, Aloo@potato, Lachha, Paneer@cheese-wedge | Dry-roast until spotted. | art=flatbread; form=pouch; each=2`,
    ),
    subCategory(
      'Frozen Meat Snacks',
      {
        ...COOK,
        mark: 'nonveg',
        art: 'poultry-leg',
        brands: 'Murgika, Frozenpur, Zaikedar',
        also: 'Meat & Fish',
        tips: ['Fry from frozen on a medium flame.', 'Core at 75 °C before you serve it.'],
      },
      `
      Chicken Nuggets | - | 185 | 250 g, 500 g, 1 kg | - | Breast meat in a golden crumb.
      Chicken Sausages | - | 175 | 250 g, 500 g | Classic, Cheese & Onion, Masala@hot-pepper | Smoked over sawdust. | art=hot-dog; each=2
      Chicken Seekh Kabab | सीख कबाब | 245 | 250 g, 500 g | - | Grilled; only warm it up. | art=meat-on-bone
      Fish Fingers | - | 265 | 250 g, 500 g | - | Basa fillets in crumbs. | art=fish
      Mutton Shami Kabab | शामी कबाब | 299 | 250 g, 500 g | - | With chana dal and mint inside. | art=cut-of-meat`,
    ),
  ],
};
