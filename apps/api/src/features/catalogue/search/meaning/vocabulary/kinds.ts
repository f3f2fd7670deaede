/**
 * Things that are a kind of another, in one direction: a search for soft drinks finds colas, not the reverse. Source:
 * the departments of Indian grocers as their websites and shelves have them.
 */
export const KINDS = `
bhaji: vegetable
turmeric: turmeric powder
भाजी: vegetable
soft drink: cola, coke, pepsi, sprite, lemonade, soda, thums up, fanta, limca, mirinda, 7up
cold drink: cola, coke, pepsi, sprite, lemonade, soda, thums up, fanta, limca, soft drink
energy drink: red bull, monster, sting
health drink: horlicks, bournvita, boost, complan, malt drink, malted drink
oil: sunflower oil, mustard oil, groundnut oil, rice bran oil, soyabean oil, refined oil, vegetable oil, palm oil
cooking oil: sunflower oil, mustard oil, groundnut oil, rice bran oil, soyabean oil, refined oil, vegetable oil
refined oil: sunflower oil, soyabean oil, rice bran oil
dal: toor dal, moong dal, urad dal, masoor dal, chana dal, arhar dal
pulses: toor dal, moong dal, urad dal, masoor dal, chana dal, rajma, kabuli chana
millet: ragi, bajra, jowar, foxtail millet, little millet
flour: atta, maida, besan, rice flour, ragi flour, corn flour
dry fruits: almond, badam, cashew, kaju, raisin, kishmish, pistachio, pista, walnut, dates, fig, anjeer
nuts: almond, cashew, pistachio, walnut, groundnut, hazelnut
seeds: chia seed, flax seed, pumpkin seed, sunflower seed, sesame
berries: strawberry, blueberry, raspberry, cranberry, mulberry
citrus: orange, sweet lime, lemon, grapefruit
greens: spinach, palak, methi, amaranthus, coriander, lettuce
leafy vegetable: spinach, palak, methi, amaranthus, lettuce, mint, coriander
namkeen: bhujia, mixture, sev, chivda, moong dal namkeen, aloo bhujia, farsan
farsan: bhujia, mixture, sev, chivda, gathiya
snacks: chips, namkeen, bhujia, nachos, puffs, popcorn, mixture, biscuit
munchies: chips, namkeen, nachos, puffs, popcorn
mixture: namkeen
sweet: gulab jamun, rasgulla, laddu, soan papdi, barfi, kaju katli, halwa, peda, jalebi
mithai: gulab jamun, rasgulla, laddu, soan papdi, barfi, kaju katli, peda
dessert: ice cream, cake, custard, pudding, jelly, kulfi, pastry
candy: lollipop, eclairs, toffee, jelly, gum
chewing gum: gum, bubble gum
cake: pastry, muffin, cup cake, brownie
meat: chicken, mutton, lamb, pork, beef, fish
seafood: fish, prawn, crab, squid
non veg: chicken, mutton, fish, egg, prawn
fish: rohu, katla, surmai, seer, pomfret, hilsa, salmon, tuna, basa, mackerel, sardine, bangda
cold cuts: salami, ham, sausage
spice: turmeric powder, chilli powder, coriander powder, cumin, garam masala, cardamom, clove
spices: turmeric powder, chilli powder, coriander powder, cumin, garam masala, cardamom, clove
dips: hummus, salsa, mayonnaise, cheese dip
spread: jam, peanut butter, chocolate spread, cheese spread, nutella, honey
cereal: corn flakes, muesli, oats, chocos, granola
breakfast cereal: corn flakes, muesli, oats, chocos, granola
instant food: noodles, soup, upma, poha, pasta
ready to eat: instant, paneer butter masala, dal makhani, pav bhaji
cleaner: floor cleaner, toilet cleaner, glass cleaner, kitchen cleaner
washing soap: detergent bar
bathroom cleaner: toilet cleaner, tile cleaner
utensil cleaner: dishwash, dishwash bar, dishwash liquid
insect killer: cockroach, mosquito, ant, hit
room freshener: air freshener, freshener, odonil
air freshener: room freshener, freshener
sanitary pad: whisper, stayfree, sofy, pads
hair colour: hair dye, henna
hair dye: hair colour, hair color, henna
makeup: lipstick, kajal, eyeliner, foundation, compact, nail polish, mascara
cosmetics: lipstick, kajal, eyeliner, foundation, nail polish
kajal: kohl, eyeliner
perfume: deodorant, body spray, eau de parfum, fragrance, scent
stationery: pen, pencil, notebook, eraser, sharpener
toys: toy, rattle, puzzle
pet food: dog food, cat food
cat food: whiskas, cat treats
dog food: pedigree, drools, dog biscuits
pooja: agarbatti, dhoop, camphor, diya, cotton wicks, pooja oil, kumkum
puja samagri: agarbatti, dhoop, camphor, diya, cotton wicks
flower: marigold, rose, jasmine, lotus, bouquet, chrysanthemum
utensil: kadai, pan, tawa, pressure cooker, bowl, plate
cookware: kadai, pan, tawa, pressure cooker
medicine: tablet, syrup, balm, pain relief, antiseptic
baby care: diaper, baby wipes, baby lotion, baby powder, baby soap
milkshake: flavoured milk, milk shake
flavoured milk: milk shake, badam milk
shake: milk shake
plant based milk: soy milk, almond milk, oat milk
vegan milk: soy milk, almond milk, oat milk, coconut milk
sprouts: moong sprouts
batter: dosa batter, idli batter
`;
