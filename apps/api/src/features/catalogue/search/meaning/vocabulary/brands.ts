/**
 * Brands that people say when they mean a kind of goods. A search offers the kind if the shop doesn't sell the brand,
 * and ranks the brand first if it does. Source: what each is best known for in India, from its maker's site.
 */
export const BRANDS = `
maggi: noodles
मैगी: noodles
yippee: noodles
top ramen: noodles
surf: detergent
surf excel: detergent
surfexcel: detergent
ariel: detergent
tide: detergent
rin: detergent
nirma: detergent
ghadi: detergent
wheel: detergent
comfort: fabric softener
bisleri: water
kinley: water
aquafina: water
parle: biscuit
parle g: biscuit
parleg: biscuit
britannia: biscuit
good day: biscuit
marie gold: biscuit
oreo: biscuit
hide and seek: biscuit
bourbon: biscuit
monaco: biscuit
krackjack: biscuit
kurkure: puffs, chips
lays: chips
uncle chipps: chips
pringles: chips
bingo: chips
haldiram: namkeen, bhujia
haldirams: namkeen, bhujia
colgate: toothpaste
pepsodent: toothpaste
closeup: toothpaste
close up: toothpaste
sensodyne: toothpaste
dabur red: toothpaste
oral b: toothbrush
dettol: soap, hand wash, antiseptic
lifebuoy: soap
lux: soap
dove: soap
pears: soap
cinthol: soap
santoor: soap
medimix: soap
savlon: antiseptic, hand wash
head and shoulders: shampoo
head shoulders: shampoo
clinic plus: shampoo
sunsilk: shampoo
pantene: shampoo
tresemme: shampoo
parachute: coconut oil, hair oil
navratna: hair oil
vim: dishwash
pril: dishwash
exo: dishwash
scotch brite: scrubber
harpic: toilet cleaner
domex: toilet cleaner
lizol: floor cleaner
colin: glass cleaner
odonil: air freshener
odomos: mosquito repellent
good knight: mosquito repellent
goodknight: mosquito repellent
all out: mosquito repellent
mortein: mosquito repellent
pampers: diaper
huggies: diaper
mamypoko: diaper
mamy poko: diaper
cerelac: baby cereal, baby food
lactogen: infant formula
nan pro: infant formula
johnson: baby powder, baby soap
whisper: sanitary pad
stayfree: sanitary pad
sofy: sanitary pad
nescafe: coffee
bru: coffee
red label: tea
taj mahal: tea
tata tea: tea
wagh bakri: tea
lipton: tea, green tea
horlicks: health drink
bournvita: health drink
boost: health drink
complan: health drink
coke: cola, soft drink
coca cola: cola, soft drink
pepsi: cola, soft drink
thums up: cola, soft drink
thumbs up: cola, soft drink
sprite: soft drink, lemonade
fanta: soft drink
limca: soft drink
mountain dew: soft drink
7up: soft drink, lemonade
maaza: mango drink
frooti: mango drink
slice: mango drink
real: juice
tropicana: juice
paper boat: juice
red bull: energy drink
redbull: energy drink
amul: milk, butter, cheese
nandini: milk
mother dairy: milk
aavin: milk
cadbury: chocolate
dairy milk: chocolate
dairymilk: chocolate
kitkat: chocolate
kit kat: chocolate
5 star: chocolate
snickers: chocolate
ferrero rocher: chocolate
nutella: chocolate spread
kissan: jam, ketchup
saffola: oil, oats
fortune: sunflower oil, oil
sundrop: oil, peanut butter
dhara: mustard oil, oil
gemini: sunflower oil
aashirvaad: atta
ashirvad: atta
pillsbury: atta
india gate: basmati rice
daawat: basmati rice
kohinoor: basmati rice
tata salt: salt
tata sampann: dal
everest: masala
mdh: masala
catch: masala
kelloggs: corn flakes
kellogg: corn flakes
quaker: oats
chocos: cereal
pedigree: dog food
whiskas: cat food
drools: dog food
gillette: razor
vaseline: petroleum jelly, body lotion
nivea: face cream, body lotion
ponds: face cream, talcum powder
fair and lovely: face cream
glow and lovely: face cream
boroline: antiseptic cream
boroplus: antiseptic cream
himalaya: face wash
vicks: vapour rub, balm
zandu: balm
jhandu: balm
amrutanjan: balm
moov: pain relief
volini: pain relief
iodex: balm
crocin: paracetamol
eno: antacid
hajmola: digestive
strepsils: lozenge
band aid: bandage
cycle: agarbatti
mangaldeep: agarbatti
duracell: battery
eveready: battery
fevicol: glue
classmate: notebook
`;
