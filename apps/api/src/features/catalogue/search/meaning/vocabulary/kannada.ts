/**
 * Kannada, in Latin letters and in Kannada script. Sources: bilingual packs, and the names on HOPCOMS price lists.
 * Further names: common household words from general knowledge, not yet checked by a speaker.
 */
export const KANNADA = `
milk: haalu, halu, ಹಾಲು, hasuvina haalu, ಹಸುವಿನ ಹಾಲು
curd: mosaru, ಮೊಸರು, gatti mosaru, ಗಟ್ಟಿ ಮೊಸರು
buttermilk: majjige, ಮಜ್ಜಿಗೆ
butter: benne, ಬೆಣ್ಣೆ
ghee: tuppa, thuppa, ತುಪ್ಪ, tuppa hasuvina, ಹಸುವಿನ ತುಪ್ಪ, thupa
egg: motte, mottegalu, ಮೊಟ್ಟೆ, koli motte, mottegulu, ಕೋಳಿ ಮೊಟ್ಟೆ, ಮೊಟ್ಟೆಗಳು
rice: akki, ಅಕ್ಕಿ, anna akki
atta: godhi hittu, ಗೋಧಿ ಹಿಟ್ಟು, godihittu, godhihittu, ಗೋಧಿಹಿಟ್ಟು
poha: avalakki, ಅವಲಕ್ಕಿ, avalaki, ಅವಲಕ್ಕಿ ಪೇಪರ್
sugar: sakkare, ಸಕ್ಕರೆ, sakare, sakkari, ಸಕ್ಕರೆ ಪುಡಿ
jaggery: bella, ಬೆಲ್ಲ, bella achu, ಅಚ್ಚು ಬೆಲ್ಲ
salt: uppu, ಉಪ್ಪು, ಕಲ್ಲುಪ್ಪು
oil: enne, yenne, ಎಣ್ಣೆ, aduge enne, yanne, ಅಡುಗೆ ಎಣ್ಣೆ
toor dal: togari bele, thogari bele, togaribele, ತೊಗರಿ ಬೇಳೆ, thogaribele, togari, thogari, ತೊಗರಿಬೇಳೆ, ತೊಗರಿ
dal: bele, ಬೇಳೆ
moong dal: hesaru bele, hesaru, ಹೆಸರು ಬೇಳೆ, hesaru kalu, ಹೆಸರು ಕಾಳು, hesarubele, hesarukalu, ಹೆಸರುಬೇಳೆ, ಹೆಸರುಕಾಳು
urad dal: uddina bele, ಉದ್ದಿನ ಬೇಳೆ, uddinabele, uddu, ಉದ್ದಿನಬೇಳೆ, ಉದ್ದು
chana dal: kadale bele, kadlebele, ಕಡಲೆ ಬೇಳೆ, kadalebele, kadle bele, ಕಡಲೆಬೇಳೆ
besan: kadale hittu, ಕಡಲೆ ಹಿಟ್ಟು, kadalehittu, kadle hittu, ಕಡಲೆಹಿಟ್ಟು
groundnut: kadlekai, shenga, ಕಡಲೆಕಾಯಿ, kadalekai, kadale kayi, kadle kayi, nelagadale, ಕಡಲೆಕಾಯಿ ಬೀಜ, ಶೇಂಗಾ, kadalebeeja
onion: eerulli, irulli, eerulli gadde, ಈರುಳ್ಳಿ, ulagaddi, ullagaddi, neerulli, ಉಳ್ಳಾಗಡ್ಡಿ, ನೀರುಳ್ಳಿ, ಈರುಳ್ಳಿಗಡ್ಡೆ
tomato: tamato, ಟೊಮೆಟೊ, tomato hannu, tamate, ಟೊಮ್ಯಾಟೊ, ಟೊಮೇಟೊ
potato: aloogadde, alugadde, ಆಲೂಗಡ್ಡೆ, aloo gadde, ಆಲೂ, ಬಟಾಟೆ, ಆಲುಗಡ್ಡೆ
garlic: bellulli, ಬೆಳ್ಳುಳ್ಳಿ, belluli, bellulli gadde
ginger: shunti, shunthi, ಶುಂಠಿ, shunti hasi, hasi shunti, ಹಸಿ ಶುಂಠಿ
brinjal: badanekai, badanekayi, ಬದನೆಕಾಯಿ, badane, badanekaayi, ಬದನೆ
lady finger: bendekai, bendekayi, ಬೆಂಡೆಕಾಯಿ, bende, bendekaayi, ಬೆಂಡೆ
drumstick: nuggekai, ನುಗ್ಗೆಕಾಯಿ, nugge, nuggekayi, ನುಗ್ಗೆ
bitter gourd: hagalakai, ಹಾಗಲಕಾಯಿ, hagalakayi, hagala, ಹಾಗಲ
bottle gourd: sorekai, ಸೋರೆಕಾಯಿ, sorekayi, halu gumbala, ಹಾಲುಗುಂಬಳ
ridge gourd: heerekai, ಹೀರೆಕಾಯಿ, hirekai, heerekayi, hirekayi, ಹೀರೆ
cucumber: southekai, sauthekai, ಸೌತೆಕಾಯಿ, savtekai, southekayi, sautekai, ಸವತೆಕಾಯಿ
beans: huruli kayi, ಬೀನ್ಸ್, hurali kayi, ಹುರುಳಿಕಾಯಿ, ತಿಂಗಳವರೆ
banana: baalehannu, balehannu, ಬಾಳೆಹಣ್ಣು, bale hannu, baale hannu, ಬಾಳೆ ಹಣ್ಣು, ಬಾಳೆ
raw banana: balekai, ಬಾಳೆಕಾಯಿ, balekayi, ಬಾಳೆ ಕಾಯಿ
mango: mavinahannu, maavina hannu, ಮಾವಿನ ಹಣ್ಣು, mavina hannu, ಮಾವು, ಮಾವಿನಹಣ್ಣು
coconut: tenginakai, thenginakai, ತೆಂಗಿನಕಾಯಿ, thengu, tengina kai, tengu, ತೆಂಗು, ತೆಂಗಿನ ಕಾಯಿ
lemon: nimbehannu, nimbe, ನಿಂಬೆಹಣ್ಣು, nimbehuli, nimbe hannu, ನಿಂಬೆ, ನಿಂಬೆ ಹಣ್ಣು
green chilli: hasi menasinakai, hasimenasu, ಹಸಿ ಮೆಣಸಿನಕಾಯಿ, hasimenasinakai, hasiru menasinakai, ಹಸಿಮೆಣಸಿನಕಾಯಿ, ಹಸಿರು ಮೆಣಸಿನಕಾಯಿ
chilli: menasinakai, ಮೆಣಸಿನಕಾಯಿ, ಮೆಣಸು
black pepper: karimenasu, ಕರಿಮೆಣಸು, kalu menasu, kari menasu, ಕಾಳುಮೆಣಸು, ಕರಿ ಮೆಣಸು
cumin: jeerige, ಜೀರಿಗೆ, jirige, ಜೀರಗೆ
mustard: sasive, saasive, ಸಾಸಿವೆ, sasve, ಸಾಸುವೆ
turmeric: arishina, arisina, ಅರಿಶಿನ, arashina, arshina, ಅರಿಸಿನ, ಅರಶಿನ
tamarind: hunase, hunasehannu, ಹುಣಸೆಹಣ್ಣು, hunase hannu, ಹುಣಸೆ, ಹುಣಸೆ ಹಣ್ಣು
coriander leaves: kothambari, kottambari soppu, ಕೊತ್ತಂಬರಿ, kothambari soppu, kotambari soppu, kottambari, ಕೊತ್ತಂಬರಿ ಸೊಪ್ಪು
curry leaf: karibevu, ಕರಿಬೇವು, karibevina soppu, ಕರಿಬೇವಿನ ಸೊಪ್ಪು, ಕರಿಬೇವು ಸೊಪ್ಪು
fenugreek: menthya, menthe, ಮೆಂತ್ಯ, menthe kalu, menthyada kalu, ಮೆಂತೆ
honey: jenu, jenu tuppa, ಜೇನುತುಪ್ಪ, jenutuppa, ಜೇನು
water: neeru, ನೀರು, kudiyuva neeru, ಕುಡಿಯುವ ನೀರು
fish: meenu, ಮೀನು, meenugalu, ಮೀನುಗಳು
chicken: koli, ಕೋಳಿ, koli mamsa, ಕೋಳಿ ಮಾಂಸ, ಚಿಕನ್
pickle: uppinakai, ಉಪ್ಪಿನಕಾಯಿ, uppinakayi, ಉಪ್ಪಿನ ಕಾಯಿ
vegetable: tarakari, tharakari, ತರಕಾರಿ, tarkaari, tarakarigalu, ತರಕಾರಿಗಳು
fruit: hannu, hannugalu, ಹಣ್ಣು, hannu hampalu, ಹಣ್ಣುಗಳು
soap: sabunu, ಸಾಬೂನು, saboonu, sopu, ಸೋಪು, ಸೋಪ್
leafy vegetable: soppu leaves, ಸೊಪ್ಪು, soppugalu, ಸೊಪ್ಪುಗಳು
ragi: ragi hittu, ರಾಗಿ
cashew: godambi, ಗೋಡಂಬಿ, gerubeeja, godambi beeja, ಗೇರುಬೀಜ
cardamom: yelakki, elakki, ಏಲಕ್ಕಿ, yalakki, ಯಾಲಕ್ಕಿ
broom: porake, ಪೊರಕೆ, kasaporake, kasabarige, ಕಸಪೊರಕೆ, ಕಸಬರಿಗೆ
rice flour: akki hittu, ಅಕ್ಕಿ ಹಿಟ್ಟು, akkihittu, ಅಕ್ಕಿಹಿಟ್ಟು
sooji: uppittu rave, ರವೆ, bombay rave, chiroti rave, ಬಾಂಬೆ ರವೆ, ಚಿರೋಟಿ ರವೆ
jowar: jola, ಜೋಳ, bili jola, ಬಿಳಿ ಜೋಳ
bajra: sajje, ಸಜ್ಜೆ
maida: ಮೈದಾ
masoor dal: masuru bele, ಮಸೂರು ಬೇಳೆ, ಮಸೂರ್ ಬೇಳೆ, ಕೆಂಪು ಬೇಳೆ
kala chana: kadale kalu, ಕಡಲೆ ಕಾಳು, kadale kaalu, kadlekalu, ಕಡಲೆಕಾಳು
lobia: alasande, ಅಲಸಂದೆ, alasande kalu, ಅಲಸಂದೆ ಕಾಳು
horse gram: huruli kalu, ಹುರುಳಿ, hurali kalu, hurulikalu, ಹುರುಳಿ ಕಾಳು, ಹುರುಳಿಕಾಳು
sesame: ಎಳ್ಳು, bili ellu, ಎಳ್ಳು ಬಿಳಿ
coconut oil: kobbari enne, tengina enne, ಕೊಬ್ಬರಿ ಎಣ್ಣೆ, kobbarienne, ಕೊಬ್ಬರಿಎಣ್ಣೆ
groundnut oil: kadlekai enne, shenga enne, ಕಡಲೆಕಾಯಿ ಎಣ್ಣೆ
sunflower oil: suryakanthi enne, ಸೂರ್ಯಕಾಂತಿ ಎಣ್ಣೆ, ಸೂರ್ಯಕಾಂತಿಎಣ್ಣೆ
paneer: ಪನೀರ್
shallot: sambar eerulli, ಸಾಂಬಾರ್ ಈರುಳ್ಳಿ, sambar irulli
cauliflower: hukosu, ಹೂಕೋಸು, hoo kosu, hookosu, ಹೂ ಕೋಸು
cabbage: elekosu, ಎಲೆಕೋಸು, ele kosu, yelekosu, ಕೋಸು, ಎಲೆ ಕೋಸು
carrot: gajjari, ಕ್ಯಾರೆಟ್, ಗಜ್ಜರಿ
radish: moolangi, mulangi, ಮೂಲಂಗಿ, mulangi gadde, ಮೂಲಂಗಿಗಳು
beetroot: ಬೀಟ್ರೂಟ್
pumpkin: kumbalakai, ಕುಂಬಳಕಾಯಿ, sihi kumbala, kumbalakayi, ಸಿಹಿಕುಂಬಳ, ಕುಂಬಳ
ash gourd: boodu kumbalakai, ಬೂದು ಕುಂಬಳಕಾಯಿ, boodugumbala, budu kumbala, ಬೂದುಗುಂಬಳ
snake gourd: padavalakai, ಪಡವಲಕಾಯಿ, padavalakayi, ಪಡುವಲಕಾಯಿ
ivy gourd: tondekai, thondekai, ತೊಂಡೆಕಾಯಿ, tondekayi, thonde kayi, ತೊಂಡೆ
cluster beans: gorikai, ಗೋರಿಕಾಯಿ, gorikayi, chavalikai, ಗೋರಿ ಕಾಯಿ, ಚವಳಿಕಾಯಿ
pea: ಬಟಾಣಿ, batani kalu, hasiru batani, ಹಸಿರು ಬಟಾಣಿ
capsicum: donne menasinakai, ದೊಣ್ಣೆ ಮೆಣಸಿನಕಾಯಿ, dappa menasinakai, donnemenasinakai, ದಪ್ಪ ಮೆಣಸಿನಕಾಯಿ, ದೊಣ್ಣೆಮೆಣಸಿನಕಾಯಿ
sweet potato: genasu, ಗೆಣಸು, sihi genasu, ಸಿಹಿಗೆಣಸು, ಸಿಹಿ ಗೆಣಸು
spinach: palak soppu, ಪಾಲಕ್ ಸೊಪ್ಪು, ಪಾಲಕ್
methi leaves: menthya soppu, ಮೆಂತ್ಯ ಸೊಪ್ಪು, menthe soppu, menthesoppu, ಮೆಂತೆ ಸೊಪ್ಪು
dill: sabbasige, sabbakki soppu, ಸಬ್ಬಸಿಗೆ, sabsige soppu, sabbasige soppu, ಸಬ್ಬಸಿಗೆ ಸೊಪ್ಪು, ಸಬ್ಸಿಗೆ
amaranth: dantina soppu, ದಂಟಿನ ಸೊಪ್ಪು, harive soppu, dantu soppu, ಹರಿವೆ ಸೊಪ್ಪು, ದಂಟು
mint: ಪುದೀನ, pudina soppu, ಪುದೀನಾ
mushroom: anabe, ಅಣಬೆ
apple: sebu, ಸೇಬು, sebu hannu, sebina hannu, ಸೇಬು ಹಣ್ಣು
orange: kittale, kithale hannu, ಕಿತ್ತಳೆ, kithale, kittale hannu, ಕಿತ್ತಳೆ ಹಣ್ಣು
grape: drakshi, ದ್ರಾಕ್ಷಿ, drakshi hannu, ದ್ರಾಕ್ಷಿ ಹಣ್ಣು
raisin: ona drakshi, ಒಣ ದ್ರಾಕ್ಷಿ, onadrakshi, vanadrakshi, ಒಣದ್ರಾಕ್ಷಿ
guava: seebe, seebe hannu, ಸೀಬೆ, pearale, perale hannu, sibe hannu, ಪೇರಲ, ಸೀಬೆ ಹಣ್ಣು
papaya: parangi hannu, ಪರಂಗಿ ಹಣ್ಣು, ಪಪ್ಪಾಯಿ, pappayi, pappaya hannu, ಪರಂಗಿ, ಪಪಾಯ
pineapple: ಅನಾನಸ್, ananas hannu, ಅನಾನಸ್ ಹಣ್ಣು
pomegranate: dalimbe, ದಾಳಿಂಬೆ, daalimbe, dalimbe hannu, ದಾಳಿಂಬೆ ಹಣ್ಣು
watermelon: kallangadi, ಕಲ್ಲಂಗಡಿ, kalangadi, kallangadi hannu, ಕಲ್ಲಂಗಡಿ ಹಣ್ಣು
jackfruit: halasina hannu, ಹಲಸು, halasu, halasinahannu, ಹಲಸಿನ ಹಣ್ಣು
chikoo: ಸಪೋಟ, ಸಪೋಟಾ, chikku
dates: kharjura, ಖರ್ಜೂರ, karjura, kharjoora, ಖರ್ಜೂರ ಹಣ್ಣು
almond: ಬಾದಾಮಿ, badami, ಬಾದಾಮ್
fennel: ಸೋಂಪು
carom: omkalu, ಓಂಕಾಳು
clove: lavanga, ಲವಂಗ, lavangha, ಲವಂಗಗಳು
cinnamon: chakke, ದಾಲ್ಚಿನ್ನಿ, ಚಕ್ಕೆ, dalchini chakke, ದಾಲ್ಚಿನಿ
poppy seed: gasagase, ಗಸಗಸೆ, ಗಸಗಸೆ ಬೀಜ
asafoetida: ingu, ಇಂಗು, hingu, ಹಿಂಗು
coriander seed: kothambari beeja, ಕೊತ್ತಂಬರಿ ಬೀಜ, dhaniya beeja, ಧನಿಯಾ
red chilli: ona menasinakai, byadagi, ಒಣ ಮೆಣಸಿನಕಾಯಿ, ona menasu, kempu menasinakai, ಕೆಂಪು ಮೆಣಸಿನಕಾಯಿ, ಒಣಮೆಣಸಿನಕಾಯಿ
chilli powder: khara pudi, menasina pudi, ಖಾರದ ಪುಡಿ, kharada pudi, achakarada pudi, ಅಚ್ಚಕಾರದ ಪುಡಿ, ಮೆಣಸಿನ ಪುಡಿ
turmeric powder: arishina pudi, ಅರಿಶಿನ ಪುಡಿ
mutton: kuri mamsa, ಮಟನ್, ಕುರಿ ಮಾಂಸ, aadu mamsa, ಮೇಕೆ ಮಾಂಸ
prawn: sigadi, ಸೀಗಡಿ, seegadi, sigdi, ಸಿಗಡಿ
crab: ಏಡಿ, yedi, ನಳ್ಳಿ
tea: ಚಹಾ, ಟೀ, chaha pudi, tea pudi, ಟೀ ಪುಡಿ, ಚಹಾ ಪುಡಿ
coffee: ಕಾಫಿ, kaapi pudi, coffee pudi, ಕಾಫಿ ಪುಡಿ
bread: ಬ್ರೆಡ್
biscuit: ಬಿಸ್ಕತ್ತು, ಬಿಸ್ಕೆಟ್
incense: udubatti, oodinakaddi, ಊದಿನಕಡ್ಡಿ, ಅಗರಬತ್ತಿ, udinakaddi, oodubatti, gandhada kaddi, ಊದಬತ್ತಿ, ಊದುಬತ್ತಿ
camphor: karpoora, ಕರ್ಪೂರ, karpura aarti, ಕರ್ಪುರ
kumkum: ಕುಂಕುಮ
matchbox: benkipottana, benki pottana, ಬೆಂಕಿಪೊಟ್ಟಣ, bengki pottana, kaddi pettige, ಕಡ್ಡಿಪೆಟ್ಟಿಗೆ, ಬೆಂಕಿ ಪೊಟ್ಟಣ
candle: ಮೊಂಬತ್ತಿ, mombatthi, menada batti, ಮೇಣದ ಬತ್ತಿ, ಮೇಣದಬತ್ತಿ
papad: happala, ಹಪ್ಪಳ
tender coconut: elaneeru, ಎಳನೀರು, yelaneeru, elneeru, ಎಳೆನೀರು
flour: hittu
powder: pudi
raw rice: belthige akki, ಬೆಳ್ತಿಗೆ ಅಕ್ಕಿ
boiled rice: kuchalakki, kusubalakki, ಕುಸುಬಲಕ್ಕಿ, ಕುಚ್ಚಲಕ್ಕಿ
wheat: godhi, ಗೋಧಿ
mishri: kallu sakkare, kalsakre, ಕಲ್ಲುಸಕ್ಕರೆ, ಕಲ್ಲು ಸಕ್ಕರೆ
sesame oil: ellenne, ellu enne, ಎಳ್ಳೆಣ್ಣೆ
castor oil: haralenne, ಹರಳೆಣ್ಣೆ
roasted chana dal: huri kadale, hurigadale, ಹುರಿಗಡಲೆ, ಪುಟಾಣಿ
kabuli chana: bili kadale, ಬಿಳಿ ಕಡಲೆ, ಕಾಬೂಲ್ ಕಡಲೆ
dry ginger: ona shunti, ಒಣ ಶುಂಠಿ
drumstick leaves: nugge soppu, ನುಗ್ಗೆಸೊಪ್ಪು
broad beans: avarekai, avarekayi, ಅವರೆಕಾಯಿ
field beans: avarekalu, ಅವರೆಕಾಳು
banana leaf: bale ele, baale ele, ಬಾಳೆ ಎಲೆ
raw mango: mavinakai, mavinakayi, ಮಾವಿನಕಾಯಿ
dry coconut: ona kobbari, ಕೊಬ್ಬರಿ, ಒಣಕೊಬ್ಬರಿ
coriander powder: dhaniya pudi, ಧನಿಯಾ ಪುಡಿ
nigella: ಕಾಳಜೀರಿಗೆ
nutmeg: jajikai, jaayikai, ಜಾಯಿಕಾಯಿ
mace: japatre, ಜಾಪತ್ರೆ
bay leaf: palav ele, ಪಲಾವ್ ಎಲೆ
saffron: ಕೇಸರಿ
sardine: bhutai, boothai, ಭೂತಾಯಿ
mackerel: bangude, ಬಂಗುಡೆ
seer fish: anjal, ಅಂಜಲ್
detergent: batte sopu pudi, ಬಟ್ಟೆ ಸೋಪಿನ ಪುಡಿ
detergent bar: batte soap, batte sopu, ಬಟ್ಟೆ ಸೋಪು
dishwash: patre soap, patre sopu, ಪಾತ್ರೆ ಸೋಪು
ragi flour: ragihittu, ರಾಗಿ ಹಿಟ್ಟು
jowar flour: jolada hittu, ಜೋಳದ ಹಿಟ್ಟು
corn: mekke jola, musukina jola, ಮೆಕ್ಕೆಜೋಳ, ಮುಸುಕಿನ ಜೋಳ
foxtail millet: navane, navane akki, ನವಣೆ
little millet: saame, ಸಾಮೆ
idli rava: idli rave, ಇಡ್ಲಿ ರವೆ
sabudana: sabbakki, ಸಬ್ಬಕ್ಕಿ
vermicelli: shavige, ಶಾವಿಗೆ
murmura: mandakki, kadale puri, ಮಂಡಕ್ಕಿ, ಕಡಲೆಪುರಿ
rajma: ರಾಜ್ಮಾ
knol khol: navilukosu, gedde kosu, ನವಿಲುಕೋಸು
yam: suvarna gadde, ಸುವರ್ಣಗಡ್ಡೆ
taro: kesuvina gadde, ಕೆಸುವಿನ ಗಡ್ಡೆ
sweet lime: mosambi hannu, ಮೂಸಂಬಿ
muskmelon: karbuja hannu, ಕರ್ಬೂಜ
custard apple: sitaphala, seethaphala, ಸೀತಾಫಲ
gooseberry: nelli kayi, nellikayi, ನೆಲ್ಲಿಕಾಯಿ
black plum: nerale hannu, nerale, ನೇರಳೆ ಹಣ್ಣು
sambar powder: sambar pudi, huli pudi, ಸಾಂಬಾರ್ ಪುಡಿ, ಹುಳಿ ಪುಡಿ
rasam powder: saarina pudi, sarina pudi, rasam pudi, ಸಾರಿನ ಪುಡಿ, ರಸಂ ಪುಡಿ
cotton wick: deepada batti, hoobatti, ಹೂಬತ್ತಿ, ಬತ್ತಿ
lamp: hanate, ಹಣತೆ, ದೀಪ
pooja oil: deepada enne, ದೀಪದ ಎಣ್ಣೆ
betel leaf: veelyada ele, vilyadele, ವೀಳ್ಯದೆಲೆ
areca nut: adike, ಅಡಿಕೆ
jasmine: mallige, mallige hoo, ಮಲ್ಲಿಗೆ
flower: huvu, ಹೂವು
hair oil: tale enne, ತಲೆ ಎಣ್ಣೆ
toothpaste: hallujjuva paste, ಟೂತ್ ಪೇಸ್ಟ್
idli batter: idli hittu, dosa hittu, ದೋಸೆ ಹಿಟ್ಟು, ಇಡ್ಲಿ ಹಿಟ್ಟು
sweet: sihi tindi, ಸಿಹಿ ತಿಂಡಿ
cream: kene, ಕೆನೆ
rock salt: saindhava lavana, ಸೈಂಧವ ಲವಣ
mustard oil: sasive enne, ಸಾಸಿವೆ ಎಣ್ಣೆ
spring onion: eerulli hoovu, ಈರುಳ್ಳಿ ಹೂವು
fig: anjura, ಅಂಜೂರ
walnut: ಅಕ್ರೋಟು
dry fruits: ona hannugalu, ಒಣ ಹಣ್ಣುಗಳು
meat: mamsa, ಮಾಂಸ
juice: hannina rasa, ಹಣ್ಣಿನ ರಸ
soft drink: tampu paniya, ತಂಪು ಪಾನೀಯ
medicine: aushadhi, ಔಷಧಿ
henna: goranti, ಗೋರಂಟಿ, ಮೆಹಂದಿ
spice: masale, ಮಸಾಲೆ
cotton: hatti, ಹತ್ತಿ
pen: ಪೆನ್ನು
`;
