/** Telugu, in Latin letters and in Telugu script. Sources: bilingual packs, and the names on Rythu Bazar price boards. Further names: the language's common household words, as bilingual dictionaries have them. */
export const TELUGU = `
milk: paalu, palu, పాలు
curd: perugu, పెరుగు
buttermilk: majjiga, మజ్జిగ
butter: venna, వెన్న
ghee: neyyi, neyi, నెయ్యి
egg: guddu, gudlu, kodi guddu, kodiguddu, గుడ్డు, గుడ్లు
rice: biyyam, బియ్యం
atta: godhuma pindi, గోధుమ పిండి
poha: atukulu, అటుకులు
sugar: panchadara, chakkera, పంచదార, చక్కెర
jaggery: bellam, బెల్లం
salt: uppu, ఉప్పు
oil: noone, nune, నూనె
toor dal: kandi pappu, kandipappu, కంది పప్పు
dal: pappu, పప్పు
moong dal: pesara pappu, pesarapappu, పెసర పప్పు, pesalu, పెసలు
urad dal: minapappu, minapa pappu, మినపప్పు
chana dal: senaga pappu, శనగపప్పు
besan: senaga pindi, శనగపిండి
groundnut: palli, pallilu, verusenaga, పల్లీలు
onion: ullipaya, ullipayalu, ulligadda, ఉల్లిపాయ
tomato: tamata, టమాట, టమాటా
potato: bangaladumpa, aalugadda, alugadda, బంగాళాదుంప
garlic: vellulli, వెల్లుల్లి
ginger: allam, అల్లం
brinjal: vankaya, వంకాయ
lady finger: bendakaya, bendakayalu, బెండకాయ
drumstick: munakkaya, munagakaya, మునగకాయ
bitter gourd: kakarakaya, కాకరకాయ
bottle gourd: sorakaya, anapakaya, సొరకాయ
ridge gourd: beerakaya, బీరకాయ
ivy gourd: dondakaya, దొండకాయ
cucumber: dosakaya, దోసకాయ
raw banana: aratikaya, అరటికాయ
banana: aratipandu, అరటిపండు
mango: mamidi, mamidi pandu, మామిడి
coconut: kobbari, kobbarikaya, కొబ్బరి
lemon: nimmakaya, నిమ్మకాయ
green chilli: pachi mirchi, pachimirchi, pachimirapakaya, పచ్చిమిర్చి
chilli: mirapakaya, మిరపకాయ
red chilli: karam, kaaram, కారం, endu mirchi, endu mirapakayalu, ఎండు మిర్చి, ఎండుమిర్చి
black pepper: miriyalu, మిరియాలు
cumin: jeelakarra, jilakara, జీలకర్ర
mustard: avalu, aavalu, ఆవాలు
turmeric: pasupu, పసుపు
tamarind: chintapandu, చింతపండు
coriander leaves: kothimeera, kothimira, కొత్తిమీర
coriander seed: dhaniyalu, ధనియాలు
curry leaf: karivepaku, కరివేపాకు
fenugreek: menthulu, menthi, మెంతులు
asafoetida: inguva, ఇంగువ
honey: tene, thene, తేనె
water: neellu, నీళ్ళు, నీరు
fish: chepa, chepalu, చేప
chicken: kodi, చికెన్
prawn: royyalu, రొయ్యలు
pickle: pachadi, avakaya, ఊరగాయ, ooragaya, uragaya, పచ్చడి
vegetable: kooragayalu, kuragayalu, కూరగాయలు
fruit: pandlu, పండ్లు
soap: sabbu, సబ్బు
spinach: palakura, పాలకూర
cashew: jeedipappu, జీడిపప్పు
cardamom: yalakulu, elakulu, ఏలకులు
broom: cheepuru, చీపురు
paneer: పన్నీర్
rice flour: biyyam pindi, బియ్యం పిండి
sooji: ravva, bombay ravva, రవ్వ
ragi: ragulu, రాగులు
jowar: jonnalu, జొన్నలు
bajra: sajjalu, సజ్జలు
maida: మైదా
masoor dal: erra kandi pappu, ఎర్ర కందిపప్పు
lobia: alasandalu, bobbarlu, అలసందలు
kala chana: senagalu, శనగలు
horse gram: ulavalu, ఉలవలు
sesame: nuvvulu, నువ్వులు
sesame oil: nuvvula noone, నువ్వుల నూనె
groundnut oil: palli noone, verusenaga noone, పల్లీ నూనె, వేరుశనగ నూనె
coconut oil: kobbari noone, కొబ్బరి నూనె
chilli powder: karam podi, mirapa podi, కారం పొడి
turmeric powder: pasupu podi, పసుపు పొడి
fennel: sompu, సోంపు
carom: vamu, వాము
clove: lavangalu, లవంగాలు
cinnamon: dalchina chekka, దాల్చిన చెక్క
poppy seed: gasagasalu, గసగసాలు
saffron: kumkuma puvvu, కుంకుమ పువ్వు
cauliflower: కాలీఫ్లవర్
cabbage: క్యాబేజీ
carrot: క్యారెట్
radish: ముల్లంగి
snake gourd: potlakaya, పొట్లకాయ
pumpkin: gummadikaya, గుమ్మడికాయ
ash gourd: boodida gummadikaya, బూడిద గుమ్మడికాయ
cluster beans: goru chikkudu, గోరు చిక్కుడు
beans: chikkudukaya, చిక్కుడుకాయ
sweet potato: chilagada dumpa, చిలగడదుంప
yam: kanda gadda, కంద గడ్డ
taro: chamadumpa, చామదుంప
pea: batani, బఠానీ
methi leaves: menthi kura, మెంతి కూర
amaranth: thotakura, తోటకూర
sorrel leaves: gongura, గోంగూర
mint: పుదీనా
mushroom: puttagodugulu, పుట్టగొడుగులు
apple: యాపిల్
sweet lime: battayi, బత్తాయి
orange: కమలా
grape: draksha pandlu, ద్రాక్ష
guava: jamakaya, jamapandu, జామకాయ
papaya: boppayi, బొప్పాయి
pineapple: అనాస
pomegranate: danimma, దానిమ్మ
watermelon: puchakaya, పుచ్చకాయ
custard apple: seethaphalam, sitaphalam, సీతాఫలం
chikoo: సపోటా
dates: kharjuram, ఖర్జూరం
raisin: endu draksha, ఎండు ద్రాక్ష, కిస్మిస్
almond: badam pappu, బాదం
meat: mamsam, మాంసం
mutton: mamsam mutton, మటన్
crab: peethalu, పీతలు
tea: టీ, తేనీరు
coffee: కాఫీ
bread: బ్రెడ్
biscuit: బిస్కెట్
incense: అగరబత్తి
camphor: karpuram, కర్పూరం
kumkum: కుంకుమ
candle: kovvotthi, kovvothi, కొవ్వొత్తి
matchbox: aggipetti, aggi petti, అగ్గిపెట్టె
tender coconut: kobbari bondam, కొబ్బరి బొండం
papad: appadalu, appadam, అప్పడాలు
detergent bar: battala sabbu, బట్టల సబ్బు
leafy vegetable: aaku kura, akukura, ఆకుకూర
flour: pindi
`;
