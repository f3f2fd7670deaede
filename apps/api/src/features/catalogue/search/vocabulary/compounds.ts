/**
 * Two words that name a thing of its own, which is no kind of the second and not the first: peanut butter is no butter, a
 * custard apple no apple. Who asks for one of the words alone wants something else first.
 *
 * Source: names that English-language grocers list beside the plain thing.
 */
export const COMPOUNDS: ReadonlySet<string> = new Set(
  `peanut butter, almond butter, cashew butter, nut butter, hazelnut butter, cocoa butter, shea butter, body butter,
  apple butter, butter milk, butter chicken, butter cookie, butter paper, butter naan, butter scotch, butter masala,
  butter popcorn, butter fruit, butter bean, coconut milk, almond milk, soy milk, soya milk, oat milk, rice milk, cashew milk,
  flavoured milk, butter milk, milk shake, milk mug, milk cake, milk bikis, milk maid, milk cooker, milk food,
  milk thistle, badam milk, ice cream, face cream, hair cream, shaving cream, hand cream, foot cream,
  night cream, day cream, cold cream, cream biscuit, cream cracker, cream roll, cream cheese, cheese cake, cheese ball,
  hair oil, massage oil, baby oil, body oil, pooja oil, fish oil, essential oil, lamp oil, neem oil, clove oil, castor oil,
  rose water, coconut water, tonic water, water bottle, water melon, water chestnut, micellar water, gripe water, barley water,
  sweet potato, potato starch, potato chip, potato wafer, sweet corn, baby corn, pop corn, corn flour, corn flake, corn starch,
  corn puff, custard apple, wood apple, pine apple, rose apple, apple cider, egg plant, egg noodle, egg tray, egg boiler,
  egg masala, egg curri, bread crumb, bread stick, bread knife, bread maker, ginger ale, ginger garlic, ginger tea,
  ginger bread, garlic paste, lemon grass, lemon rice, lemon balm, tea tree, tea bag, tea cup, tea light,
  tea towel, coffee mug, coffee maker, coffee mate, salt cellar, bath salt, epsom salt, sugar free, sugar cane, sugarcane juice,
  sugar candi, rice bran, rice flour, rice paper, rice noodle, rice cooker, rice cracker, rice cake,
  rice water, jeera rice, curd rice, fried rice, honey comb, honey dew, honey bunches, chilli oil, chilli flake,
  sun dried, spring onion, onion ring, onion seed, onion powder, banana chip,
  banana stem, banana flower, banana leaf, banana blossom, mango ginger, mango powder, mango leave,
  mango leaf, curri leave, curri leaf, neem leave, betel leaf, fish finger, fish food, lady finger, chicken masala,
  chicken soup, chicken nugget, chicken momo, meat masala, dog biscuit, dish soap, soap dish, soap case, soap nut, baby soap, baby shampoo,
  dog shampoo, paper soap, bell pepper, pepper spray, rock salt,
  orange peel, lime soda, baking soda, baking powder, washing soda, caustic soda, club soda, drinking chocolate, hot chocolate, grape fruit,
  grape seed, jack fruit, dragon fruit, passion fruit, star fruit, bread fruit, fruit bread, fruit cake, dry fruit, nut cracker,
  dal vada, palak paneer, paneer masala, paneer tikka, shahi paneer, matar paneer, paneer paratha, aloo bukhara, aloo bhujia,
  aloo paratha, aloo tikki, gobi manchurian, methi khakhra, atta noodle, oat cookie, pasta masala, pizza sauce,
  noodle masala, tooth pick, toothbrush holder, diaper rash, diaper bag, cat fish, cotton candi, cotton bud, paper plate, paper cup, pencil box,
  candle holder, camphor oil, broom stick, mop refill, dustbin bag, garbage bin, carrot halwa, carrot cake, beetroot powder, pumpkin seed,
  sunflower seed, mustard seed, coconut powder,
  vanilla essence, vanilla ice`
    .split(',')
    .map((pair) => pair.trim().replace(/\s+/g, ' '))
    .filter((pair) => pair !== ''),
);
