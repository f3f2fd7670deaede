/** Telugu, in Latin letters and in Telugu script. Sources: bilingual packs, and the names on Rythu Bazar price boards. */
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
moong dal: pesara pappu, pesarapappu, పెసర పప్పు
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
red chilli: karam, kaaram, కారం
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
pickle: pachadi, avakaya, ఊరగాయ
vegetable: kooragayalu, kuragayalu, కూరగాయలు
fruit: pandlu, పండ్లు
soap: sabbu, సబ్బు
spinach: palakura, పాలకూర
cashew: jeedipappu, జీడిపప్పు
cardamom: yalakulu, elakulu, ఏలకులు
broom: cheepuru, చీపురు
`;
