/** Bengali, in Latin letters and in Bengali script. Sources: bilingual packs, and the names of Sufal Bangla price lists. Further names: the language's common household words, as bilingual dictionaries have them. */
export const BENGALI = `
milk: dudh, দুধ
curd: doi, dahi, দই
buttermilk: ghol, ঘোল
butter: makhon, মাখন
ghee: ঘি
paneer: chhana, ছানা, পনির
egg: dim, deem, ডিম
rice: chal, chaal, চাল
atta: আটা
maida: moida, ময়দা
poha: chire, chira, চিঁড়ে, চিড়া
murmura: muri, মুড়ি
sugar: chini, চিনি
jaggery: nolen gur, গুড়
salt: nun, lobon, লবণ, নুন
oil: তেল
mustard oil: sorsher tel, shorsher tel, সরিষার তেল, সর্ষের তেল
dal: ডাল
masoor dal: musur dal, মুসুর ডাল, মসুর ডাল
moong dal: mug dal, মুগ ডাল
chana dal: chholar dal, cholar dal, ছোলার ডাল
onion: peyaj, piyaj, পেঁয়াজ, পিঁয়াজ
tomato: টমেটো
potato: আলু
garlic: roshun, rosun, রসুন
ginger: ada, আদা
brinjal: begun, বেগুন
lady finger: dherosh, dharosh, ঢেঁড়স
cauliflower: phulkopi, fulkopi, ফুলকপি
cabbage: bandhakopi, badhakopi, বাঁধাকপি
pumpkin: kumro, কুমড়ো
bottle gourd: lau, লাউ
bitter gourd: korola, uchche, করলা
pointed gourd: potol, patal, পটল
ridge gourd: jhinge, ঝিঙে
cucumber: shosha, sosa, শসা
radish: mulo, মুলো
drumstick: sojne data, সজনে
spinach: palong, palong shak, পালং শাক
leafy vegetable: shak, শাক
papaya: pepe, পেঁপে
banana: kolaa, কলা
mango: আম
coconut: narkel, নারকেল
lemon: lebu, pati lebu, লেবু
green chilli: kancha lanka, kacha lonka, কাঁচা লঙ্কা
chilli: lanka, lonka, লঙ্কা
black pepper: golmorich, গোলমরিচ
cumin: jire, jeere, জিরে, জিরা
mustard: shorshe, sorse, সর্ষে
turmeric: holud, হলুদ
coriander: dhone, ধনে
coriander leaves: dhonepata, dhone pata, ধনেপাতা
poppy seed: posto, পোস্ত
honey: modhu, মধু
tea: cha, চা
water: jol, জল
fish: machh, maach, মাছ
hilsa: ilish, ইলিশ
rohu: rui, রুই
prawn: chingri, চিংড়ি
chicken: murgir mangsho, মুরগি, মুরগির মাংস
mutton: khasir mangsho, পাঁঠার মাংস
meat: mangsho, মাংস
sweet: mishti, মিষ্টি
biscuit: বিস্কুট
soap: saban, সাবান
vegetable: shobji, সবজি
broom: jharu, ঝাড়ু
besan: beson, বেসন
sooji: সুজি
urad dal: biulir dal, kalai dal, বিউলির ডাল
toor dal: orhor dal, অড়হর ডাল
rajma: রাজমা
kala chana: chhola, ছোলা
pea: motorshuti, koraishuti, কড়াইশুঁটি, মটরশুঁটি
groundnut: chinabadam, চিনাবাদাম
carrot: gajor, গাজর
beetroot: বিট
sweet potato: ranga aloo, mishti aloo, মিষ্টি আলু
taro: kochu, কচু
capsicum: ক্যাপসিকাম
raw banana: kanchkola, kachkola, কাঁচকলা
spring onion: peyaj koli, পেঁয়াজকলি
mint: পুদিনা
mushroom: মাশরুম
apple: আপেল
orange: komola lebu, komola, কমলালেবু, কমলা
grape: আঙুর
guava: peyara, পেয়ারা
pomegranate: bedana, dalim, বেদানা, ডালিম
watermelon: tormuj, তরমুজ
pineapple: anaros, আনারস
jackfruit: কাঁঠাল
dates: khejur, খেজুর
raisin: কিশমিশ
cashew: kaju badam, কাজুবাদাম
almond: kath badam, কাঠবাদাম
fennel: mouri, মৌরি
carom: jowan, জোয়ান
nigella: kalo jire, kalojire, কালোজিরে, কালোজিরা
bay leaf: tejpata, তেজপাতা
cardamom: elach, এলাচ
clove: lobongo, লবঙ্গ
cinnamon: daruchini, দারুচিনি
garam masala: gorom moshla, গরম মশলা
red chilli: shukno lonka, শুকনো লঙ্কা
turmeric powder: holud guro, হলুদ গুঁড়ো
chilli powder: lonka guro, লঙ্কা গুঁড়ো
vermicelli: simui, semai, সিমুই
bread: pauruti, paurooti, পাউরুটি
crab: kakra, কাঁকড়া
shampoo: শ্যাম্পু
candle: mombati, মোমবাতি
matchbox: deshlai, দেশলাই
incense: dhupkathi, dhup kathi, ধূপকাঠি
camphor: korpur, কর্পূর
papad: papor, পাঁপড়
rasgulla: rosogolla, roshogolla, রসগোল্লা
detergent bar: kapor kacha saban, কাপড় কাচার সাবান
powder: guro
`;
