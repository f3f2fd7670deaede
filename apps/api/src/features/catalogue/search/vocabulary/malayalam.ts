/** Malayalam, in Latin letters and in Malayalam script. Sources: bilingual packs, and the names of Horticorp and Supplyco price lists. Further names: the language's common household words, as bilingual dictionaries have them. */
export const MALAYALAM = `
milk: paal, പാൽ
curd: thairu, thayiru, തൈര്
buttermilk: moru, മോര്
butter: venna, വെണ്ണ
ghee: neyyu, nei, നെയ്യ്
egg: mutta, kozhimutta, മുട്ട
rice: ari, അരി
atta: gothambu podi, ഗോതമ്പ് പൊടി
poha: avil, aval, അവൽ
sugar: panchasara, പഞ്ചസാര
jaggery: sharkara, ശർക്കര
salt: uppu, ഉപ്പ്
oil: enna, എണ്ണ
coconut oil: velichenna, വെളിച്ചെണ്ണ
toor dal: thuvara parippu, തുവരപ്പരിപ്പ്
dal: parippu, പരിപ്പ്
urad dal: uzhunnu, ഉഴുന്ന്
moong dal: cherupayar, ചെറുപയർ
kala chana: kadala, കടല
onion: savala, sabola, ulli, ഉള്ളി, സവാള
shallot: cheriya ulli, chuvannulli, sambar onion, small onion, ചെറിയ ഉള്ളി
tomato: thakkali, തക്കാളി
potato: urulakizhangu, urulankizhangu, ഉരുളക്കിഴങ്ങ്
garlic: veluthulli, വെളുത്തുള്ളി
ginger: inji, ഇഞ്ചി
brinjal: vazhuthananga, vazhuthana, വഴുതനങ്ങ
lady finger: vendakka, venda, വെണ്ടക്ക
drumstick: muringakka, muringa, മുരിങ്ങക്ക
bitter gourd: pavakka, paavakka, പാവക്ക
pumpkin: mathanga, മത്തങ്ങ
ash gourd: kumbalanga, കുമ്പളങ്ങ
snake gourd: padavalanga, പടവലങ്ങ
tapioca: kappa, maracheeni, cassava, കപ്പ
raw banana: vazhakka, ethakka, വാഴക്ക
banana: pazham, ethapazham, nendran, വാഴപ്പഴം
mango: manga, mampazham, മാങ്ങ, മാമ്പഴം
coconut: thenga, nalikeram, തേങ്ങ
lemon: naranga, cherunaranga, നാരങ്ങ
green chilli: pachamulaku, പച്ചമുളക്
chilli: mulaku, മുളക്
black pepper: kurumulaku, കുരുമുളക്
cumin: jeerakam, ജീരകം
mustard: kaduku, കടുക്
turmeric: manjal, മഞ്ഞൾ
tamarind: puli, പുളി
coriander leaves: malliyila, മല്ലിയില
coriander: malli, മല്ലി
curry leaf: kariveppila, കറിവേപ്പില
fenugreek: uluva, ഉലുവ
asafoetida: kayam, കായം
honey: thaen, തേൻ
tea: chaya, ചായ, theyila, തേയില
water: vellam, വെള്ളം
fish: meen, മീൻ
chicken: kozhi, കോഴി
beef: bothi irachi, ബീഫ്
prawn: chemmeen, konju, ചെമ്മീൻ
pickle: achar, അച്ചാർ
vegetable: pachakkari, പച്ചക്കറി
soap: soppu, സോപ്പ്
cashew: andiparippu, kasuvandi, കശുവണ്ടി
cardamom: elakka, ഏലക്ക
broom: chool, ചൂല്
paneer: പനീർ
rice flour: arippodi, ari podi, അരിപ്പൊടി
sooji: റവ
ragi: panjapullu, muthari, റാഗി
maida: മൈദ
besan: kadalamavu, കടലമാവ്
kabuli chana: vella kadala, വെള്ളക്കടല
lobia: vanpayar, വൻപയർ
beans: payar, achinga payar, പയർ, ബീൻസ്
sesame: എള്ള്
sesame oil: nallenna, നല്ലെണ്ണ
groundnut: nilakkadala, kappalandi, കപ്പലണ്ടി
cauliflower: കോളിഫ്ലവർ
cabbage: muttakose, മുട്ടക്കോസ്, കാബേജ്
carrot: കാരറ്റ്
beetroot: ബീറ്റ്റൂട്ട്
cucumber: vellarikka, vellari, വെള്ളരിക്ക
bottle gourd: churakka, ചുരക്ക
ridge gourd: peechinga, പീച്ചിങ്ങ
ivy gourd: kovakka, കോവക്ക
yam: chenakizhangu, ചേന
taro: chembu, ചേമ്പ്
sweet potato: madhurakizhangu, മധുരക്കിഴങ്ങ്
spinach: cheera, ചീര
mint: പുതിന
mushroom: കൂൺ
capsicum: കാപ്സിക്കം
apple: ആപ്പിൾ
orange: madhura naranga, ഓറഞ്ച്
grape: munthiri, മുന്തിരി
raisin: unakka munthiri, ഉണക്കമുന്തിരി
guava: perakka, പേരക്ക
papaya: omakka, kappalanga, പപ്പായ
pineapple: kaithachakka, കൈതച്ചക്ക
pomegranate: mathalanaranga, മാതളം
watermelon: thannimathan, തണ്ണിമത്തൻ
jackfruit: chakka, ചക്ക
chikoo: സപ്പോട്ട
dates: eenthapazham, ഈന്തപ്പഴം
almond: ബദാം
clove: grampoo, karayampoo, ഗ്രാമ്പൂ
cinnamon: karuvapatta, കറുവപ്പട്ട
fennel: perumjeerakam, പെരുംജീരകം
nutmeg: jathikka, ജാതിക്ക
red chilli: vattal mulaku, വറ്റൽമുളക്
chilli powder: mulaku podi, mulakupodi, മുളകുപൊടി
turmeric powder: manjal podi, മഞ്ഞൾപ്പൊടി
coriander powder: mallipodi, malli podi, മല്ലിപ്പൊടി
mutton: aattirachi, ആട്ടിറച്ചി, മട്ടൺ
meat: irachi, ഇറച്ചി
crab: njandu, ഞണ്ട്
sardine: mathi, മത്തി
mackerel: ayala, അയല
coffee: kaappi, കാപ്പി
bread: ബ്രെഡ്
biscuit: ബിസ്ക്കറ്റ്
papad: പപ്പടം
incense: chandanathiri, ചന്ദനത്തിരി
camphor: കർപ്പൂരം
candle: mezhukuthiri, മെഴുകുതിരി
matchbox: theeppetti, തീപ്പെട്ടി
tender coconut: കരിക്ക്
fruit: പഴങ്ങൾ
`;
