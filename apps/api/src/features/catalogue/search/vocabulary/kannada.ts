/** Kannada, in Latin letters and in Kannada script. Sources: bilingual packs, and the names on HOPCOMS price lists. Further names: the language's common household words, as bilingual dictionaries have them. */
export const KANNADA = `
milk: haalu, halu, ಹಾಲು
curd: mosaru, ಮೊಸರು
buttermilk: majjige, ಮಜ್ಜಿಗೆ
butter: benne, ಬೆಣ್ಣೆ
ghee: tuppa, thuppa, ತುಪ್ಪ
egg: motte, mottegalu, ಮೊಟ್ಟೆ
rice: akki, ಅಕ್ಕಿ
atta: godhi hittu, ಗೋಧಿ ಹಿಟ್ಟು
poha: avalakki, ಅವಲಕ್ಕಿ
sugar: sakkare, ಸಕ್ಕರೆ
jaggery: bella, ಬೆಲ್ಲ
salt: uppu, ಉಪ್ಪು
oil: enne, yenne, ಎಣ್ಣೆ
toor dal: togari bele, thogari bele, togaribele, ತೊಗರಿ ಬೇಳೆ
dal: bele, ಬೇಳೆ
moong dal: hesaru bele, hesaru, ಹೆಸರು ಬೇಳೆ, hesaru kalu, ಹೆಸರು ಕಾಳು
urad dal: uddina bele, ಉದ್ದಿನ ಬೇಳೆ
chana dal: kadale bele, kadlebele, ಕಡಲೆ ಬೇಳೆ
besan: kadale hittu, ಕಡಲೆ ಹಿಟ್ಟು
groundnut: kadlekai, shenga, ಕಡಲೆಕಾಯಿ
onion: eerulli, irulli, eerulli gadde, ಈರುಳ್ಳಿ
tomato: tamato, ಟೊಮೆಟೊ
potato: aloogadde, alugadde, ಆಲೂಗಡ್ಡೆ
garlic: bellulli, ಬೆಳ್ಳುಳ್ಳಿ
ginger: shunti, shunthi, ಶುಂಠಿ
brinjal: badanekai, badanekayi, ಬದನೆಕಾಯಿ
lady finger: bendekai, bendekayi, ಬೆಂಡೆಕಾಯಿ
drumstick: nuggekai, ನುಗ್ಗೆಕಾಯಿ
bitter gourd: hagalakai, ಹಾಗಲಕಾಯಿ
bottle gourd: sorekai, ಸೋರೆಕಾಯಿ
ridge gourd: heerekai, ಹೀರೆಕಾಯಿ
cucumber: southekai, sauthekai, ಸೌತೆಕಾಯಿ
beans: huruli kayi, ಬೀನ್ಸ್
banana: baalehannu, balehannu, ಬಾಳೆಹಣ್ಣು
raw banana: balekai, ಬಾಳೆಕಾಯಿ
mango: mavinahannu, maavina hannu, ಮಾವಿನ ಹಣ್ಣು
coconut: tenginakai, thenginakai, ತೆಂಗಿನಕಾಯಿ
lemon: nimbehannu, nimbe, ನಿಂಬೆಹಣ್ಣು
green chilli: hasi menasinakai, hasimenasu, ಹಸಿ ಮೆಣಸಿನಕಾಯಿ
chilli: menasinakai, ಮೆಣಸಿನಕಾಯಿ
black pepper: karimenasu, ಕರಿಮೆಣಸು
cumin: jeerige, ಜೀರಿಗೆ
mustard: sasive, saasive, ಸಾಸಿವೆ
turmeric: arishina, arisina, ಅರಿಶಿನ
tamarind: hunase, hunasehannu, ಹುಣಸೆಹಣ್ಣು
coriander leaves: kothambari, kottambari soppu, ಕೊತ್ತಂಬರಿ, kothambari soppu
curry leaf: karibevu, ಕರಿಬೇವು
fenugreek: menthya, menthe, ಮೆಂತ್ಯ
honey: jenu, jenu tuppa, ಜೇನುತುಪ್ಪ
water: neeru, ನೀರು
fish: meenu, ಮೀನು
chicken: koli, ಕೋಳಿ
pickle: uppinakai, ಉಪ್ಪಿನಕಾಯಿ
vegetable: tarakari, tharakari, ತರಕಾರಿ
fruit: hannu, hannugalu, ಹಣ್ಣು
soap: sabunu, ಸಾಬೂನು
leafy vegetable: soppu leaves, ಸೊಪ್ಪು
ragi: ragi hittu, ರಾಗಿ
cashew: godambi, ಗೋಡಂಬಿ
cardamom: yelakki, elakki, ಏಲಕ್ಕಿ
broom: porake, ಪೊರಕೆ
rice flour: akki hittu, ಅಕ್ಕಿ ಹಿಟ್ಟು
sooji: uppittu rave, ರವೆ
jowar: jola, ಜೋಳ
bajra: sajje, ಸಜ್ಜೆ
maida: ಮೈದಾ
masoor dal: masuru bele, ಮಸೂರು ಬೇಳೆ
kala chana: kadale kalu, ಕಡಲೆ ಕಾಳು
lobia: alasande, ಅಲಸಂದೆ
horse gram: huruli kalu, ಹುರುಳಿ
sesame: ಎಳ್ಳು
coconut oil: kobbari enne, tengina enne, ಕೊಬ್ಬರಿ ಎಣ್ಣೆ
groundnut oil: kadlekai enne, shenga enne, ಕಡಲೆಕಾಯಿ ಎಣ್ಣೆ
sunflower oil: suryakanthi enne, ಸೂರ್ಯಕಾಂತಿ ಎಣ್ಣೆ
paneer: ಪನೀರ್
shallot: sambar eerulli, ಸಾಂಬಾರ್ ಈರುಳ್ಳಿ
cauliflower: hukosu, ಹೂಕೋಸು
cabbage: elekosu, ಎಲೆಕೋಸು
carrot: gajjari, ಕ್ಯಾರೆಟ್, ಗಜ್ಜರಿ
radish: moolangi, mulangi, ಮೂಲಂಗಿ
beetroot: ಬೀಟ್ರೂಟ್
pumpkin: kumbalakai, ಕುಂಬಳಕಾಯಿ
ash gourd: boodu kumbalakai, ಬೂದು ಕುಂಬಳಕಾಯಿ
snake gourd: padavalakai, ಪಡವಲಕಾಯಿ
ivy gourd: tondekai, thondekai, ತೊಂಡೆಕಾಯಿ
cluster beans: gorikai, ಗೋರಿಕಾಯಿ
pea: ಬಟಾಣಿ
capsicum: donne menasinakai, ದೊಣ್ಣೆ ಮೆಣಸಿನಕಾಯಿ
sweet potato: genasu, ಗೆಣಸು
spinach: palak soppu, ಪಾಲಕ್ ಸೊಪ್ಪು
methi leaves: menthya soppu, ಮೆಂತ್ಯ ಸೊಪ್ಪು
dill: sabbasige, sabbakki soppu, ಸಬ್ಬಸಿಗೆ
amaranth: dantina soppu, ದಂಟಿನ ಸೊಪ್ಪು
mint: ಪುದೀನ
mushroom: anabe, ಅಣಬೆ
apple: sebu, ಸೇಬು
orange: kittale, kithale hannu, ಕಿತ್ತಳೆ
grape: drakshi, ದ್ರಾಕ್ಷಿ
raisin: ona drakshi, ಒಣ ದ್ರಾಕ್ಷಿ
guava: seebe, seebe hannu, ಸೀಬೆ
papaya: parangi hannu, ಪರಂಗಿ ಹಣ್ಣು, ಪಪ್ಪಾಯಿ
pineapple: ಅನಾನಸ್
pomegranate: dalimbe, ದಾಳಿಂಬೆ
watermelon: kallangadi, ಕಲ್ಲಂಗಡಿ
jackfruit: halasina hannu, ಹಲಸು
chikoo: ಸಪೋಟ
dates: kharjura, ಖರ್ಜೂರ
almond: ಬಾದಾಮಿ
fennel: ಸೋಂಪು
carom: omkalu, ಓಂಕಾಳು
clove: lavanga, ಲವಂಗ
cinnamon: chakke, ದಾಲ್ಚಿನ್ನಿ, ಚಕ್ಕೆ
poppy seed: gasagase, ಗಸಗಸೆ
asafoetida: ingu, ಇಂಗು
coriander seed: kothambari beeja, ಕೊತ್ತಂಬರಿ ಬೀಜ
red chilli: ona menasinakai, byadagi, ಒಣ ಮೆಣಸಿನಕಾಯಿ
chilli powder: khara pudi, menasina pudi, ಖಾರದ ಪುಡಿ
turmeric powder: arishina pudi, ಅರಿಶಿನ ಪುಡಿ
mutton: kuri mamsa, ಮಟನ್, ಕುರಿ ಮಾಂಸ
prawn: sigadi, ಸೀಗಡಿ
crab: ಏಡಿ
tea: ಚಹಾ, ಟೀ
coffee: ಕಾಫಿ
bread: ಬ್ರೆಡ್
biscuit: ಬಿಸ್ಕತ್ತು, ಬಿಸ್ಕೆಟ್
incense: udubatti, oodinakaddi, ಊದಿನಕಡ್ಡಿ, ಅಗರಬತ್ತಿ
camphor: karpoora, ಕರ್ಪೂರ
kumkum: ಕುಂಕುಮ
matchbox: benkipottana, benki pottana, ಬೆಂಕಿಪೊಟ್ಟಣ
candle: ಮೊಂಬತ್ತಿ
papad: happala, ಹಪ್ಪಳ
tender coconut: elaneeru, ಎಳನೀರು
flour: hittu
powder: pudi
`;
