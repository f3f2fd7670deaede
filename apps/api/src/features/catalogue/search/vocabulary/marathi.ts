/** Marathi, in Latin letters and in Devanagari. Sources: bilingual packs, and the names of Maharashtra's market committees. Further names: the language's common household words, as bilingual dictionaries have them. */
export const MARATHI = `
milk: doodh
buttermilk: taak, ताक
butter: loni, लोणी
ghee: tup, toop, तूप
egg: andi, अंडी
rice: tandul, tandool, तांदूळ
atta: gavhache pith, kanik, गव्हाचे पीठ, कणीक
flour: pith, पीठ, peeth
besan: besan pith, बेसन पीठ
poha: pohe, पोहे
murmura: kurmure, चुरमुरे
sugar: sakhar, साखर
jaggery: gul, गूळ
salt: mith, meeth, मीठ
toor dal: tur dal, turichi dal, तूरडाळ, तूर डाळ
moong dal: mugdal, mug dal, मूगडाळ, moog, मूग
chana dal: harbhara dal, हरभरा डाळ
dal: डाळ
kala chana: harbhara, हरभरा
groundnut: shengdana, shengdane, bhuimug, शेंगदाणे
onion: kanda, कांदा
tomato: टोमॅटो
potato: batata, batate, बटाटा, बटाटे
garlic: lasoon, लसूण
ginger: aale, आले
brinjal: vangi, wangi, वांगी
lady finger: bhendi, भेंडी
cauliflower: flower vegetable, फ्लॉवर
cabbage: kobi, कोबी
bottle gourd: dudhi bhopla, दुधी
pumpkin: bhopla, भोपळा
bitter gourd: karle, कारले
ridge gourd: dodka, दोडका
cluster beans: gavari, गवार
cucumber: kakadi, काकडी
fenugreek: मेथी
coriander leaves: kothimbir, kothmir, कोथिंबीर
curry leaf: kadhipatta, कढीपत्ता
lemon: limbu, लिंबू
green chilli: hirvi mirchi, हिरवी मिरची
chilli: मिरची
turmeric: halad, हळद
cumin: jire, जिरे
mustard: mohri, मोहरी
tamarind: chinch, चिंच
coconut: naral, नारळ
banana: keli, केळी
mango: amba, आंबा
orange: संत्री
grape: draksha, द्राक्षे
pomegranate: dalimb, डाळिंब
guava: peru, पेरू
watermelon: kalingad, कलिंगड
tea: chaha, चहा
honey: madh, मध
water: पाणी
fish: mase, मासे
chicken: kombdi, कोंबडी
pickle: lonche, लोणचे
vegetable: bhajya, भाज्या
broom: kersuni, केरसुणी
urad dal: udid dal, उडीद डाळ
masoor dal: मसूर डाळ
moth bean: matki, मटकी
sabudana: साबुदाणा
jowar: jwari, ज्वारी
bajra: bajri, बाजरी
ragi: nachani, नाचणी
groundnut oil: shengdana tel, शेंगदाणा तेल
coconut oil: khobrel tel, khobarel, खोबरेल तेल
dry coconut: khobra, sukhe khobre, सुके खोबरे
radish: मुळा
beans: farasbi, ghevda, फरसबी
pea: vatane, मटार, वाटाणे
drumstick: shevga, shevgyachya shenga, शेवगा
sweet potato: ratale, ratali, रताळे
yam: सुरण
ivy gourd: tondli, तोंडली
snake gourd: padwal, पडवळ
capsicum: dhobli mirchi, ढोबळी मिरची
corn: मका
mint: पुदिना
dill: shepu, शेपू
apple: safarchand, सफरचंद
chikoo: चिकू
pineapple: अननस
papaya: popai, पपई
jackfruit: phanas, fanas, फणस
custard apple: सीताफळ
raisin: manuka, मनुका, बेदाणे
fennel: badishep, बडीशेप
carom: owa, ओवा
clove: लवंग
cardamom: veldode, velchi, वेलची, वेलदोडे
cinnamon: दालचिनी
sesame: तीळ
coriander seed: dhane, धणे
chilli powder: tikhat, तिखट
turmeric powder: हळद पावडर
prawn: kolambi, kolmbi, कोळंबी
mutton: मटण
crab: khekda, खेकडा
incense: udbatti, उदबत्ती
matchbox: kadepeti, kadi peti, काडेपेटी
soap: साबण
candle: menbatti, मेणबत्ती
`;
