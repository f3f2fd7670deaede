/**
 * Bengali, in Latin letters and in Bengali script. Sources: bilingual packs, and the names of Sufal Bangla price lists.
 * Further names: common household words from general knowledge, not yet checked by a speaker.
 */
export const BENGALI = `
milk: dudh, দুধ, gorur dudh, গরুর দুধ
curd: doi, dahi, দই, tok doi, টক দই, misti doi, মিষ্টি দই
buttermilk: ghol, ঘোল
butter: makhon, মাখন
ghee: ঘি, gawa ghee, গাওয়া ঘি
paneer: chhana, ছানা, পনির
egg: dim, deem, ডিম, dimm, murgir dim, মুরগির ডিম
rice: chal, chaal, চাল, চাউল, bhater chal, ভাতের চাল
atta: আটা, gomer ata, গমের আটা
maida: moida, ময়দা
poha: chire, chira, চিঁড়ে, চিড়া, chinre, chidhe
murmura: muri, মুড়ি, moori, মুড়ি প্যাকেট
sugar: chini, চিনি, চিনি প্যাকেট
jaggery: nolen gur, গুড়, khejur gur, patali gur, খেজুর গুড়, পাটালি গুড়, নলেন গুড়, akher gur, আখের গুড়
salt: nun, lobon, লবণ, নুন, noon, লবন
oil: তেল, ranna tel, rannar tel, রান্নার তেল
mustard oil: sorsher tel, shorsher tel, সরিষার তেল, সর্ষের তেল, sorser tel, shorser tel, সরষের তেল, সর্ষে তেল
dal: ডাল
masoor dal: musur dal, মুসুর ডাল, মসুর ডাল, mushur dal, musuri dal, মুসুরির ডাল, মুসুরি ডাল
moong dal: mug dal, মুগ ডাল, moog dal, sona moog, মুগডাল, সোনা মুগ ডাল
chana dal: chholar dal, cholar dal, ছোলার ডাল, cholar daal, ছোলার ডাল প্যাকেট, buter dal, বুটের ডাল
onion: peyaj, piyaj, পেঁয়াজ, পিঁয়াজ, peaj, piyaz, pyanj
tomato: টমেটো
potato: আলু, গোল আলু, jyoti alu, chandramukhi alu
garlic: roshun, rosun, রসুন, rashun, rasun, রশুন
ginger: ada, আদা, আদা কুচি, aada bata
brinjal: begun, বেগুন, begoon, বেগুন লম্বা, baigon
lady finger: dherosh, dharosh, ঢেঁড়স, dhyarosh, vendi, ঢ্যাঁড়শ, ভেন্ডি, ঢেঁড়শ
cauliflower: phulkopi, fulkopi, ফুলকপি, phul kopi, ful kopi, ফুল কপি
cabbage: bandhakopi, badhakopi, বাঁধাকপি, bandha kopi, badha kopi, বাঁধা কপি, পাতাকপি
pumpkin: kumro, কুমড়ো, mishti kumro, misti kumra, মিষ্টি কুমড়ো, কুমড়া, মিষ্টি কুমড়া
bottle gourd: lau, লাউ, laau, কদু
bitter gourd: korola, uchche, করলা, ucche, উচ্ছে, korolla, করল্লা
pointed gourd: potol, patal, পটল, potal, পটোল
ridge gourd: jhinge, ঝিঙে, jhinge sobji, ঝিঙ্গে, ঝিঙা
cucumber: shosha, sosa, শসা, shasha, sasha, খিরা
radish: mulo, মুলো, মূলা, মূলো
drumstick: sojne data, সজনে, sojne danta, sajne, সজনে ডাঁটা, shojne
spinach: palong, palong shak, পালং শাক, palong sak, পালংশাক, পালং
leafy vegetable: shak, শাক, shaak pata, শাকপাতা
papaya: pepe, পেঁপে, pepey, paka pepe, পাকা পেঁপে
banana: kolaa, কলা, pakakola, পাকা কলা
mango: আম, aam paka, পাকা আম
coconut: narkel, নারকেল, narikel, narkol, নারিকেল
lemon: lebu, pati lebu, লেবু, gondhoraj lebu, kagji lebu, পাতিলেবু, গন্ধরাজ লেবু, কাগজি লেবু
green chilli: kancha lanka, kacha lonka, কাঁচা লঙ্কা, kancha morich, kacha morich, kaacha lonka, কাঁচা মরিচ, কাঁচালঙ্কা
chilli: lanka, lonka, লঙ্কা, morich, মরিচ
black pepper: golmorich, গোলমরিচ, gol morich, golmarich, গোল মরিচ
cumin: jire, jeere, জিরে, জিরা
mustard: shorshe, sorse, সর্ষে, sorshe, shorisha, sorisha, সরিষা, সর্ষে দানা, সরষে
turmeric: holud, হলুদ, halud, হলুদ গোটা
coriander: dhone, ধনে
coriander leaves: dhonepata, dhone pata, ধনেপাতা, dhane pata, dhoniya pata, ধনে পাতা, ধনিয়া পাতা
poppy seed: posto, পোস্ত, posto dana, পোস্ত দানা
honey: modhu, মধু, মৌ মধু
tea: cha, চা, cha pata, চা পাতা, চা পাতি
water: jol, জল, paniyo jol, পানীয় জল, খাবার জল
fish: machh, maach, মাছ, maachh, মাছের, মৎস্য
hilsa: ilish, ইলিশ, elish, ilish mach, ইলিশ মাছ
rohu: rui, রুই, rui mach, ruhi, রুই মাছ
prawn: chingri, চিংড়ি, golda chingri, bagda chingri, chingri mach, চিংড়ি মাছ, গলদা চিংড়ি
chicken: murgir mangsho, মুরগি, মুরগির মাংস, murgi mangso, mangsho murgi, মুরগির মাংশ, চিকেন
mutton: khasir mangsho, পাঁঠার মাংস, khashir mangsho, pathar mangso, খাসির মাংস, মটন
meat: mangsho, মাংস, mangso, মাংশ
sweet: mishti, মিষ্টি, mishtanna, মিষ্টান্ন
biscuit: বিস্কুট
soap: saban, সাবান, sabaan, snan saban, গায়ে মাখার সাবান
vegetable: shobji, সবজি, shobji bazar, sobji, শাকসবজি, তরকারি
broom: jharu, ঝাড়ু, jhanta, jhata, ঝাঁটা
besan: beson, বেসন
sooji: সুজি, shuji
urad dal: biulir dal, kalai dal, বিউলির ডাল, kolai dal, biuli dal, kalai er dal, কলাইয়ের ডাল
toor dal: orhor dal, অড়হর ডাল, arhor dal, অড়হড় ডাল
rajma: রাজমা
kala chana: chhola, ছোলা
pea: motorshuti, koraishuti, কড়াইশুঁটি, মটরশুঁটি
groundnut: chinabadam, চিনাবাদাম
carrot: gajor, গাজর
beetroot: বিট
sweet potato: ranga aloo, mishti aloo, মিষ্টি আলু, rangalu, ranga alu, রাঙা আলু, রাঙালু
taro: kochu, কচু, kochu mukhi, mukhi kochu, কচুর মুখী, গাঁটি কচু, gathi kochu
capsicum: ক্যাপসিকাম
raw banana: kanchkola, kachkola, কাঁচকলা, kacha kola, kancha kola, কাঁচা কলা
spring onion: peyaj koli, পেঁয়াজকলি
mint: পুদিনা, pudina pata, পুদিনা পাতা
mushroom: মাশরুম
apple: আপেল
orange: komola lebu, komola, কমলালেবু, কমলা, kamala lebu, komla, কমলা লেবু
grape: আঙুর, angur phol, আঙ্গুর
guava: peyara, পেয়ারা, pyara, peara, পেয়ারা ফল
pomegranate: bedana, dalim, বেদানা, ডালিম, dalim phol, ডালিম ফল
watermelon: tormuj, তরমুজ, tarmuj, তরমুজ ফল
pineapple: anaros, আনারস
jackfruit: কাঁঠাল, kathal paka, kanthal, kathal phol
dates: khejur, খেজুর, khejoor, খেজুর ফল, খুরমা
raisin: কিশমিশ
cashew: kaju badam, কাজুবাদাম
almond: kath badam, কাঠবাদাম
fennel: mouri, মৌরি, mauri, মৌরী
carom: jowan, জোয়ান
nigella: kalo jire, kalojire, কালোজিরে, কালোজিরা
bay leaf: tejpata, তেজপাতা
cardamom: elach, এলাচ, elachi, elaich, এলাচি
clove: lobongo, লবঙ্গ, labango, lobango
cinnamon: daruchini, দারুচিনি
garam masala: gorom moshla, গরম মশলা
red chilli: shukno lonka, শুকনো লঙ্কা, shukna morich, sukno lanka, শুকনো মরিচ, শুকনা মরিচ
turmeric powder: holud guro, হলুদ গুঁড়ো, holud guror, halud guro, হলুদ গুঁড়া
chilli powder: lonka guro, লঙ্কা গুঁড়ো, lanka guro, moricher guro, গুঁড়ো লঙ্কা, মরিচ গুঁড়া
vermicelli: simui, semai, সিমুই, shemai, সেমাই, সিমাই
bread: pauruti, paurooti, পাউরুটি, pau ruti, paurutti, পাউরুটি স্লাইস
crab: kakra, কাঁকড়া
shampoo: শ্যাম্পু
candle: mombati, মোমবাতি, mom bati, মোম বাতি
matchbox: deshlai, দেশলাই, deshlai kathi, দিয়াশলাই, diyashalai
incense: dhupkathi, dhup kathi, ধূপকাঠি, dhoop kathi, ধূপকাঠি প্যাকেট, agorbati, আগরবাতি
camphor: korpur, কর্পূর
papad: papor, পাঁপড়, papar
rasgulla: rosogolla, roshogolla, রসগোল্লা, rasagola, rosogola
detergent bar: kapor kacha saban, কাপড় কাচার সাবান, kapor kachar saban
powder: guro
duck egg: hasher dim, hanser dim, হাঁসের ডিম
gobindobhog rice: gobindobhog, gobindobhog chal, গোবিন্দভোগ চাল, গোবিন্দভোগ
khoi: খই
mishri: michri, মিছরি
coconut oil: narkel tel, নারকেল তেল
pea dal: motor dal, মটর ডাল
kabuli chana: kabuli chhola, কাবুলি ছোলা
ash gourd: chal kumro, chalkumro, চালকুমড়ো, চালকুমড়া
snake gourd: chichinga, chichinge, চিচিঙ্গা, চিচিঙ্গে
sponge gourd: dhundul, ধুন্দুল
ivy gourd: kundri, telakucha, কুঁদরি, তেলাকুচা
beans: sheem, barboti beans, শিম, বিনস
yardlong beans: borboti, barbati, বরবটি
amaranth: lal shak, notey shak, লাল শাক, নটে শাক, data shak
malabar spinach: pui shak, puishak, পুঁই শাক
banana flower: mochar, মোচা
banana stem: থোড়
raw mango: kancha aam, কাঁচা আম
tender coconut: ডাব
cumin powder: jire guro, jeera guro, জিরে গুঁড়ো
coriander powder: dhone guro, ধনে গুঁড়ো
coriander seed: gota dhone, গোটা ধনে
panch phoron: paanch phoron, panchforon, পাঁচফোড়ন, পাঁচ ফোড়ন
catla: katla mach, কাতলা, কাতলা মাছ
pomfret: পমফ্রেট
sandesh: shondesh, sondesh, সন্দেশ
detergent: kapor kachar powder, কাপড় কাচার পাউডার
dishwash: basan majar saban, bason maja, বাসন মাজার সাবান
fruit: phol, ফল
yam: ওল, ওল কচু
sweet lime: musambi lebu, মুসাম্বি, মোসাম্বি
litchi: lichu, লিচু
gooseberry: amloki, amlaki, আমলকী, আমলকি
black plum: jaam, kalo jam, কালো জাম, কালোজাম
star fruit: kamranga, কামরাঙা
custard apple: ata phol, aata fol, আতা, আতা ফল
chikoo: sobeda, sofeda, সবেদা, সফেদা
raw jackfruit: echor, enchor, এঁচোড়
saffron: jafran, জাফরান
dhoop: ধূপ, ধুপ
lamp: prodip, prodeep, প্রদীপ
kumkum: সিঁদুর, সিন্দুর
betel leaf: paan pata, পান, পান পাতা
toothpaste: দাঁতের মাজন, টুথপেস্ট
hair oil: chuler tel, চুলের তেল
flower: phul, ফুল
mosquito repellent: mosha tarano, মশা মারার কয়েল, মশার কয়েল, moshar coil
cheese: চিজ
cream: ক্রিম, মালাই
khoya: khoya kheer, খোয়া, খোয়া ক্ষীর
lassi: লস্যি
rusk: toast biskut, টোস্ট বিস্কুট
roti: ruti, রুটি
ragi: রাগি
bajra: বাজরা
jowar: জোয়ার
dalia: দালিয়া, ডালিয়া
sabudana: sabu dana, sagu dana, সাবু, সাগু, সাবুদানা
rice flour: chaler guro, chaler gunro, চালের গুঁড়ো, চালের গুঁড়া
corn flour: ভুট্টার আটা, কর্নফ্লাওয়ার
dried pea: ghugni motor, ঘুগনি মটর, শুকনো মটর
soya chunks: soyabean bori, সয়াবিন বড়ি, সয়া বড়ি, সয়াবিন
horse gram: কুলত্থ কলাই
rock salt: soindhob lobon, সৈন্ধব লবণ
black salt: bit lobon, bit nun, বিট লবণ, বিট নুন
groundnut oil: chinabadam tel, চিনাবাদাম তেল
sunflower oil: surjomukhi tel, সূর্যমুখী তেল
sesame oil: tiler tel, তিলের তেল
fenugreek: মেথি
asafoetida: হিং
black cardamom: boro elach, বড় এলাচ
nutmeg: jayphal, জায়ফল
mace: joyitri, জয়িত্রী
sesame: তিল
tamarind: tetul, tentul, তেঁতুল
dry ginger: shunth, শুঁঠ, শুকনো আদা
kasuri methi: কসুরি মেথি
vinegar: ভিনেগার, সিরকা
pickle: আচার
curry leaf: kari pata, কারি পাতা
turnip: shalgom, শালগম
methi leaves: methi shak, মেথি শাক
mustard leaves: shorshe shak, sorshe shak, সর্ষে শাক
dill: shulfa shak, শুলফা শাক
sweet corn: সুইট কর্ন
corn: bhutta, ভুট্টা
muskmelon: phuti, bangi, ফুটি, বাঙ্গি, খরমুজ
pear: নাশপাতি
plum: আলুবোখারা
fig: dumur, ডুমুর, আঞ্জির
walnut: আখরোট
pistachio: pesta badam, পেস্তা, পেস্তা বাদাম
makhana: মাখনা
dry coconut: shukno narkel, শুকনো নারকেল
dry fruits: shukno phol, শুকনো ফল
mince: কিমা
coffee: কফি
juice: pholer rosh, ফলের রস, জুস
soft drink: thanda paniyo, ঠান্ডা পানীয়
namkeen: chanachur, চানাচুর
chips: চিপস
bhujia: ভুজিয়া
noodles: chowmin, নুডলস, চাউমিন
chocolate: চকলেট
candy: lojens, লজেন্স
ice cream: আইসক্রিম
jam: জ্যাম
toothbrush: দাঁত মাজার ব্রাশ, টুথব্রাশ
razor: রেজার
talcum powder: ট্যালকম পাউডার
sanitary pad: স্যানিটারি প্যাড, স্যানিটারি ন্যাপকিন
diaper: ডায়াপার
floor cleaner: ঘর মোছার ফিনাইল
toilet cleaner: টয়লেট ক্লিনার
bucket: balti, বালতি
scrubber: majuni, মাজুনি, স্ক্রাবার
dustbin: ডাস্টবিন
cotton wick: solte, সলতে
battery: ব্যাটারি
bulb: বাল্ব
medicine: oshudh, ওষুধ, ঔষধ
henna: মেহেন্দি
spice: moshla, মশলা, মসলা
baby food: bachchar khabar, বাচ্চার খাবার, শিশুর খাবার
cotton: tulo, তুলো, তুলা
notebook: খাতা
pen: কলম
`;
