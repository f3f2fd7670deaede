/**
 * Assamese, in Latin letters and in Assamese script. Source: common household words from general knowledge, not yet
 * checked by a speaker.
 */
export const ASSAMESE = `
milk: gakhir, gakheer, গাখীৰ, দুগ্ধ
curd: দৈ
ghee: ঘিউ, ghiu
egg: koni, কণী, কুকুৰা কণী
duck egg: haah koni, হাঁহ কণী
rice: saul
joha rice: joha, joha saul, জোহা চাউল, জহা চাউল
atta: আটা গুড়ি
poha: চিৰা
murmura: মুৰি
sugar: চেনি
jaggery: গুৰ
salt: nimokh, nimakh, নিমখ
oil: তেল খোৱা
mustard oil: sariahor tel, সৰিয়হৰ তেল, মিঠাতেল
dal: daali, দাইল
masoor dal: মচুৰ দাইল, mosur dail
moong dal: মগু দাইল, মুগ দাইল, mugu dail
urad dal: mati mah, mati dail, মাটিমাহ, মাটি দাইল, matikolai
potato: আলু গুটি
tomato: bilahi, বিলাহী
garlic: nohoru, naharu, নহৰু
brinjal: bengena, বেঙেনা
lady finger: ভেণ্ডি
cauliflower: phulkobi, fulkobi, ফুলকবি
cabbage: বন্ধাকবি
pumpkin: rongalau, ronga lau, ৰঙালাউ
bottle gourd: jatilau, jati lau, জাতিলাউ
ash gourd: kumura, komora, কোমোৰা
bitter gourd: tita kerela, কেৰেলা, tita kerala
ridge gourd: জিকা
sponge gourd: ভোল
cucumber: tiyoh, tioh, তিয়ঁহ
carrot: গাজৰ
beetroot: বীট
drumstick: sajina, চজিনা
spinach: paleng, পালেং, পালেং শাক, paleng xaak
leafy vegetable: xaak
amaranth: morisa, মৰিচা শাক
pea: motor mah, মটৰ মাহ, মটৰ
beans: urahi, উৰহী
papaya: omita, অমিতা
banana: malbhog kol, কল, মালভোগ কল
banana flower: koldil, কলডিল
coconut: narikol, নাৰিকল
lemon: kaji nemu, nemu, নেমু, কাজী নেমু, kazi nemu
chilli: jolokia, jalakia, জলকীয়া
green chilli: kesa jolokia, কেঁচা জলকীয়া
king chilli: bhut jolokia, ভূত জলকীয়া
black pepper: jaluk, জালুক
cumin: জিৰা
turmeric: halodhi, haladhi, হালধি
turmeric powder: halodhi guri, হালধি গুৰি
mustard: sariah, xoriyoh, সৰিয়হ
coriander: ধনিয়া
coriander leaves: dhania paat, ধনিয়া পাত
fenugreek: মেথি গুটি
bay leaf: tezpat, তেজপাত
cardamom: ইলাচী, elasi
clove: লং
cinnamon: dalseni, ডালচেনি
honey: মৌ
tea: saah, sah pat, চাহ, চাহপাত
water: পানী
rohu: rou mas, ৰৌ মাছ
hilsa: ilihi, ইলীহি
prawn: misa mas, মিছা মাছ
chicken: kukura, kukura mangxo, কুকুৰা মাংস
duck: হাঁহ
mutton: sagoli mangxo, ছাগলী মাংস
meat: mangxo
bamboo shoot: khorisa, খৰিচা
sweet: মিঠাই
sesame: তিল
soap: চাবোন
vegetable: pasoli, pachali, পাচলি
fruit: ফলমূল
orange: kamala tenga, sumothira, সুমথিৰা, কমলা টেঙা
guava: modhuri, modhuriam, মধুৰি, মধুৰি আম
grape: আঙুৰ
pineapple: anaras, আনাৰস, matikothal
jackfruit: kothal, কঁঠাল
watermelon: তৰমুজ
litchi: leteku
gooseberry: amlokhi, আমলখি
star fruit: kordoi, কৰ্দৈ
betel leaf: পাণ
areca nut: tamul, তামোল
broom: ঝাৰু
candle: মমবাতি
matchbox: juisola, জুইশলা
lamp: চাকি
bread: পাঁউৰুটি
pickle: আচাৰ
`;
