/**
 * Gujarati, in Latin letters and in Gujarati script. Sources: bilingual packs, and the names of Gujarat's market yards.
 * Further names: common household words from general knowledge, not yet checked by a speaker.
 */
export const GUJARATI = `
milk: doodh, દૂધ, gay nu doodh, ગાયનું દૂધ
curd: dahi, દહીં, mori dahi, મોળું દહીં, દહી
buttermilk: chhash, chaash, છાશ
butter: makhan, માખણ
ghee: ઘી, gay nu ghee, ગાયનું ઘી
egg: inda, eenda, ઈંડા, inda murghi, ઈંડું, ઇંડા
rice: chokha, ચોખા
atta: ghau no lot, ઘઉંનો લોટ, ghau lot, ghauno lot, ઘઉં નો લોટ, રોટલી નો લોટ, ઘઉંલોટ
flour: લોટ
besan: chana no lot, ચણાનો લોટ, chanano lot, ચણા નો લોટ, બેસન
poha: pauva, poha, પૌંઆ, pauaa, પૌવા, પવા, પૌઆ
murmura: mamra, મમરા, mumra, મમરાં
sugar: khand, ખાંડ, khaand, ખાંડ દાણાદાર
jaggery: gol, ગોળ, desi gol, દેશી ગોળ
salt: mithu, meethu, મીઠું, mithun, સિંધવ મીઠું, મીઠુ
oil: તેલ, khavanu tel, ખાવાનું તેલ
groundnut oil: singtel, sing tel, સીંગતેલ
toor dal: tuver dal, તુવેર દાળ, tuver daal, tuverdal, તુવેરદાળ, તુવર દાળ
moong dal: mag, મગ, mag ni dal, મગની દાળ, mag dal, મગ દાળ, mag ni daal, મગદાળ, mogar dal, મોગર દાળ
dal: દાળ
groundnut: shing, સીંગ, magfali, મગફળી, shing dana, સીંગદાણા, શીંગ, sing dana
onion: dungri, dungli, ડુંગળી, dungari, ડુંગરી, ડુંગળીઓ
tomato: tameta, ટામેટા
potato: bataka, batata, બટાકા, બટેટા, bateta, batato, બટાટા, બટેકા
garlic: lasan, લસણ, lasan kali, લસણની કળી
ginger: aadu, આદુ, aadu taju
brinjal: ringan, ringna, રીંગણ, rigan, ringna ravaiya, રીંગણા, રીંગણાં
lady finger: bhinda, ભીંડા, bhindo, ભીંડો
cabbage: kobij, કોબીજ
bottle gourd: dudhi, દૂધી, dudhi taji, દુધી
bitter gourd: karela, કારેલા, karela kadva, કારેલું
ridge gourd: turiya, તુરિયા, turia, તુરીયા, તૂરિયા
cucumber: kakdi, કાકડી
pea: vatana, વટાણા, lila vatana, vatana lila, લીલા વટાણા, વટાણો
spinach: palak, પાલક, palak ni bhaji, palakh, પાલકની ભાજી
fenugreek: methi, મેથી, methi dana, મેથી દાણા
coriander leaves: kothmir, કોથમીર, lila dhana, dhana bhaji, લીલા ધાણા, કોથમરી, kothmari
coriander: dhana, ધાણા
mint: fudino, ફુદીનો, phudino, fudina, ફુદિનો
lemon: limbu, લીંબુ, લીંબૂ, લીંબુડા
green chilli: lila marcha, લીલા મરચા, lila marchan, lilu marchu, લીલાં મરચાં, લીલું મરચું
chilli: marcha, marchu, મરચું, marchan, marcha lila, મરચાં, મરચા
turmeric: haldar, હળદર, hardar, હળદર ગાંઠિયા
cumin: jeeru, જીરું, jiru, jirun, જીરુ
mustard: rai, રાઈ
tamarind: amli, આમલી, ambli, આંબલી
coconut: nariyel, નાળિયેર, shrifal, nariyer, શ્રીફળ, નાળીયેર, નારિયેળ
banana: kela, કેળા, કેળું
mango: keri, કેરી, kesar keri, paki keri, કેસર કેરી, પાકી કેરી
apple: safarjan, સફરજન, સફરજનો
pomegranate: dadam, દાડમ, dadamdi, દાડમના દાણા
tea: cha, ચા
honey: madh, મધ, madh shuddh, શુદ્ધ મધ
water: પાણી, pivanu pani, પીવાનું પાણી
pickle: athanu, અથાણું, athanun, athana, અથાણા
vegetable: shaak, શાક, shakbhaji, shaakbhaji, શાકભાજી
broom: savarni, સાવરણી, savarno, સાવરણો, ઝાડુ
paneer: પનીર
urad dal: adad dal, અડદ દાળ, adad ni dal, adad, અડદ, અડદની દાળ
chana dal: ચણા દાળ, chana ni dal, ચણાની દાળ
masoor dal: મસૂર દાળ, masoor ni dal, મસૂરની દાળ, મસુર દાળ
kala chana: ચણા
kabuli chana: કાબુલી ચણા
lobia: chora, ચોળા, ચોળી, ચોળા સફેદ
sooji: ravo, રવો, સોજી, soji, રવા
bajra: bajro, બાજરી, બાજરો
jowar: juvar, જુવાર
rice flour: chokha no lot, ચોખાનો લોટ, chokhano lot, ચોખા નો લોટ
sabudana: સાબુદાણા
cauliflower: fulavar, ફ્લાવર, ફુલાવર, phulavar, fulaver, ફુલેવર, ફ્લાવર તાજું
carrot: ગાજર
radish: મૂળા
cluster beans: guvar, ગુવાર, guvar fali, ગવાર, ગુવાર સીંગ
ivy gourd: tindola, ghiloda, ટીંડોળા, ઘિલોડા
drumstick: saragvo, સરગવો, saragva ni shing, saragva, સરગવાની શીંગ, સરગવા
sweet potato: shakkariya, શક્કરિયા, shakariya, sakariya, શક્કરીયા
yam: સૂરણ
capsicum: કેપ્સિકમ, ghodar marcha, ગોલર મરચા
corn: મકાઈ, makai doda, makkai, મકાઈ ડોડા
pumpkin: kolu, કોળું, kohlu, kolu lal, કોળુ
beetroot: બીટ
beans: fansi, ફણસી, fansi shing, ફણસી બીન્સ
orange: સંતરા
grape: draksh, દ્રાક્ષ, lili draksh, લીલી દ્રાક્ષ
guava: jamfal, jamphal, જામફળ, jamrukh, જામરૂખ
papaya: papaiyu, પપૈયું, papayu, papaiya, પપૈયા
pineapple: અનાનસ
watermelon: tarbuch, તરબૂચ, tadbuch, tarbooch, તડબૂચ, તરબુચ
chikoo: ચીકુ
custard apple: sitafal, સીતાફળ, સીતાફળ પાકા
dates: ખજૂર
raisin: કિસમિસ, દ્રાખ, draksh suki, suki draksh, સૂકી દ્રાક્ષ
cashew: કાજુ
almond: બદામ
cardamom: elchi, એલચી, elaychi, ઇલાયચી, એલચીના દાણા
clove: laving, લવિંગ
cinnamon: તજ, taj lakda, તજ લાકડા
carom: ajmo, અજમો, ajma, અજમો દાણા
fennel: variyali, variali, વરિયાળી, variyari, valiyari, વરીયાળી
asafoetida: હિંગ
sesame: safed tal, તલ
poppy seed: ખસખસ
black pepper: kala mari, કાળા મરી
red chilli: lal marcha, લાલ મરચા, sukka marcha, સૂકા મરચા, લાલ મરચાં
chilli powder: lal marchu, લાલ મરચું, marchu powder, lal marchu powder, મરચાનો પાવડર, મરચું પાવડર
turmeric powder: હળદર પાવડર, haldar powder, હળદર પાઉડર
fish: માછલી
chicken: ચિકન
bread: બ્રેડ, પાઉં
biscuit: બિસ્કિટ, biskit, બિસ્કીટ, બિસ્કિટો
papad: પાપડ
khakhra: ખાખરા, khakhara, ખાખરો
soap: sabu, સાબુ, nahavano sabu, નહાવાનો સાબુ
incense: અગરબત્તી
camphor: કપૂર
candle: minbatti, મીણબત્તી
matchbox: divasali, દીવાસળી, bakas, diwasali, દિવાસળી, બાકસ
sweet: મીઠાઈ
namkeen: farsan, ફરસાણ
khichdi rice: khichdi chokha, ખીચડી
wheat: ghau, ghaun, ઘઉં
mishri: sakar, saakar, સાકર
rock salt: sindhav, sindhalun, સિંધવ, સિંધાલૂણ
cottonseed oil: kapasiya tel, કપાસિયા તેલ
mustard oil: sarsav tel, સરસવનું તેલ, રાઈનું તેલ
moth bean: મઠ
val: vaal, વાલ
sponge gourd: galka, ગલકા
methi leaves: methi ni bhaji, મેથીની ભાજી
leafy vegetable: લીલી ભાજી, ભાજી
coriander seed: dhana aakha, આખા ધાણા
coriander powder: dhanajiru, dhana jeeru, dhana powder, ધાણાજીરું, ધાણા પાવડર
curry leaf: limdo, mitho limdo, લીમડો, મીઠો લીમડો
kokum: kokam, કોકમ
dry coconut: topru, kopru, ટોપરું, કોપરું
raw banana: kacha kela, કાચા કેળા
raw mango: kachi keri, કાચી કેરી
mango pulp: keri no ras, કેરીનો રસ
bajra flour: bajra no lot, bajri no lot, બાજરીનો લોટ, બાજરાનો લોટ
jowar flour: juvar no lot, જુવારનો લોટ
corn flour: makai no lot, મકાઈનો લોટ
sama: moraiyo, mauriyo, મોરૈયો, સામો
taro: alvi, અળવી
colocasia leaves: patra na pan, alvi na paan, અળવીના પાન
papdi beans: valor papdi, valor, વાલોર, પાપડી
muskmelon: sakkarteti, shakkarteti, સક્કરટેટી, શક્કરટેટી, ટેટી
black plum: jambu, jambuda, જાંબુ
pistachio: પિસ્તા
khoya: mavo, માવો
chips: vefar, વેફર
gathiya: gathia, ganthiya, ગાંઠિયા
thepla: થેપલા
detergent bar: kapda dhovano sabu, કપડાં ધોવાનો સાબુ
detergent: kapda dhovano powder, કપડાં ધોવાનો પાવડર
dishwash: vasan dhovano sabu, વાસણ ધોવાનો સાબુ, vasan no sabu, વાસણનો સાબુ
lamp: divo, દીવો, દીવા
cotton wick: divet, diveto, દિવેટ
kumkum: kanku, કંકુ
hair oil: matha nu tel, માથાનું તેલ
toothpaste: ટૂથપેસ્ટ
betel leaf: nagarvel na pan, નાગરવેલના પાન, પાન
areca nut: sopari, સોપારી
cheese: ચીઝ
cream: malai, મલાઈ, ક્રીમ
lassi: લસ્સી
rusk: રસ્ક, ટોસ્ટ
roti: rotli, રોટલી
maida: mendo, મેંદો, મેંદા
ragi: nagli, નાગલી, રાગી
dalia: fada, ghau na fada, ફાડા, ઘઉંના ફાડા
vermicelli: ghau ni sev, ઘઉંની સેવ, સેવઈ
rajma: રાજમા
dried pea: suka vatana, સૂકા વટાણા
soya chunks: soya vadi, સોયા વડી
horse gram: kalthi, કળથી
black salt: sanchal, સંચળ
sunflower oil: surajmukhi tel, સૂરજમુખી તેલ
coconut oil: koprel, કોપરેલ, નાળિયેર તેલ
sesame oil: tal nu tel, તલનું તેલ
black cardamom: elcho, એલચો, મોટી એલચી
bay leaf: tamal patra, તમાલપત્ર
nutmeg: જાયફળ
mace: javantri, જાવંત્રી
star anise: badiyan, બાદિયાન
garam masala: garam masalo, ગરમ મસાલો
saffron: કેસર
dry ginger: sunth, સૂંઠ
kasuri methi: કસૂરી મેથી
vinegar: sarko, સરકો, વિનેગર
snake gourd: pandola, પંડોળા
pointed gourd: parval, પરવળ
apple gourd: ટીંડા
ash gourd: safed kolu, સફેદ કોળું
mushroom: મશરૂમ
turnip: સલગમ
spring onion: lili dungli, લીલી ડુંગળી
amaranth: tandaljo, તાંદળજો
mustard leaves: rai ni bhaji, રાઈની ભાજી
dill: suva ni bhaji, સુવાની ભાજી, સુવા
sweet corn: સ્વીટ કોર્ન
jackfruit: fanas, ફણસ
sweet lime: mosambi, મોસંબી
pear: નાસપતી
plum: પ્લમ
litchi: લીચી
gooseberry: આમળા, આંબળા
tender coconut: lilu nariyel, લીલું નાળિયેર, trofa, ત્રોફા
fig: અંજીર
walnut: અખરોટ
makhana: મખાના
dry fruits: suko mevo, સૂકો મેવો
mutton: મટન
prawn: ઝીંગા
crab: karachlo, કરચલો
meat: માંસ
mince: ખીમો
coffee: કોફી
juice: fal no ras, ફળનો રસ, જ્યુસ
soft drink: thandu pinu, ઠંડુ પીણું
bhujia: ભુજિયા
noodles: નૂડલ્સ
chocolate: ચોકલેટ
candy: pipar, પીપર
ice cream: આઈસ્ક્રીમ
jam: જામ
shampoo: શેમ્પૂ
toothbrush: ટૂથબ્રશ
razor: રેઝર
talcum powder: ટેલ્કમ પાવડર
sanitary pad: સેનિટરી પેડ
diaper: ડાયપર
floor cleaner: ફ્લોર ક્લીનર
toilet cleaner: ટોઇલેટ ક્લીનર
mop: potu, પોતું
bucket: ડોલ
dustbin: kachrapeti, કચરાપેટી
battery: બેટરી
bulb: બલ્બ
mosquito repellent: machchhar agarbatti, મચ્છર અગરબત્તી
medicine: દવા
henna: મહેંદી
flower: ફૂલ
fruit: fal, ફળ
spice: masalo, મસાલા, મસાલો
cotton: રૂ
notebook: chopdo, ચોપડો, નોટબુક
pen: પેન
baby food: balak no khorak, બાળકનો ખોરાક
`;
