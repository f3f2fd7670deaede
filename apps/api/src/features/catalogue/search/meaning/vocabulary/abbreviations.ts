/**
 * Abbreviations of bills and stock lists: names in capitals are cut to what a till prints.
 *
 * Source: common short forms in the item masters of Indian shops' billing programs.
 */
export const ABBREVIATIONS = `
agrbti: agarbatti
alu: aluminium
ayur: ayurvedic
bisc: biscuit
bisct: biscuit
biscuts: biscuits
blk: black
brd: bread
brn: brown
btl: bottle
bttr: butter
btr: butter
calif: california
chkn: chicken
chknn: chicken
ckn: chicken
chs: cheese
choc: chocolate
choco: chocolate
chps: chips
cln: clean
clnr: cleaner
clnsr: cleanser
coco: coconut
cnd: conditioner
cond: conditioner
conc: concentrate
cookng: cooking
crm: cream
crmy: creamy
det: detergent
dtrgnt: detergent
deo: deodorant
dhnia: dhania
disinf: disinfectant
drnk: drink
dsh: dish
dw: dishwash
eggles: eggless
flr: floor
flav: flavour
frsh: fresh
frshnr: freshener
frzn: frozen
frz: frozen
grk: greek
grn: green
hny: honey
icecrm: ice cream
inst: instant
jce: juice
ketchp: ketchup
lem: lemon
liq: liquid
lqd: liquid
lot: lotion
masla: masala
mayo: mayonnaise
mlk: milk
mosq: mosquito
moist: moisturiser
mstrd: mustard
mustrd: mustard
ndl: noodles
ndls: noodles
nood: noodles
orig: original
org: organic
pdr: powder
pwd: powder
pwdr: powder
pdr: powder
pnut: peanut
pst: paste
pckl: pickle
refnd: refined
rfnd: refined
rsn: raisin
rst: roasted
sce: sauce
san: sanitary
shmp: shampoo
shamp: shampoo
shmpo: shampoo
slc: slice
sgr: sugar
snflwr: sunflower
sunflwr: sunflower
sunflr: sunflower
soapp: soap
sprd: spread
spr: spray
strw: strawberry
strwbry: strawberry
swt: sweet
tbrush: toothbrush
tlt: toilet
tmto: tomato
tom: tomato
tpaste: toothpaste
trmrc: turmeric
van: vanilla
vnl: vanilla
veg: vegetable
vegs: vegetables
wht: white
whl: whole
wtr: water
yog: yogurt
yogrt: yogurt
bt/milk: butter milk
b/wash: body wash
c/flakes: corn flakes
d/wash: dish wash
f/wash: face wash
g/tea: green tea
h/oil: hair oil
h/wash: hand wash
i/cream: ice cream
m/wash: mouth wash
n/choice: nutri choice
r/oil: refined oil
s/cream: shaving cream
s/corn: sweet corn
s/napkin: sanitary napkin
s/pads: sanitary pads
s/flower: sunflower
t/brush: toothbrush
t/paste: toothpaste
t/paper: toilet paper
t/cleaner: toilet cleaner
f/cleaner: floor cleaner
w/powder: washing powder
`;
