/**
 * Hindi, in Latin letters as people type it and in Devanagari.
 *
 * Sources: bilingual names on packs and price boards of Indian shops, the Hindi names of the commodity lists of the
 * Government of India's Agmarknet, and spellings seen in searches; further names: common household words from general
 * knowledge, not yet checked by a speaker. Misspellings aren't listed: they are corrected.
 */
export const HINDI = `
milk: doodh, dudh, दूध
paneer: panir, पनीर
curd: dahi, दही
butter: makhan, makkhan, maska, मक्खन
buttermilk: chaas, chaach, chhaas, mattha, छाछ, मट्ठा
ghee: ghi, desi ghee, घी
cream: malai, मलाई
khoya: खोया, मावा
cheese: चीज, चीज़
lassi: लस्सी
egg: anda, ande, अंडा, अंडे
bread: double roti, dabal roti, ब्रेड, डबल रोटी
bun: पाव
rusk: रस्क
roti: chapati, chapatti, phulka, रोटी, चपाती
atta: gehu atta, gehun ka atta, गेहूं का आटा, आटा, aata
maida: मैदा
besan: बेसन
sooji: suji, सूजी, रवा
ragi: nachni, mandua, रागी
bajra: बाजरा
jowar: juwar, ज्वार
dalia: daliya, दलिया
sabudana: साबूदाना
rice: chawal, chaval, चावल
poha: chivda, chiwda, chuda, पोहा
murmura: muri, murmure, मुरमुरा
dal: dhal, दाल
toor dal: arhar, toor, tur, अरहर, अरहर दाल, तूर दाल
moong dal: मूंग दाल, मूंग, मूँग
urad dal: उड़द दाल, उड़द
masoor dal: मसूर दाल, मसूर
chana dal: chane ki dal, चना दाल
kabuli chana: chhole, kabuli, काबुली चना, छोले
kala chana: chana, channa, चना, काला चना
rajma: राजमा
lobia: chawli, raungi, लोबिया
soya chunks: soya badi, soya vadi, सोया
sugar: chini, cheeni, shakkar, चीनी, शक्कर
jaggery: gud, गुड़, गुड
mishri: rock sugar, sugar candy, मिश्री
salt: namak, नमक
rock salt: sendha, saindhav, सेंधा नमक
black salt: kaala namak, काला नमक
oil: tel, तेल
mustard oil: sarson tel, sarson ka tel, sarso tel, sarson oil, सरसों का तेल
mustard: sarson, sarso, rai, सरसों, राई
groundnut: moongfali, mungfali, moongphali, singdana, मूंगफली
coconut: nariyal, नारियल
coconut oil: nariyal tel, nariyal ka tel, नारियल तेल
sunflower oil: surajmukhi tel, सूरजमुखी तेल
tea: chai, chaay, chai patti, chaipatti, चाय, चाय पत्ती
coffee: kofi, कॉफी, काफी
water: pani, paani, पानी
juice: ras, जूस, रस
honey: shahad, shehad, madhu, शहद
spice: masala, masale, मसाला, मसाले
turmeric: haldi, हल्दी
chilli: mirch, mirchi, मिर्च
red chilli: lal mirch, laal mirch, lal mirchi, लाल मिर्च
green chilli: hari mirch, hari mirchi, हरी मिर्च
black pepper: kali mirch, kaali mirch, काली मिर्च
cumin: jeera, zeera, jira, जीरा
coriander: dhania, dhaniya, धनिया
coriander leaves: hara dhania, hara dhaniya, dhania patta, dhaniya patta, हरा धनिया
coriander powder: dhania powder, dhaniya powder, धनिया पाउडर
cardamom: elaichi, ilaichi, इलायची
clove: laung, long clove, lavang, लौंग
cinnamon: dalchini, दालचीनी
asafoetida: hing, heeng, हींग
fenugreek: methi, मेथी
methi leaves: methi saag, methi patta, hari methi, मेथी साग, हरी मेथी
kasuri methi: dried fenugreek, dry fenugreek leaves, कसूरी मेथी
fennel: saunf, sauf, सौंफ
carom: ajwain, ajwan, अजवाइन
nigella: kalonji, कलौंजी
poppy seed: khus khus, khaskhas, खसखस
bay leaf: tej patta, tejpatta, तेज पत्ता
nutmeg: jaiphal, जायफल
mace: javitri, जावित्री
saffron: kesar, zafran, केसर
sesame: til, तिल
flax seed: alsi, अलसी
tamarind: imli, इमली
mango powder: amchur, aamchur, अमचूर
garam masala: गरम मसाला
vinegar: sirka, सिरका
pickle: achar, achaar, aachar, अचार
potato: aloo, alu, aaloo, आलू
onion: pyaz, pyaaz, kanda, प्याज, प्याज़
spring onion: hara pyaz, हरा प्याज
tomato: tamatar, tamater, टमाटर
garlic: lahsun, lehsun, lasun, लहसुन
ginger: adrak, adrakh, अदरक
dry ginger: sonth, saunth, सोंठ
lady finger: bhindi, भिंडी
brinjal: baingan, baigan, बैंगन
cauliflower: gobi, gobhi, phool gobi, phool gobhi, ful gobi, फूलगोभी, गोभी, फूल गोभी
cabbage: patta gobi, patta gobhi, band gobhi, bandh gobi, पत्तागोभी, पत्ता गोभी
carrot: gajar, गाजर
radish: mooli, muli, मूली
spinach: palak, पालक
pea: matar, mutter, hari matar, hare matar, मटर, हरे मटर
beans: फलियां
cluster beans: gwar phali, gavar, ग्वार फली
cucumber: kheera, khira, kakdi, खीरा
bottle gourd: lauki, ghiya, dudhi, louki, लौकी
bitter gourd: karela, करेला
ridge gourd: tori, turai, torai, तोरी, तुरई
ivy gourd: kundru, tindora, tindli, tendli, कुंदरू
pointed gourd: parwal, परवल
apple gourd: tinda, टिंडा
ash gourd: petha, पेठा
pumpkin: kaddu, sitaphal kaddu, कद्दू
capsicum: shimla mirch, शिमला मिर्च
mushroom: khumb, मशरूम
sweet potato: shakarkand, shakarkandi, शकरकंद
taro: arbi, arvi, अरबी
yam: jimikand, suran, सूरन
beetroot: chukandar, चुकंदर
turnip: shalgam, शलगम
drumstick: sahjan, सहजन
raw banana: kachcha kela, kaccha kela, कच्चा केला
lemon: nimbu, neembu, limbu, नींबू
mint: pudina, पुदीना
curry leaf: kadi patta, kari patta, kadhi patta, करी पत्ता
corn: makka, bhutta, makai, मक्का, भुट्टा
jackfruit: kathal, कटहल
apple: seb, saib, सेब
banana: kela, केला
mango: aam, आम
orange: santra, santara, narangi, संतरा
sweet lime: mausambi, mosmi, मौसंबी
grape: angoor, angur, अंगूर
guava: amrud, amrood, अमरूद
papaya: papita, पपीता
watermelon: tarbooz, tarbuj, तरबूज
muskmelon: kharbuja, kharbooja, खरबूजा
pomegranate: anar, anaar, अनार
pineapple: ananas, अनानास
pear: nashpati, नाशपाती
plum: aloo bukhara, aloobukhara
custard apple: sharifa, sitaphal, शरीफा, सीताफल
chikoo: cheeku, chiku, चीकू
litchi: lychee, lichi, लीची
gooseberry: amla, aawla, आंवला
black plum: jamun, jambul, जामुन
fruit: phal, fal, फल
vegetable: sabzi, sabji, subzi, tarkari, सब्जी, सब्ज़ी
almond: badam, badaam, बादाम
cashew: kaju, काजू
raisin: kishmish, kismis, munakka, किशमिश
walnut: akhrot, अखरोट
pistachio: pista, पिस्ता
dates: khajur, khajoor, chuara, खजूर
fig: anjeer, anjir, अंजीर
apricot: khubani, खुबानी
makhana: मखाना
dry fruits: mewa, meva, sukha mewa, मेवा
chicken: murgi, murga, murgh, चिकन, मुर्गा
fish: machli, machhli, machchi, मछली
mutton: gosht, bakra, मटन
prawn: jhinga, झींगा
mince: keema, kheema, qeema, कीमा
biscuit: biskut, बिस्कुट
chips: चिप्स
sweet: mithai, मिठाई
namkeen: नमकीन
bhujia: sev, भुजिया
chocolate: चॉकलेट
ice cream: आइसक्रीम, kulfi
noodles: नूडल, नूडल्स
maggi: मैगी
vermicelli: sewai, seviyan, sewaiyan, सेवई
papad: पापड़
soap: sabun, saabun, साबुन
shampoo: शैम्पू
toothpaste: manjan, टूथपेस्ट, मंजन
hair oil: baal ka tel, balon ka tel, champi tel, बालों का तेल
henna: mehendi, mehndi, mehandi, मेहंदी
detergent: डिटर्जेंट, kapde dhone ka powder, कपड़े धोने का पाउडर
dishwash: bartan dhone ka sabun, bartan, bartan ka sabun, बर्तन धोने का साबुन
broom: jhadu, jhaadu, झाड़ू
mop: pocha, ponchha, पोछा
bucket: balti, बाल्टी
incense: agarbatti, agarbathi, अगरबत्ती
dhoop: dhup, धूप
camphor: kapoor, कपूर
matchbox: machis, maachis, माचिस
candle: mombatti, मोमबत्ती
lamp: diya, deepak, दीया
cotton wick: batti, rui batti, रुई बत्ती, दीया बत्ती
diaper: डायपर, langot
toilet paper: टॉयलेट पेपर
medicine: dawai, dawa, दवाई
pooja: puja, पूजा
isabgol: psyllium, psyllium husk, ईसबगोल
rose water: gulab jal, गुलाब जल
soft drink: thanda, cold drinks, कोल्ड ड्रिंक
white: safed, safaid, सफेद
black: kala, kaala, kali, काला, काली
red: lal, laal, लाल
green: hara, hari, hare, हरा, हरी
yellow: peela, peeli, pili, पीला, पीली
whole: sabut, saboot, khada, khadi, साबुत
powder: pisi, pisa hua, pisa, पाउडर
washed: dhuli, dhula, dhuli hui, धुली
split: chilka, chhilka, छिलका
fresh: taaza, taza, taazi, tazi, ताजा, ताज़ा
small: chota, chhota, choti, chhoti, छोटा
big: large, bada, badi, बड़ा
dry: sukha, sookha, sukhi, dried, सूखा
salted: namkeen
cow: gai, gaay, gaye, गाय
cow milk: gai ka doodh, gaay ka doodh
buffalo: bhains, bhais, भैंस
baby: shishu, bachche, bachcha
hair: baal, baalon, balon, बाल
face: chehra, चेहरा
clothes: kapde, kapda, कपड़े
floor: farsh, फर्श
raw: kachcha, kaccha, kachha, kacha, kacchi, kachhi, कच्चा
mosquito: machhar, machar, मच्छर
fragrance: khushboo, itar
tablet: goli, tablets, गोली
syrup: sharbat, शरबत
wheat: gehu, gehun, gehoon, गेहूं, गेहूँ
flaxseed oil: alsi tel
hair dye: khizab
tissue: tishu
cigarette lighter: lighter
hand wash: haath dhone ka sabun, hath dhone ka sabun
toilet cleaner: toilet saaf, टॉयलेट क्लीनर
kumkum: roli, sindoor, रोली, कुमकुम, सिंदूर
thread: dhaga, kalawa, mauli
frozen: jama hua
sattu: सत्तू
tender coconut: nariyal pani, nariyal paani, coconut water, kachha nariyal, daab, elaneer, ilaneer, karikku, नारियल पानी
lemonade: nimbu pani, nimbu paani, shikanji, shikanjvi
rice flour: chawal ka atta, चावल का आटा
corn flour: makke ka atta, makki ka atta
ragi flour: ragi ka atta
bajra flour: bajre ka atta
jowar flour: jowar ka atta
black cardamom: badi elaichi, बड़ी इलायची
salted butter: makhan namkeen
green gram whole: sabut moong
mustard seed: sarson dana, rai dana, राई
dried pea: sukha matar, safed matar
betel leaf: paan, पान
prasad: bhog
lozenge: cough drop
groundnut oil: moongphali ka tel, moongfali tel, मूंगफली का तेल
sesame oil: til ka tel, तिल का तेल
turmeric powder: haldi powder, pisi haldi, हल्दी पाउडर, पिसी हल्दी
chilli powder: pisi mirch, lal mirch powder, लाल मिर्च पाउडर, पिसी मिर्च
coriander seed: sabut dhaniya, साबुत धनिया
sponge gourd: gilki, nenua, गिलकी, नेनुआ
amaranth: chaulai, चौलाई
mustard leaves: sarson ka saag, सरसों का साग
dill: soya saag, सोया साग
raw mango: kachcha aam, kairi, कच्चा आम, कैरी
dry coconut: sukha nariyal, gola, सूखा नारियल, गोला
crab: kekda, केकड़ा
meat: maans, मांस, गोश्त
candy: tofi, टॉफी
toothbrush: dant brush, टूथब्रश
razor: ustra, उस्तरा, रेजर
talcum powder: टैल्कम पाउडर
sanitary pad: सैनिटरी पैड, सैनिटरी नैपकिन
detergent bar: kapde dhone ka sabun, kapde ka sabun, कपड़े धोने का साबुन
floor cleaner: pocha liquid, फर्श क्लीनर
dustbin: kudadan, kooda daan, कूड़ादान
battery: बैटरी
bulb: बल्ब
flower: phool, फूल
leafy vegetable: saag, साग
baby food: बच्चों का खाना
cotton: रुई, रूई
notebook: कॉपी
pen: पेन, कलम
`;
