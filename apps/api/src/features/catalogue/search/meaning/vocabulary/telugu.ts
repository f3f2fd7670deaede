/**
 * Telugu, in Latin letters and in Telugu script. Sources: bilingual packs, and the names on Rythu Bazar price boards.
 * Further names: common household words from general knowledge, not yet checked by a speaker.
 */
export const TELUGU = `
milk: paalu, palu, పాలు, aavu paalu, ఆవు పాలు
curd: perugu, పెరుగు, gadda perugu, గడ్డ పెరుగు
buttermilk: majjiga, మజ్జిగ
butter: venna, వెన్న
ghee: neyyi, neyi, నెయ్యి
egg: guddu, gudlu, kodi guddu, kodiguddu, గుడ్డు, గుడ్లు, kodi gudlu, కోడిగుడ్లు, కోడి గుడ్లు, కోడిగుడ్డు
rice: biyyam, బియ్యం
atta: godhuma pindi, గోధుమ పిండి, godhumapindi, godhumalu, గోధుమపిండి
poha: atukulu, అటుకులు, అటుకులు ప్యాకెట్
sugar: panchadara, chakkera, పంచదార, చక్కెర, panchadaara, చక్కర
jaggery: bellam, బెల్లం, bellamu, thati bellam, తాటి బెల్లం
salt: uppu, ఉప్పు, kallu uppu, రాళ్ళ ఉప్పు
oil: noone, nune, నూనె, vanta noone, వంట నూనె
toor dal: kandi pappu, kandipappu, కంది పప్పు, kandipapu, kandulu, కందిపప్పు
dal: pappu, పప్పు
moong dal: pesara pappu, pesarapappu, పెసర పప్పు, pesalu, పెసలు, pesarlu, పెసరపప్పు, పెసలు పప్పు
urad dal: minapappu, minapa pappu, మినపప్పు, minapapappu, minumulu, మినప పప్పు, మినుములు
chana dal: senaga pappu, శనగపప్పు, sanaga pappu, sanagapappu, pachi senagapappu, సెనగపప్పు
besan: senaga pindi, శనగపిండి, sanaga pindi, senagapindi, సెనగపిండి
groundnut: palli, pallilu, verusenaga, పల్లీలు, palleelu, veru sanaga, verusanaga, వేరుశనగ, పల్లి, పల్లీ
onion: ullipaya, ullipayalu, ulligadda, ఉల్లిపాయ, ullipayi, ulligaddalu, erragadda, ఉల్లిగడ్డ, ఉల్లి
tomato: tamata, టమాట, టమాటా, tamatar pandu, tamota, ramulakkaya, టమోటా, టమాటాలు
potato: bangaladumpa, aalugadda, alugadda, బంగాళాదుంప, bangala dumpa, bangaladumpalu, aloo gadda, ఆలుగడ్డ, బంగాళదుంప, ఆలుగడ్డలు
garlic: vellulli, వెల్లుల్లి, vellullipaya, ellipaya, ellipayalu, వెల్లుల్లిపాయ, ఎల్లిగడ్డ
ginger: allam, అల్లం, allamu
brinjal: vankaya, వంకాయ, vankayalu, vankai, వంకాయలు
lady finger: bendakaya, bendakayalu, బెండకాయ, bendakai, benda kaya, బెండకాయలు
drumstick: munakkaya, munagakaya, మునగకాయ, mulakkada, mulakkaya, munagakayalu, ములక్కాడ, మునక్కాయ, ములక్కాయ
bitter gourd: kakarakaya, కాకరకాయ, kakara kaya, kakarakayalu, కాకర, కాకరకాయలు
bottle gourd: sorakaya, anapakaya, సొరకాయ, sorakai, sorakaya anapa, ఆనపకాయ
ridge gourd: beerakaya, బీరకాయ, beera kaya, beerakai, బీరకాయలు
ivy gourd: dondakaya, దొండకాయ, donda kaya, dondakai, దొండకాయలు
cucumber: dosakaya, దోసకాయ, keera dosakaya, కీర దోసకాయ, కీరా
raw banana: aratikaya, అరటికాయ, arati kaya, aratikai, అరటి కాయ
banana: aratipandu, అరటిపండు, arati pandu, aratipallu, aratipandlu, అరటి పండు, అరటిపండ్లు
mango: mamidi, mamidi pandu, మామిడి, mamidipandu, mamidi pallu, మామిడి పండు, మామిడిపండ్లు
coconut: kobbari, kobbarikaya, కొబ్బరి, kobbari kaya, కొబ్బరికాయ
lemon: nimmakaya, నిమ్మకాయ, nimmakai, nimma kaya, nimmapandu, నిమ్మ, నిమ్మకాయలు
green chilli: pachi mirchi, pachimirchi, pachimirapakaya, పచ్చిమిర్చి, pachi mirapakayalu, పచ్చిమిరపకాయలు, పచ్చి మిర్చి
chilli: mirapakaya, మిరపకాయ, mirapakayalu, మిర్చి, మిరపకాయలు
red chilli: karam, kaaram, కారం, endu mirchi, endu mirapakayalu, ఎండు మిర్చి, ఎండుమిర్చి, endumirchi, endu mirapakaya, ఎండుమిరపకాయలు, ఎండు మిరపకాయలు
black pepper: miriyalu, మిరియాలు, miriyam, mirialu
cumin: jeelakarra, jilakara, జీలకర్ర, jilakarra, jeela karra
mustard: avalu, aavalu, ఆవాలు
turmeric: pasupu, పసుపు, pasupu kommu, పసుపుకొమ్ము
tamarind: chintapandu, చింతపండు, chinta pandu, chinthapandu
coriander leaves: kothimeera, kothimira, కొత్తిమీర, kottimeera, kottimira, kothimeer, కొత్తిమీర కట్ట
coriander seed: dhaniyalu, ధనియాలు, daniyalu, dhaniyaalu, ధనియా
curry leaf: karivepaku, కరివేపాకు, karvepaku, karivepaaku, karepaku, కరివేపాకులు
fenugreek: menthulu, menthi, మెంతులు, మెంతి
asafoetida: inguva, ఇంగువ, ingua
honey: tene, thene, తేనె, tenne, thenne
water: neellu, నీళ్ళు, నీరు, neeru mineral, manchi neellu, మంచినీళ్లు, నీళ్లు
fish: chepa, chepalu, చేప, chapa, chapalu, చేపలు
chicken: kodi, చికెన్, kodi mamsam, kodi koora, కోడి మాంసం, కోడి
prawn: royyalu, రొయ్యలు, royya, రొయ్య
pickle: pachadi, avakaya, ఊరగాయ, ooragaya, uragaya, పచ్చడి, avakai, ooragayalu, pachallu, ఆవకాయ, నిల్వ పచ్చడి
vegetable: kooragayalu, kuragayalu, కూరగాయలు, kooragaya, kuragaayalu, కూరగాయ
fruit: pandlu, పండ్లు, pandu, పండు
soap: sabbu, సబ్బు, sabbu bar, సబ్బులు, ఒంటి సబ్బు
spinach: palakura, పాలకూర, paalakura, palakoora, పాలకూరలు
cashew: jeedipappu, జీడిపప్పు, jeedi pappu, జీడి పప్పు
cardamom: yalakulu, elakulu, ఏలకులు, yelakulu, yaalakulu, ilachi, యాలకులు
broom: cheepuru, చీపురు, cheepurlu, cheepuru katta, చీపురు కట్ట
paneer: పన్నీర్
rice flour: biyyam pindi, బియ్యం పిండి, biyyampindi, బియ్యప్పిండి
sooji: ravva, bombay ravva, రవ్వ, upma ravva, బొంబాయి రవ్వ, ఉప్మా రవ్వ
ragi: ragulu, రాగులు, raagulu, చోళ్ళు
jowar: jonnalu, జొన్నలు
bajra: sajjalu, సజ్జలు
maida: మైదా
masoor dal: erra kandi pappu, ఎర్ర కందిపప్పు, errapappu, erra pappu, ఎర్రపప్పు, మైసూర్ పప్పు, mysore pappu
lobia: alasandalu, bobbarlu, అలసందలు, alasanda, bobbarlu pappu, బొబ్బర్లు
kala chana: senagalu, శనగలు, sanagalu, nalla senagalu, నల్ల శనగలు
horse gram: ulavalu, ఉలవలు, ulavalu pappu
sesame: nuvvulu, నువ్వులు, nuvulu, tella nuvvulu, తెల్ల నువ్వులు
sesame oil: nuvvula noone, నువ్వుల నూనె, nuvvulanoone, manchi noone, మంచి నూనె
groundnut oil: palli noone, verusenaga noone, పల్లీ నూనె, వేరుశనగ నూనె
coconut oil: kobbari noone, కొబ్బరి నూనె, kobbarinoone, కొబ్బరినూనె
chilli powder: karam podi, mirapa podi, కారం పొడి, mirapapodi, కారంపొడి, mirchi podi
turmeric powder: pasupu podi, పసుపు పొడి
fennel: sompu, సోంపు
carom: vamu, వాము, వాము గింజలు
clove: lavangalu, లవంగాలు, lavangam, లవంగం
cinnamon: dalchina chekka, దాల్చిన చెక్క, దాల్చిన
poppy seed: gasagasalu, గసగసాలు
saffron: kumkuma puvvu, కుంకుమ పువ్వు, కుంకుమపువ్వు
cauliflower: కాలీఫ్లవర్, gobi puvvu, కాలిఫ్లవర్, గోబీ పువ్వు
cabbage: క్యాబేజీ, kosu gadda, క్యాబేజి
carrot: క్యారెట్
radish: ముల్లంగి, mullangi gadda
snake gourd: potlakaya, పొట్లకాయ, potla kaya, పొట్లకాయలు
pumpkin: gummadikaya, గుమ్మడికాయ, gummadi kaya, గుమ్మడి కాయ
ash gourd: boodida gummadikaya, బూడిద గుమ్మడికాయ, budida gummadikaya, బూడిదగుమ్మడి
cluster beans: goru chikkudu, గోరు చిక్కుడు, gorchikkudu, goruchikkudu, గోరుచిక్కుడు
beans: chikkudukaya, చిక్కుడుకాయ, బీన్స్
sweet potato: chilagada dumpa, చిలగడదుంప, chilakada dumpa, genusu gadda, చిలకడదుంప, గెనుసుగడ్డ
yam: kanda gadda, కంద గడ్డ, kandagadda, కందగడ్డ
taro: chamadumpa, చామదుంప, chama gadda, chema dumpa, చేమదుంప, చామగడ్డ
pea: batani, బఠానీ, pachi batani, బఠాణీ, పచ్చి బఠానీ
methi leaves: menthi kura, మెంతి కూర, menthikura, menti kura, మెంతికూర
amaranth: thotakura, తోటకూర, totakura, thotakoora, తోటకూర కట్ట
sorrel leaves: gongura, గోంగూర, gongoora, గోంగూర కట్ట
mint: పుదీనా, pudina aaku, pudeena, పుదీన
mushroom: puttagodugulu, పుట్టగొడుగులు, kukka godugulu, మష్రూమ్
apple: యాపిల్, ఆపిల్, యాపిల్స్
sweet lime: battayi, బత్తాయి, mosambi pandu, బత్తాయిలు
orange: కమలా, kamala pandu, naarinja, నారింజ
grape: draksha pandlu, ద్రాక్ష, drakshapandlu, draksha pandu, ద్రాక్షపండ్లు, ద్రాక్షలు
guava: jamakaya, jamapandu, జామకాయ, jaama pandu, jaamakaya, జామ, జామపండు
papaya: boppayi, బొప్పాయి, boppai, boppaya, బొప్పాయి పండు
pineapple: అనాస, anasa pandu, anaasa, అనాసపండు
pomegranate: danimma, దానిమ్మ, dhanimma, danimma pandu, దానిమ్మపండు
watermelon: puchakaya, పుచ్చకాయ, puchakai, puccha kaya, పుచ్చ కాయ
custard apple: seethaphalam, sitaphalam, సీతాఫలం, sitaphalamu, సీతాఫలాలు
chikoo: సపోటా
dates: kharjuram, ఖర్జూరం, kharjura pandlu, ఖర్జూరాలు, ఖర్జూర పండ్లు
raisin: endu draksha, ఎండు ద్రాక్ష, కిస్మిస్, ఎండుద్రాక్ష
almond: badam pappu, బాదం, badampappu, బాదం పప్పు
meat: mamsam, మాంసం
mutton: mamsam mutton, మటన్, meka mamsam, potelu mamsam, మేక మాంసం
crab: peethalu, పీతలు
tea: టీ, తేనీరు, tea podi, టీ పొడి, teneeru
coffee: కాఫీ, coffee podi, కాఫీ పొడి
bread: బ్రెడ్, rotte, రొట్టె
biscuit: బిస్కెట్, బిస్కెట్లు, బిస్కట్
incense: అగరబత్తి, agaru vattulu, అగరవత్తులు, ఊదుబత్తి
camphor: karpuram, కర్పూరం, haarathi karpuram, హారతి కర్పూరం
kumkum: కుంకుమ
candle: kovvotthi, kovvothi, కొవ్వొత్తి, kovvothulu, kovvottulu, కొవ్వొత్తులు
matchbox: aggipetti, aggi petti, అగ్గిపెట్టె, aggipette, aggi pette, అగ్గిపెట్టెలు
tender coconut: kobbari bondam, కొబ్బరి బొండం
papad: appadalu, appadam, అప్పడాలు
detergent bar: battala sabbu, బట్టల సబ్బు, battalasabbu, బట్టల సబ్బులు
leafy vegetable: aaku kura, akukura, ఆకుకూర
flour: pindi
wheat: గోధుమలు, godhumulu
mishri: patika bellam, kalakanda, పటిక బెల్లం, కలకండ
sunflower oil: poddu tirugudu noone, పొద్దుతిరుగుడు నూనె
mustard oil: aava noone, ఆవ నూనె
castor oil: aamudam, amudam, ఆముదం
roasted chana dal: putnalu, putnala pappu, పుట్నాలు, వేయించిన శనగపప్పు
kabuli chana: kabuli senagalu, తెల్ల శనగలు
spring onion: ulli kadalu, ఉల్లికాడలు
drumstick leaves: munagaku, మునగాకు
banana leaf: arati aaku, అరటి ఆకు
raw mango: mamidikaya, mamidi kaya, మామిడికాయ
dry coconut: endu kobbari, ఎండు కొబ్బరి
coriander powder: dhaniyala podi, ధనియాల పొడి
nutmeg: jajikaya, జాజికాయ
mace: japatri, జాపత్రి
star anise: anasa puvvu, అనాస పువ్వు
bay leaf: biryani aaku, బిర్యానీ ఆకు
dry ginger: sonti, sonthi, శొంఠి
country chicken: natu kodi, naatu kodi, నాటు కోడి
malabar spinach: bachali kura, bachalikura, బచ్చలికూర
raw rice: pachi biyyam, పచ్చి బియ్యం
brown rice: dampudu biyyam, దంపుడు బియ్యం
idli rava: idli ravva, ఇడ్లీ రవ్వ
ragi flour: ragi pindi, రాగి పిండి
jowar flour: jonna pindi, జొన్న పిండి
bajra flour: sajja pindi, సజ్జ పిండి
foxtail millet: korralu, కొర్రలు
little millet: samalu, సామలు
sabudana: saggubiyyam, saggu biyyam, సగ్గుబియ్యం
vermicelli: semya, సేమియా
murmura: maramaralu, boru gulu, borugulu, మరమరాలు, బొరుగులు
rajma: రాజ్మా
soya chunks: మీల్ మేకర్
beetroot: బీట్రూట్, బీట్ రూట్
broad beans: chikkudukayalu, chikkudu, చిక్కుడు, చిక్కుడుకాయలు
capsicum: bengaluru mirchi, క్యాప్సికం
muskmelon: karbuja, kharbuja pandu, ఖర్బూజ
jackfruit: panasapandu, panasa pandu, పనస, పనసపండు
gooseberry: usirikaya, usiri, ఉసిరికాయ, ఉసిరి
black plum: neredu pandlu, neredu, నేరేడు పండ్లు
walnut: aakrotu, అక్రోట్లు
pistachio: పిస్తా పప్పు
fig: athi pandu, అంజీర్, అత్తి పండు
detergent: sarfu podi, బట్టల పొడి, సర్ఫ్ పొడి
dishwash: ginnela sabbu, antlu thome sabbu, గిన్నెల సబ్బు, అంట్ల సబ్బు
hair oil: tala noone, తల నూనె
toothpaste: టూత్ పేస్ట్
cotton wick: vattulu, వత్తులు, ప్రత్తి వత్తులు
lamp: pramida, pramidalu, ప్రమిద
betel leaf: tamalapaku, thamalapakulu, తమలపాకు, తమలపాకులు
areca nut: vakka, vakkalu, వక్క
jasmine: malle poolu, mallepulu, మల్లెపూలు
flower: puvvulu, పూలు, పువ్వులు
henna: gorintaku, గోరింటాకు
idli batter: idli pindi, dosa pindi, ఇడ్లీ పిండి, దోశ పిండి
sambar powder: సాంబార్ పొడి
rasam powder: charu podi, చారు పొడి, రసం పొడి
sweet: mithayilu, మిఠాయి, స్వీట్లు
mosquito repellent: domala mandu, దోమల మందు
cream: meegada, మీగడ
corn: mokkajonna, mokka jonna, మొక్కజొన్న
rock salt: saindhava lavanam, సైంధవ లవణం
juice: pandla rasam, పండ్ల రసం
soft drink: cool drink, కూల్ డ్రింక్
medicine: mandulu, మందులు
cotton: doodi, దూది
notebook: నోటు పుస్తకం
pen: పెన్ను
spice: masala dinusulu, మసాలా దినుసులు
`;
