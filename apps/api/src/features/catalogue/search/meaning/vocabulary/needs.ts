/**
 * Needs and the things that serve them. Several words for one need are separated by commas. Source: how Indian grocers
 * and chemists arrange their shelves. No advice on health: what people commonly ask for.
 */
export const NEEDS = `
cold, cough, sardi, khansi, khaansi, zukam, jukam, sore throat, sardi khansi, cold cough, blocked nose, stuffy nose, gale mein kharash, kharash, runny nose, throat pain, gala kharab, common cold, sinus, throat, bad throat, throat infection, itchy throat, sneezing, flu, catarrh, chest congestion, congestion, naak band, gala dard, gale me dard: vapour rub, vaporub, cough syrup, khansi, balm, cough drops, inhaler, lozenge, steam, vicks, kadha, honitus, joshanda, chyawanprash, tulsi drops, cough
headache, head ache, sar dard, sir dard, sirdard, migraine, head pain, sar me dard, sir me dard, sar dukhna, heavy head, sir bhari: balm, pain balm, headache, saridon, disprin, paracetamol, sar dard, pain relief
body pain, back pain, joint pain, muscle pain, pain, badan dard, kamar dard, knee pain, dard, muscle ache, joint ache, sprain, moch, neck pain, gardan dard, pairon mein dard, ghutne ka dard, backache: pain relief, pain balm, pain spray, balm, moov, volini, iodex, massage oil
fever, bukhar, body temperature, tez bukhar, viral fever, high temperature: paracetamol, crocin, dolo, thermometer, fever
acidity, gas, indigestion, heartburn, pet dard, stomach ache, upset stomach, pet kharab, pet mein gas, digestion, bloating, pachan, hazma, badhazmi, burping, stomach pain, stomach upset, upset tummy, tummy ache, gas trouble, sour stomach, stomach gas, overeating, heavy stomach, khatti dakar, pet phoolna: antacid, eno, digene, gelusil, pudin hara, digestive, digestive tablets, hajmola, churna, ajwain, jeera, saunf, jeera goli
constipation, kabz, pet saaf, hard stool: isabgol, psyllium, triphala, churna, prune
wound, cut, injury, chot, first aid, wounds, first aid kit, first-aid, injuries, small cut, bleeding, scratch, chot lagna: bandage, antiseptic, cotton, dettol, savlon, burnol, adhesive, band aid
burn, jalna: burnol, antiseptic
mosquito, machar, machhar, mosquitoes, dengue, mosquito bite, mosquito bites, machhar bhagana, machchar, kill mosquitoes, macchar, mosquito problem, malaria: mosquito repellent, mosquito, good knight, all out, mortein, odomos, repellent, liquid vaporizer
cockroach, cockroaches, tilchatta, insects, ants, keede, ant, cheenti, chinti, kill cockroaches, kill insects, pest, pests, pest control, bugs, bed bugs, khatmal, lizard, chipkali, termite, deemak: cockroach, insect killer, hit, laxman rekha, repellent
rat, rats, chuha, mice, kill rats, chuhe, chuha marna: rat, mouse trap, rodent
dandruff, rusi, ruusi, flaky scalp, itchy scalp, dandruff shampoo: anti dandruff, dandruff, head shoulders, ketoconazole, selsun, shampoo
hair fall, hairfall, baal jhadna, hair loss, hair growth, baal girna, baal badhana, long hair, lambe baal, hair falling, falling hair, thin hair, bal jhadna, baalon ka girna: hair fall, anti hair fall, hair oil, onion hair oil, bhringraj
lice, juon: lice, mediker
pimple, pimples, acne, muhase, pimple cream, oily skin, daane, blackheads, pimples on face, face pimples: anti acne, acne, pimple, face wash, neem face wash, neem
dry skin, chapped skin, rough skin, winter skin, skin dryness, soft skin, rukhi twacha: body lotion, moisturiser, petroleum jelly, cold cream, moisturising, moisturizer
dry lips, chapped lips, phate honth: lip balm, lip care
cracked heels, cracked feet, cracked foot, phati edi, phati ediyan: foot cream, heel, crack
body odour, sweat smell, sweating, body odor, paseena, pasina, sweat, bad odour: deodorant, deo, body spray, perfume, talc, talcum powder
sun protection, sun burn, sunburn, tanning, tan, dhoop se bachav: sunscreen, sun screen, spf, sunblock
bad breath, mouth smell, fresh breath, muh ki badbu, mouth odour: mouthwash, mouth freshener, toothpaste
toothache, sensitive teeth, tooth pain, daant dard, dant dard, tooth ache, sensitivity, cavity, teeth pain: sensodyne, sensitive toothpaste, toothpaste sensitive, clove oil, toothpaste
period, periods, ladies problem, ladies pads, lady pads, women pads, girls pads, feminine care, menstruation, menses, mahwari, time of the month, period pain: sanitary pad, sanitary napkin, sanitary, tampon, panty liner, menstrual cup
shaving, shave, daadhi, dadhi, beard shaving: razor, shaving cream, shaving foam, after shave, blade
smelly feet, foot odour, foot smell, sweaty feet: foot powder, talcum powder, talc, foot spray
hair removal, waxing: hair removal cream, wax strips, hair remover
weight loss, diet, slimming, dieting, lose weight, fat loss, motapa, wajan kam: green tea, oats, apple cider vinegar, muesli, quinoa
protein, gym, muscle, body building, bodybuilding, workout, weight gain, muscle gain, gym food, protein gym, gym diet, after workout: whey protein, protein, protein powder, protein bar, peanut butter
diabetes, diabetic, sugar patient: sugar free, stevia, diabetic, sugar substitute, no added sugar
immunity, immunity booster, immune booster, rog pratirodhak: chyawanprash, giloy, amla, tulsi, kadha, turmeric
weakness, tired, tiredness, kamzori: glucose, glucon, horlicks, bournvita, energy drink
energy: energy drink, glucose, red bull, energy bar
dehydration, ors, loose motion, loose motions, diarrhoea, dast: ors, electral, glucose, electrolyte
hangover: lemon, coconut water, ors
baby food, infant food, food for baby, food for babies, food for infant, bachche ka khana, baby meal, baby hungry, hungry baby, food baby, first food, weaning, toddler food, shishu aahar, bachche ka aahar: baby food, baby cereal, infant cereal, cerelac, infant formula
teething: teether
baby bath, bathing baby, bathe baby, baby nahlana, nahlana: baby soap, baby shampoo, baby wash, baby bath
diaper rash, nappy rash, baby rash: diaper rash, rash cream
gift, gifting, present: gift, gift pack, gift box, chocolate box, celebrations, hamper
school lunch, tiffin, kids lunch, lunch for kids, bachon ka tiffin, school tiffin, tiffin kids, tiffin snacks, lunchbox snacks, kids tiffin: lunch box, tiffin, bread, cheese slices, cheese
lunch box, tiffin box: lunch box, tiffin
baking, cake making, bake a cake, cake banana, bake bread, make cake, homemade cake, cookies making: cake mix, baking powder, maida, vanilla essence, cocoa powder, baking soda, whipping cream, yeast
pizza making, make pizza, homemade pizza, making pizza: pizza base, mozzarella, pizza sauce, pizza cheese, pizza
sandwich making, sandwich, make sandwich, making sandwich: sandwich bread, sandwich, bread, sandwich spread, cheese slices, mayonnaise
salad: salad, lettuce, cucumber, salad mix
smelly shoes, shoe polish, shoe cleaning: shoe polish
clean floor, floor cleaning, mopping, pocha lagana, mop floor, floor mopping, farsh, pocha, pochha, farsh saaf, wash floor, dirty floor, floor, floors, shiny floor, farsh dhona: floor cleaner, mop, phenyl
clean toilet, toilet cleaning, bathroom cleaning, clean bathroom, clean bathroom tiles, wash toilet, toilet wash, tile cleaning, washroom, washroom cleaning, toilet saaf, dirty toilet, toilet, dirty bathroom, yellow stains, commode, bathroom: toilet cleaner, bathroom cleaner, harpic
clean windows, window cleaning, glass cleaning, mirror, clean glass, sheesha, shisha saaf, windows, window, dirty glass: glass cleaner, colin
washing clothes, wash clothes, clothes washing, laundry, kapde dhona, kapde, cloth washing, kapde dhone, kapda dhona, washing machine, machine wash, clean clothes, dirty clothes, clothes, laundry day, wash shirt, kapde saaf: detergent, washing powder, fabric, surf, detergent bar, detergent liquid
stain, stains, stain removal, daag, remove stains, stain remove, tough stains, clothes stains, stained clothes, collar dirt, oil stain, ink stain: stain remover, vanish, bleach, detergent, washing powder
wash dishes, washing dishes, washing utensils, bartan dhona, bartan, utensils washing, utensil cleaning, utensils cleaning, cleaning utensils, clean utensils, dish cleaning, wash utensils, bartan dhone, bartan saaf, bartan manjna, vessel cleaning, wash vessels, greasy utensils, dirty dishes, dirty utensils, dishes, utensils, washing up, jhoothe bartan: dishwash, dish wash, scrubber, dishwash bar, dishwash liquid, vim, bartan
blocked drain, clogged drain, drain, choked sink, drain block, sink block, clogged sink, nali jam: drain cleaner, drain
bad smell, room smell, room fragrance, smelly room, bathroom smell, khushboo, nice smell, smell in room, smelly bathroom, smelly house, stinking room, badbu, room smells, fresh home: air freshener, room freshener, freshener, odonil, agarbatti
garbage, trash, kachra, kuda, dustbin bag, kachra dalna: garbage bag, garbage bags, dustbin, garbage
power cut, light gone, no light, blackout, bijli gayi: candle, torch, battery, emergency light, matchbox
dog, kutta, puppy, pet dog, dogs, dog hungry, hungry dog, pet dogs, doggy: dog food, pedigree, dog
cat, billi, kitten, cats, cat hungry, hungry cat: cat food, whiskas, cat
clean hands, wash hands, washing hands, hand cleaning, haath dhona, hand hygiene, dirty hands: hand wash, handwash, sanitizer, sanitiser, soap
wash hair, hair washing, clean hair, baal dhona: shampoo, conditioner
wash face, face cleaning, clean face, face washing, muh dhona: face wash, facewash, cleanser, face scrub, soap
brush teeth, brushing teeth, clean teeth, white teeth, yellow teeth, teeth whitening, teeth cleaning, daant saaf: toothpaste, toothbrush, mouthwash
bathing, take a bath, nahana, nahane: soap, body wash, shower gel
grey hair, white hair, safed baal, hair colouring, cover grey: hair colour, hair color, hair dye, henna, mehndi
hair styling, set hair: hair gel, hair wax, hair serum, hair spray
glowing skin, fair skin, gora, nikhar: face cream, fairness cream, face wash, ubtan, face pack, multani mitti, serum
wrinkles, anti ageing, anti aging, dark spots, jhurriyan: anti ageing, anti aging, night cream, face serum, face cream
khujli, rash, fungal infection, ringworm, daad: talcum powder, antifungal, prickly heat powder, calamine, antiseptic cream, candid
prickly heat, ghamori, heat rash: prickly heat powder, talcum powder, talc
sleep, insomnia, neend: chamomile tea, ashwagandha, green tea
stress, anxiety: ashwagandha, green tea, chamomile tea
calcium, strong bones, height growth: milk, calcium, horlicks, bournvita, complan, health drink
iron deficiency, anaemia, khoon ki kami: jaggery, beetroot, spinach, dates, pomegranate
brain food, dimag: almond, walnut, brahmi
cholesterol, healthy heart: oats, olive oil, almond, walnut, flax seed
vomiting, nausea, ulti, motion sickness: lemon, ginger, eno, pudin hara
pregnancy, pregnant, pregnancy test: pregnancy test, folic acid, protein powder, milk
family planning, contraception, safe sex: condom, condoms, durex, manforce
old age, elderly, bedridden: adult diaper, adult diapers, walking stick
hot drink, hot beverage, garam peena: tea, coffee, hot chocolate, soup, drinking chocolate
kids drink, health drink for kids, milk mix, add to milk, mix in milk, doodh mein milana: horlicks, bournvita, complan, boost, health drink, chocolate syrup, badam drink
make tea, tea making, making tea, chai banana, chai banane: tea, chai, ginger, cardamom, milk, sugar
make coffee, coffee making: coffee, coffee powder, milk
make curd, set curd, dahi jamana: milk, curd
make biryani, biryani making, biryani banana, pulao making: basmati rice, biryani masala, basmati, saffron, biryani
make idli, idli making, make dosa, dosa making, idli banana, dosa banana: idli batter, dosa batter, idli rice, idli mix, dosa mix, urad dal, idli rava, batter
make roti, roti making, chapati making, roti banana, rotiyan: atta, wheat flour
make pasta, pasta making: pasta, pasta sauce, macaroni, penne, cheese
make kheer, kheer making, payasam making: rice, vermicelli, milk, kheer mix, condensed milk, cardamom
make sambar, sambar making: toor dal, sambar powder, sambar masala, tamarind, drumstick
make chaat, chaat making, pani puri making: sev, puri, tamarind, chaat masala, pani puri, chutney
make pav bhaji, pav bhaji making: pav, pav bhaji masala, butter, potato
make soup, soup making: soup, corn flour, tomato, vegetables
deep frying, frying, talna, pakora frying: oil, sunflower oil, refined oil, soyabean oil, groundnut oil
khana banane ka tel, khane ka tel: sunflower oil, mustard oil, soyabean oil, refined oil, groundnut oil, rice bran oil
tadka, baghar, tempering: cumin, jeera, mustard seeds, rai, hing, curry leaves, ghee
colour in food: turmeric, saffron, food colour
thickening, thick gravy: corn flour, cashew, cream
kitchen cleaning, clean kitchen, clean gas stove, clean chimney, greasy, oil stains, kitchen grease, grease, oily kitchen, oily stove, greasy stove, greasy kitchen: kitchen cleaner, dishwash, kitchen wipe, scrubber, surface cleaner
dusting, house cleaning, clean house, home cleaning, ghar saaf, safai, jhadu lagana, sweeping, cleaning, cleaning day, deep cleaning, spring cleaning, diwali cleaning, diwali ki safai, clean home, cleaning home, ghar ki safai, saaf safai, spring clean, house clean, housework, dust, saf safai: broom, floor cleaner, duster, mop, wipe, surface cleaner, cleaning cloth
disinfect, disinfection, kill germs, germs, keetanu: disinfectant, antiseptic, sanitizer, dettol, savlon, lizol, floor cleaner
white clothes, whitening clothes, whiten clothes, ujala, neel: fabric whitener, neel, ujala, bleach, vanish
soft clothes, clothes smell, fragrant clothes, fabric care: fabric conditioner, fabric softener, comfort
woollen clothes, wool wash, sweater washing, silk washing, delicate clothes: ezee, liquid detergent, wool
moths, clothes moths, cupboard smell: naphthalene, naphthalene balls, camphor
fridge smell: baking soda, air freshener
wrap food, pack food, pack lunch, food packing, leftovers, keep food fresh, roti wrap: foil, aluminium foil, cling film, cling wrap, zip bag, butter paper, food wrap, container
spill, dry hands: tissue, paper towel, kitchen towel, kitchen roll, napkin, wipes
light candle, light fire, light gas, aag jalana, gas jalana: matchbox, matches, lighter, gas lighter
remote cell: battery, batteries, cell, pencil cell
chipkana: fevicol, glue, adhesive, tape, fevikwik
craft: colour pencil, crayon, sketch pen, drawing book, water colour, paint
gardening: plant food, seeds, fertiliser, cocopeat, manure
aquarium, fish pet, pet fish: fish food
bird, birds, pet bird, parrot, tota: bird food, bird feed, bajra
karwa chauth, karva chauth: mehndi, diya, kumkum, sindoor, vermicelli
mehndi, apply mehndi, henna hands: mehndi, mehendi, henna cone
hair oiling, oil massage, head massage, champi, maalish, malish: hair oil, coconut oil, almond oil, massage oil, mustard oil
baby massage, massage baby: baby oil, baby massage oil, baby lotion
baby potty, nappy, nappies, nappy change, baby cleaning: diaper, baby wipes, wipes
baby milk, milk for baby, bottle feeding, formula milk: infant formula, baby milk, lactogen, nan pro, feeding bottle
`;

/** What serves an occasion, on which people want some of several things: guests eat more than biscuits. */
export const OCCASIONS = `
newborn, new born, baby essentials, new baby, baby care products, baby coming, baby shower, new mother, baby born, shishu, baby things, baby items: diaper, baby wipes, baby soap, baby oil, baby lotion, infant formula
fasting, vrat, upvas, upwas, navratri, ekadashi, falahar, vrat ka khana, fast, fasts, fasting days, upvaas, vrat upvas, vrat wala khana, janmashtami, shivratri, mahashivratri, sawan, fast snacks: sabudana, kuttu, singhara, sendha namak, rock salt, makhana, sama, rajgira
diwali, deepavali, diwali lights, diwali shopping, diwali puja, deepawali, dhanteras: diya, candle, mithai, dry fruits, rangoli, sweet box, agarbatti
holi: gulal, holi, gujiya, thandai
rakhi, raksha bandhan: rakhi, mithai, chocolate
birthday, birthday party, bday, birthday celebration, janamdin, janmdin: cake, candle, balloon, party, birthday
party, house party, party snacks, party food, kitty party, get together, celebration, daawat, dawat: party, balloon, paper cups, paper plates, disposable, chips, soft drink
movie night, movie snacks, movie, film night, cricket match, match snacks, match day: popcorn, nachos, chips, soft drink
breakfast, nashta, naashta, morning breakfast, subah ka nashta, quick breakfast, healthy breakfast, nasta, breakfast items, fast breakfast, instant breakfast: corn flakes, muesli, oats, poha, upma, bread, idli, cereal, dosa, cornflakes, eggs
pooja, puja, prayer, worship, havan, aarti, puja items, pooja items, pooja samagri, ganesh puja, bhagwan, puja thali, pooja thali, puja thaali, puja path, pujan, satyanarayan, home temple, mandir, temple, god, lamp, diya jalana, light diya: agarbatti, dhoop, camphor, diya, pooja, cotton wicks, havan, kapoor, roli, kumkum
summer, garmi, summer drink, hot weather, beat the heat, thirst, thirsty, pyaas, summer cooler, summer drinks, cool drink, cooling drink, thanda, heat, heatstroke, loo lagna: cold drink, soft drink, juice, buttermilk, lassi, coconut water, sharbat, squash, nimbu pani, ice cream, lemonade, cola
winter, sardi ka mausam: cold cream, moisturiser, body lotion, lip balm, chyawanprash, soup, gajak, petroleum jelly
rain, rainy day, monsoon, barish: tea, soup, noodles, besan, umbrella, pakora
tea time, chai time, evening snack, shaam ka nashta, chai ke saath, chai nashta, chai snacks, tea snacks, tea snack, evening snacks, snack tea, snacks tea, chai snack, sham ka nashta: biscuits, rusk, namkeen, bhujia, cookies, khari, mathri
hungry, hunger, bhook, bhookh, midnight snack, late night, quick bite, time pass, hungry at night, cravings, craving, munching, light snack, snacking: chips, namkeen, biscuits, noodles, cookies, popcorn, chocolate
healthy snack, healthy snacks, low calorie, healthy food, diet snacks, guilt free snack, evening healthy snack: makhana, almonds, roasted chana, granola bar, oats, muesli, dry fruits, trail mix, protein bar
sweet tooth, something sweet, meetha, dessert, after dinner: ice cream, chocolate, gulab jamun, rasgulla, mithai, kheer mix, custard powder, cake, sweets
quick dinner, instant meal, quick meal, ready meal, easy dinner, hostel food, bachelor food, no cooking, lazy dinner, instant food, dinner quick, busy day, fast dinner, quick lunch: noodles, ready to eat, instant, pasta, upma, poha, frozen paratha, soup
travel, journey, road trip, train journey, safar, picnic: biscuits, chips, namkeen, juice, tissue, sanitizer, wet wipes, paper plates
guest, guests, mehman, visitors, mehmaan, guest coming, guests coming, serve guests, atithi, mehman nawazi, relatives, friends coming: namkeen, biscuits, cookies, sweets, mithai, juice, soft drink, dry fruits, tea, chips
barbecue, bbq, tandoor: charcoal, tandoori masala, chicken, paneer, barbecue sauce
kids snack, snack for kids, snacks for kids, children snack, bachchon ke liye: biscuits, chips, chocolate, cookies, wafer, jelly
back to school, school supplies, homework, project work, padhai, study: notebook, pen, pencil, eraser, sharpener, geometry box, colour pencil, crayon, glue
wedding, shaadi, marriage: gift, mithai, dry fruits, kumkum, mehndi
eid, ramzan, ramadan, iftar, sehri: dates, vermicelli, seviyan, rooh afza, sharbat, fruits
christmas, xmas, new year: plum cake, cake, chocolate, candle, wine
pongal, sankranti, lohri: jaggery, til, sesame, rice, groundnut, gajak, rewri, popcorn
onam, sadya: banana chips, payasam, rice, coconut, papad
`;
