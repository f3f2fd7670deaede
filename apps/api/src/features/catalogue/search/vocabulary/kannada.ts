/** Kannada, in Latin letters and in Kannada script. Sources: bilingual packs, and the names on HOPCOMS price lists. */
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
moong dal: hesaru bele, hesaru, ಹೆಸರು ಬೇಳೆ
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
coriander leaves: kothambari, kottambari soppu, ಕೊತ್ತಂಬರಿ
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
`;
