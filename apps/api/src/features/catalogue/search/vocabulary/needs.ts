/**
 * What people need something for, and what serves. Several words for one need are parted by commas.
 *
 * Source: how Indian grocers and chemists arrange their shelves. No advice on health: what people commonly ask for.
 */
export const NEEDS = `
cold, cough, sardi, khansi, khaansi, zukam, jukam, sore throat, sardi khansi, cold cough, blocked nose, stuffy nose, gale mein kharash, kharash: vapour rub, vaporub, cough syrup, khansi, balm, cough drops, inhaler, lozenge, steam, vicks, kadha, honitus, joshanda, chyawanprash, tulsi drops, cough
headache, head ache, sar dard, sir dard, sirdard, migraine: balm, pain balm, headache, saridon, disprin, sar dard, roll on, pain relief
body pain, back pain, joint pain, muscle pain, pain, badan dard, kamar dard, knee pain, dard: pain relief, pain balm, pain spray, balm, moov, volini, iodex, massage oil
fever, bukhar: paracetamol, crocin, dolo, thermometer, fever
acidity, gas, indigestion, heartburn, pet dard, stomach ache, upset stomach: antacid, eno, digene, gelusil, pudin hara, digestive, digestive tablets, hajmola, pudin hara, churna, ajwain, jeera
constipation, kabz: isabgol, psyllium, triphala, churna, prune
wound, cut, injury, chot, first aid: bandage, antiseptic, cotton, dettol, savlon, burnol, adhesive
burn, jalna: burnol, antiseptic
mosquito, machar, machhar, mosquitoes, dengue: mosquito repellent, mosquito, good knight, all out, mortein, odomos, repellent
cockroach, cockroaches, tilchatta, insects, ants, keede: cockroach, insect killer, hit, chalk, laxman rekha, repellent
rat, rats, chuha, mice: rat, mouse trap, rodent
dandruff, rusi, ruusi: anti dandruff, dandruff
hair fall, hairfall, baal jhadna: hair fall, anti hair fall, hair oil, onion hair oil, bhringraj
lice, juon: lice, mediker
pimple, pimples, acne, muhase: anti acne, acne, pimple, face wash, neem face wash
dry skin, chapped skin: body lotion, moisturiser, petroleum jelly, cold cream, moisturising
dry lips, chapped lips: lip balm, lip care
cracked heels, cracked feet: foot cream, heel
body odour, sweat smell, sweating: deodorant, deo, body spray
sun protection, sun burn, sunburn, tanning, tan: sunscreen, sun screen, spf, sunblock
bad breath, mouth smell: mouthwash, mouth freshener
toothache, sensitive teeth, tooth pain: sensitive toothpaste, clove oil, toothpaste sensitive, sensodyne
period, periods, ladies problem, feminine care, menstruation, menses, mahwari, time of the month, period pain: sanitary pad, sanitary napkin, pads, sanitary, tampon, panty liner, menstrual cup
shaving, shave: razor, shaving cream, shaving foam, after shave, blade
hair removal, waxing: hair removal cream, wax strips, hair remover
weight loss, diet, slimming, dieting: green tea, oats, apple cider vinegar, muesli, quinoa, slim
protein, gym, muscle, body building, bodybuilding, workout: whey protein, protein, protein powder, protein bar, peanut butter
diabetes, diabetic, sugar patient: sugar free, stevia, diabetic, sugar substitute, no added sugar
immunity, immunity booster: chyawanprash, giloy, amla, tulsi, honey, kadha
weakness, tired, tiredness, kamzori: glucose, glucon, horlicks, bournvita, energy drink
energy: energy drink, glucose, red bull, energy bar
dehydration, ors, loose motion, loose motions, diarrhoea, dast: ors, electral, glucose, electrolyte
hangover: lemon, coconut water, ors
baby food, infant food, food for baby, food for babies: baby food, baby cereal, infant cereal, cerelac, infant formula, puree
newborn, new born, baby essentials: diaper, baby wipes, baby soap, baby oil, baby lotion, infant formula
teething: teether
baby bath, bathing baby: baby soap, baby shampoo, baby wash, baby bath
diaper rash, nappy rash: diaper rash, rash cream
fasting, vrat, upvas, upwas, navratri, ekadashi, falahar, vrat ka khana: sabudana, kuttu, singhara, sendha namak, rock salt, makhana, sama, rajgira
diwali, deepavali: diya, candle, mithai, dry fruits, rangoli, sweet box, agarbatti
holi: gulal, holi, gujiya, thandai
rakhi, raksha bandhan: rakhi, mithai, chocolate
birthday, birthday party: cake, candle, balloon, party, birthday
party: party, balloon, paper cups, paper plates, disposable, chips, soft drink
movie night: popcorn, nachos, chips, soft drink
gift, gifting, present: gift, gift pack, gift box, chocolate box, celebrations, hamper
breakfast, nashta, naashta: corn flakes, muesli, oats, poha, upma, bread, idli, cereal, dosa, cornflakes
school lunch, tiffin, kids lunch: lunch box, tiffin, bread, cheese slices
lunch box, tiffin box: lunch box, tiffin
pooja, puja, prayer, worship, havan, aarti: agarbatti, dhoop, camphor, diya, pooja, cotton wicks, havan
baking, cake making, bake a cake: cake mix, baking powder, maida, vanilla essence, cocoa powder, baking soda, whipping cream, yeast
pizza making, make pizza, homemade pizza: pizza base, mozzarella, pizza sauce, pizza cheese, pizza
sandwich making, sandwich: sandwich bread, sandwich, bread, sandwich spread, cheese slices
salad: salad, lettuce, cucumber, salad mix
smelly shoes, shoe polish, shoe cleaning: shoe polish, shoe
clean floor, floor cleaning, mopping, pocha lagana: floor cleaner, floor, mop, phenyl
clean toilet, toilet cleaning, bathroom cleaning, clean bathroom: toilet cleaner, bathroom cleaner, toilet, bathroom
clean windows, window cleaning, glass cleaning, mirror: glass cleaner
washing clothes, wash clothes, clothes washing, laundry, kapde dhona, kapde: detergent, washing powder, fabric
stain, stains, stain removal, daag: stain remover, vanish, bleach, detergent
wash dishes, washing dishes, washing utensils, bartan dhona, bartan, utensils washing: dishwash, dish wash, scrubber, dishwash bar, dishwash liquid
blocked drain, clogged drain, drain: drain cleaner, drain
bad smell, room smell: air freshener, room freshener, freshener
garbage, trash, kachra, kuda: garbage bag, garbage bags, dustbin
power cut, light gone: candle, torch, battery, emergency light
dog, kutta, puppy, pet dog: dog food, pedigree, dog
cat, billi, kitten: cat food, whiskas, cat
`;
