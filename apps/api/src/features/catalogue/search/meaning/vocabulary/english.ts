/**
 * English names for the same thing, British, American and Indian.
 *
 * Sources: the glossaries of Indian food names in common cookery books as they agree with each other, the Codex
 * Alimentarius list of vegetable and pulse names, and the spellings on packs sold in India.
 */
export const ENGLISH = `
paneer: cottage cheese
curd: yogurt, yoghurt, yogourt, yoghourt, yogurts
buttermilk: butter milk
ghee: clarified butter
khoya: mawa, khoa, milk solids
cream: fresh cream, whipping cream
condensed milk: milkmaid
dairy whitener: milk powder, powdered milk
egg: eggs
bread: loaf, sliced bread
bun: buns, burger bun, pav, pao
rusk: toast biscuit
maida: refined flour, all purpose flour, all-purpose flour, plain flour, white flour, apf
atta: wheat flour, whole wheat flour, chapati flour
besan: gram flour, chickpea flour, bengal gram flour
sooji: semolina, rava, rawa, cream of wheat, farina
corn flour: corn starch, cornflour, cornstarch, corn-flour
rice flour: rice powder
ragi: finger millet
bajra: pearl millet
jowar: sorghum
dalia: broken wheat, bulgur, cracked wheat, lapsi
sabudana: sago, tapioca pearls, sagu
poha: flattened rice, beaten rice, rice flakes
murmura: puffed rice, mamra
oats: oatmeal, porridge oats, rolled oats
corn flakes: cornflakes
dal: lentil, lentils, pulse, pulses, daal
toor dal: pigeon pea, arhar dal, tur dal, split pigeon peas, tuvar dal, tuver dal
moong dal: mung dal, moong, mung, green gram, mung bean
urad dal: black gram, urad, urid, black lentil, udad dal
masoor dal: red lentil, masoor, masur dal
chana dal: bengal gram, split chickpeas, channa dal, split bengal gram
kabuli chana: chickpea, chickpeas, chick pea, garbanzo, garbanzo bean, white chickpeas, chole, kabuli channa
kala chana: black chickpeas, brown chickpeas, black chana, desi chana
rajma: kidney bean, kidney beans, red kidney beans
lobia: black eyed pea, black eyed beans, cowpea, cow pea
soya chunks: soyabean, soya nuggets, soy chunks, meal maker, nutrela, soya bean, textured soy
sugar: white sugar, granulated sugar
jaggery: gur, palm jaggery
salt: table salt, iodised salt, iodized salt, common salt
rock salt: sendha namak, himalayan salt, pink salt
black salt: kala namak
oil: cooking oil
mustard oil: mustard seed oil
groundnut oil: peanut oil
groundnut: peanut, peanuts, groundnuts, monkey nut
turmeric: tumeric
chilli: chili, chilly, chile, chillies
red chilli: red chili, dry red chilli, cayenne
green chilli: green chili, green chilly, green chillies
black pepper: pepper corn, peppercorn
cumin: cumin seed, cummin
cumin powder: ground cumin, jeera powder, roasted cumin powder
turmeric powder: haldi powder, ground turmeric
chilli powder: chili powder, mirchi powder, lal mirch powder, red chilli powder, mirch powder
coriander: dhania
coriander leaves: cilantro, coriander leaf, fresh coriander, green coriander, chinese parsley, ~coriander
coriander powder: ground coriander
cardamom: cardamon, green cardamom
clove: cloves
cinnamon: cinnamon stick
asafoetida: asafetida, asafoetida powder
fenugreek: methi
methi leaves: fenugreek leaves, fresh methi, ~fenugreek
fennel: fennel seed, aniseed
carom: carom seed, bishops weed
nigella: onion seed, black cumin, black seed
poppy seed: poppy seeds
bay leaf: bay leaves
star anise: chakra phool
nutmeg: nut meg
saffron: saffron threads
sesame: sesame seed, gingelly, sesame seeds
flax seed: flaxseed, linseed, flax seeds
tamarind: tamarind pulp
vinegar: white vinegar
baking soda: sodium bicarbonate, soda bicarb, cooking soda, eating soda, meetha soda
yeast: dry yeast
pickle: pickles
ketchup: tomato ketchup, catsup, tomato sauce
mayonnaise: mayo
jam: fruit preserve, preserves
soy sauce: soya sauce, soyabean sauce
potato: potatoes, spud
onion: onions
spring onion: green onion, scallion, scallions
tomato: tomatoes
garlic: garlics
ginger: fresh ginger
lady finger: okra, ladyfinger, ladies finger, lady's finger, ladys finger, gumbo
brinjal: eggplant, aubergine, egg plant
cauliflower: cauli flower
cabbage: green cabbage
carrot: carrots
radish: daikon
spinach: spinach leaves
pea: green pea, green peas, peas
beans: french bean, french beans, green beans, string beans, haricot beans
cluster beans: guar
cucumber: cucumbers
bottle gourd: calabash, opo squash
bitter gourd: bitter melon, bitter guord
ridge gourd: ridged gourd, luffa
snake gourd: snakegourd
ivy gourd: little gourd, gherkin gourd
pointed gourd: pointed guord
ash gourd: winter melon, white pumpkin, wax gourd
pumpkin: yellow pumpkin, red pumpkin
capsicum: bell pepper, bell peppers, sweet pepper, green pepper
mushroom: button mushroom
sweet potato: yam sweet
yam: elephant foot, elephant yam
taro: colocasia, taro root
beetroot: beet, beet root, beets
drumstick: moringa, moringa pods
raw banana: green banana, plantain
lemon: lime, lemons
mint: mint leaves
curry leaf: curry leaves
corn: maize
sweet corn: sweetcorn, american corn
zucchini: courgette, courgettes
lettuce: salad leaves
rocket: arugula, rocket leaves
broccoli: brocolli
spring roll: springroll
avocado: butter fruit, butterfruit
apple: apples
banana: bananas
mango: mangoes
orange: oranges
sweet lime: mosambi
grape: grapes
guava: guavas
papaya: pawpaw
watermelon: water melon
muskmelon: musk melon, cantaloupe, rock melon
pomegranate: pomegranates
pineapple: pine apple
chikoo: sapota, sapodilla
custard apple: sugar apple
jackfruit: jack fruit
pear: pears
dates: date
fig: figs
almond: almonds
cashew: cashew nut, cashewnut, cashews
raisin: raisins, sultanas, dry grapes
walnut: walnuts
pistachio: pistachios
makhana: fox nut, foxnut, lotus seed, fox nuts, foxnuts
dry fruits: dried fruits, dryfruit, nuts
chicken: poultry
mutton: lamb, goat, goat meat
prawn: shrimp, prawns, shrimps
fish: fishes
mince: minced meat
biscuit: cookie, cookies, biscuits
chips: wafers, crisps, potato chips, wafer
candy: toffee, sweets candy, lollies
cotton candy: candy floss
namkeen: savoury, savouries, salted snacks
noodles: instant noodles
vermicelli: semiya
papad: papadum, pappadam, poppadom, appalam
tea: tea powder, tea leaves, loose tea
coffee: instant coffee
juice: fruit juice
soft drink: cold drink, aerated drink, carbonated drink, fizzy drink, soda pop, aerated water, soft drinks
soda: soda water, club soda
water: drinking water, mineral water, packaged water
soap: bathing bar, bath soap, bathing soap, soap bar
body wash: shower gel, bodywash
hand wash: handwash, hand soap, liquid soap
hand sanitizer: sanitiser, sanitizer, hand rub
shampoo: hair shampoo
conditioner: hair conditioner
toothpaste: tooth paste, dental cream, paste tooth
toothbrush: tooth brush
mouthwash: mouth wash
face cream: fairness cream, glow cream, beauty cream, day cream
face wash: facewash, face cleanser, facial cleanser
moisturiser: moisturizer, body lotion, cold cream
talcum powder: talc
deodorant: deo, deodrant, body spray
hair oil: hair tonic
hair removal cream: depilatory
razor: shaver, shaving razor
sanitary pad: sanitary napkin, sanitary pads, sanitary napkins, menstrual pads, period pads
diaper: nappy, diapers, nappies, diaper pants
wet wipes: baby wipes, wipes
detergent: washing powder, laundry powder, laundry detergent, detergent powder, clothes detergent
detergent bar: washing soap, washing bar, laundry soap
fabric softener: fabric conditioner
dishwash: dish wash, dishwashing, washing up liquid, dish soap, dishwasher liquid, utensil cleaner
scrubber: scrub pad, scouring pad, dish scrubber, steel wool
floor cleaner: ~phenyl, floor disinfectant, surface cleaner
toilet cleaner: toilet bowl cleaner
broom: brooms
dustbin: trash can, garbage bin, waste bin
garbage bag: trash bag, dustbin bag, bin liner, garbage bags, trash bags, bin bags
tissue: tissues, facial tissue, paper napkin, paper napkins
toilet paper: toilet roll, toilet tissue, bathroom tissue, loo roll
aluminium foil: aluminum foil, silver foil, tin foil, foil paper
cling film: cling wrap, plastic wrap, cling wrap
mosquito repellent: mosquito coil, mosquito liquid, mosquito killer
incense: incense stick, joss stick, incense sticks
camphor: kapur
pooja oil: lamp oil, puja oil, deepam oil, diya oil
matchbox: matches, match box, match stick, matchstick
candle: candles
battery: cell, batteries, cells
bulb: light bulb, led bulb
bandage: band aid, bandaid, plaster, adhesive bandage
cotton: cotton wool, cotton roll
pain balm: balm
baby food: infant cereal, weaning food, baby cereal
infant formula: baby formula, baby milk powder, infant milk
dog food: puppy food
eraser: rubber eraser
pen: ball pen, ballpoint
notebook: note book, exercise book
`;
