/** Gujarati, in Latin letters and in Gujarati script. Sources: bilingual packs, and the names of Gujarat's market yards. Further names: the language's common household words, as bilingual dictionaries have them. */
export const GUJARATI = `
milk: doodh, દૂધ
curd: dahi, દહીં
buttermilk: chhash, chaash, છાશ
butter: makhan, માખણ
ghee: ઘી
egg: inda, eenda, ઈંડા
rice: chokha, ચોખા
atta: ghau no lot, ઘઉંનો લોટ
flour: લોટ
besan: chana no lot, ચણાનો લોટ
poha: pauva, poha, પૌંઆ
murmura: mamra, મમરા
sugar: khand, ખાંડ
jaggery: gol, ગોળ
salt: mithu, meethu, મીઠું
oil: તેલ
groundnut oil: singtel, sing tel, સીંગતેલ
toor dal: tuver dal, તુવેર દાળ
moong dal: mag, મગ, mag ni dal, મગની દાળ
dal: દાળ
groundnut: shing, સીંગ
onion: dungri, dungli, ડુંગળી
tomato: tameta, ટામેટા
potato: bataka, batata, બટાકા, બટેટા
garlic: lasan, લસણ
ginger: aadu, આદુ
brinjal: ringan, ringna, રીંગણ
lady finger: bhinda, ભીંડા
cabbage: kobij, કોબીજ
bottle gourd: dudhi, દૂધી
bitter gourd: karela, કારેલા
ridge gourd: turiya, તુરિયા
cucumber: kakdi, કાકડી
pea: vatana, વટાણા
spinach: palak, પાલક
fenugreek: methi, મેથી
coriander leaves: kothmir, કોથમીર
coriander: dhana, ધાણા
mint: fudino, ફુદીનો
lemon: limbu, લીંબુ
green chilli: lila marcha, લીલા મરચા
chilli: marcha, marchu, મરચું
turmeric: haldar, હળદર
cumin: jeeru, જીરું
mustard: rai, રાઈ
tamarind: amli, આમલી
coconut: nariyel, નાળિયેર
banana: kela, કેળા
mango: keri, કેરી
apple: safarjan, સફરજન
pomegranate: dadam, દાડમ
tea: cha, ચા
honey: madh, મધ
water: પાણી
pickle: athanu, અથાણું
vegetable: shaak, શાક
broom: savarni, સાવરણી
paneer: પનીર
urad dal: adad dal, અડદ દાળ
chana dal: ચણા દાળ
masoor dal: મસૂર દાળ
kala chana: ચણા
kabuli chana: કાબુલી ચણા
lobia: chora, ચોળા
sooji: ravo, રવો, સોજી
bajra: bajro, બાજરી, બાજરો
jowar: juvar, જુવાર
rice flour: chokha no lot, ચોખાનો લોટ
sabudana: સાબુદાણા
cauliflower: fulavar, ફ્લાવર, ફુલાવર
carrot: ગાજર
radish: મૂળા
cluster beans: guvar, ગુવાર
ivy gourd: tindola, ghiloda, ટીંડોળા, ઘિલોડા
drumstick: saragvo, સરગવો
sweet potato: shakkariya, શક્કરિયા
yam: સૂરણ
capsicum: કેપ્સિકમ
corn: મકાઈ
pumpkin: kolu, કોળું
beetroot: બીટ
beans: fansi, ફણસી
orange: સંતરા
grape: draksh, દ્રાક્ષ
guava: jamfal, jamphal, જામફળ
papaya: papaiyu, પપૈયું
pineapple: અનાનસ
watermelon: tarbuch, તરબૂચ
chikoo: ચીકુ
custard apple: sitafal, સીતાફળ
dates: ખજૂર
raisin: કિસમિસ, દ્રાખ
cashew: કાજુ
almond: બદામ
cardamom: elchi, એલચી
clove: laving, લવિંગ
cinnamon: તજ
carom: ajmo, અજમો
fennel: variyali, variali, વરિયાળી
asafoetida: હિંગ
sesame: safed tal, તલ
poppy seed: ખસખસ
black pepper: kala mari, કાળા મરી
red chilli: lal marcha, લાલ મરચા
chilli powder: lal marchu, લાલ મરચું
turmeric powder: હળદર પાવડર
fish: માછલી
chicken: ચિકન
bread: બ્રેડ
biscuit: બિસ્કિટ
papad: પાપડ
khakhra: ખાખરા
soap: sabu, સાબુ
incense: અગરબત્તી
camphor: કપૂર
candle: minbatti, મીણબત્તી
matchbox: divasali, દીવાસળી
sweet: મીઠાઈ
namkeen: farsan, ફરસાણ
`;
