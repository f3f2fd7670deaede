/**
 * Malayalam, in Latin letters and in Malayalam script. Sources: bilingual packs, and the names of Horticorp and
 * Supplyco price lists. Further names: common household words from general knowledge, not yet checked by a speaker.
 */
export const MALAYALAM = `
milk: paal, പാൽ, pashuvin paal, പശുവിൻ പാൽ
curd: thairu, thayiru, തൈര്, kattathairu, കട്ടത്തൈര്
buttermilk: moru, മോര്
butter: venna, വെണ്ണ
ghee: neyyu, nei, നെയ്യ്, നെയ്
egg: mutta, kozhimutta, മുട്ട, kozhi mutta, താറാവ് മുട്ട, കോഴിമുട്ട
rice: ari, അരി, pachari, matta ari, പച്ചരി
atta: gothambu podi, ഗോതമ്പ് പൊടി, gothambu, gothambupodi, ഗോതമ്പുപൊടി, ആട്ട, ഗോതമ്പ് മാവ്
poha: avil, aval, അവൽ, avil velutha, അവിൽ
sugar: panchasara, പഞ്ചസാര, panjasara, panchasaara
jaggery: sharkara, ശർക്കര, sarkkara, sharkkara, ശർക്കരപ്പാവ്, bellam sharkara
salt: uppu, ഉപ്പ്, kalluppu, കല്ലുപ്പ്, podiyuppu
oil: enna, എണ്ണ, pachaka enna, paachaka enna, പാചക എണ്ണ
coconut oil: velichenna, വെളിച്ചെണ്ണ, vellichenna
toor dal: thuvara parippu, തുവരപ്പരിപ്പ്, thuvaraparippu, sambar parippu, thuvara, തുവര പരിപ്പ്, സാമ്പാർ പരിപ്പ്
dal: parippu, പരിപ്പ്
urad dal: uzhunnu, ഉഴുന്ന്, uzhunnu parippu, uzhunnuparippu, ഉഴുന്നുപരിപ്പ്, ഉഴുന്ന് പരിപ്പ്
moong dal: cherupayar, ചെറുപയർ, cheru payar, cherupayar parippu, ചെറുപയർ പരിപ്പ്
kala chana: kadala, കടല, karutha kadala, കറുത്ത കടല
onion: savala, sabola, ulli, ഉള്ളി, സവാള, savaala, valiya ulli, സവോള, വലിയ ഉള്ളി
shallot: cheriya ulli, chuvannulli, sambar onion, small onion, ചെറിയ ഉള്ളി, cheriyulli, kunjulli, kochulli, ചെറിയുള്ളി, ചുവന്നുള്ളി
tomato: thakkali, തക്കാളി, thakaali, takkali pazham
potato: urulakizhangu, urulankizhangu, ഉരുളക്കിഴങ്ങ്, urulakkizhangu, urula kizhangu, kizhangu, ഉരുള കിഴങ്ങ്
garlic: veluthulli, വെളുത്തുള്ളി, velutha ulli, വെള്ളുള്ളി
ginger: inji, ഇഞ്ചി, inji pacha, ഇഞ്ചി പച്ച
brinjal: vazhuthananga, vazhuthana, വഴുതനങ്ങ, vazhuthina, kathirikka, വഴുതിന, കത്തിരിക്ക, വഴുതന
lady finger: vendakka, venda, വെണ്ടക്ക, vendakai, വെണ്ടയ്ക്ക
drumstick: muringakka, muringa, മുരിങ്ങക്ക, muringakkaya, muringakka koel, മുരിങ്ങക്കായ, മുരിങ്ങ
bitter gourd: pavakka, paavakka, പാവക്ക, kaipakka, kayppakka, pavaykka, കൈപ്പക്ക, പാവയ്ക്ക, കയ്പക്ക
pumpkin: mathanga, മത്തങ്ങ, mathan, mathanga pacha, മത്തൻ
ash gourd: kumbalanga, കുമ്പളങ്ങ, kumbalam, elavan, കുമ്പളം, ഇളവൻ
snake gourd: padavalanga, പടവലങ്ങ, padavalam, പടവലം
tapioca: kappa, maracheeni, cassava, കപ്പ, marachini, മരച്ചീനി, പൂള
raw banana: vazhakka, ethakka, വാഴക്ക, ethakkaya, nenthrakaya, ഏത്തക്കായ, നേന്ത്രക്കായ, വാഴയ്ക്ക
banana: pazham, ethapazham, nendran, വാഴപ്പഴം, nenthrapazham, njalipoovan, നേന്ത്രപ്പഴം, ഏത്തപ്പഴം, ഞാലിപ്പൂവൻ
mango: manga, mampazham, മാങ്ങ, മാമ്പഴം, maanga, മാമ്പഴങ്ങൾ
coconut: thenga, nalikeram, തേങ്ങ, naalikeram, thenga pacha, നാളികേരം
lemon: naranga, cherunaranga, നാരങ്ങ, cherunarangha, cheru naranga, ചെറുനാരങ്ങ
green chilli: pachamulaku, പച്ചമുളക്, pacha mulaku, pachamulak, പച്ച മുളക്
chilli: mulaku, മുളക്
black pepper: kurumulaku, കുരുമുളക്, kuru mulaku, nalla mulaku, കുരു മുളക്, നല്ലമുളക്
cumin: jeerakam, ജീരകം, nalla jeerakam, നല്ല ജീരകം, cheriya jeerakam
mustard: kaduku, കടുക്
turmeric: manjal, മഞ്ഞൾ, manjalu
tamarind: puli, പുളി
coriander leaves: malliyila, മല്ലിയില, malli ila, kothamalli ila, മല്ലി ഇല, മല്ലിച്ചപ്പ്
coriander: malli, മല്ലി
curry leaf: kariveppila, കറിവേപ്പില, kariveppila leaves, karivepila, veppila, കറി വേപ്പില, വേപ്പില
fenugreek: uluva, ഉലുവ, uluva seeds, ഉലുവാ
asafoetida: kayam, കായം, kaayam podi, kayam podi, കായപ്പൊടി
honey: thaen, തേൻ, cheruthen, ചെറുതേൻ
tea: chaya, ചായ, theyila, തേയില, chaya podi, chayapodi, theyila podi, ചായപ്പൊടി, തേയിലപ്പൊടി
water: vellam, വെള്ളം, kudivellam, കുടിവെള്ളം
fish: meen, മീൻ, മത്സ്യം
chicken: kozhi, കോഴി, kozhi irachi, kozhiyirachi, കോഴിയിറച്ചി, ചിക്കൻ
beef: bothi irachi, ബീഫ്, pothirachi, pothu irachi, പോത്തിറച്ചി
prawn: chemmeen, konju, ചെമ്മീൻ, chemeen, ചെമ്മീനുകൾ, കൊഞ്ച്
pickle: achar, അച്ചാർ, maanga achar, naranga achar, അച്ചാറുകൾ
vegetable: pachakkari, പച്ചക്കറി, pachakari, pachakkarikal, പച്ചക്കറികൾ
soap: soppu, സോപ്പ്, kuli soap, സോപ്പുകൾ, കുളി സോപ്പ്
cashew: andiparippu, kasuvandi, കശുവണ്ടി, kashuvandi, kasuvandi parippu, കശുവണ്ടിപ്പരിപ്പ്, അണ്ടിപ്പരിപ്പ്
cardamom: elakka, ഏലക്ക, elakkaya, ഏലം, ഏലയ്ക്ക
broom: chool, ചൂല്, choolu, ചൂലുകൾ, eerkil chool
paneer: പനീർ
rice flour: arippodi, ari podi, അരിപ്പൊടി, aripodi, pathiri podi, അരി പൊടി
sooji: റവ, റവപ്പൊടി
ragi: panjapullu, muthari, റാഗി
maida: മൈദ
besan: kadalamavu, കടലമാവ്, kadala maavu, kadala podi, കടല മാവ്
kabuli chana: vella kadala, വെള്ളക്കടല
lobia: vanpayar, വൻപയർ, van payar, വൻ പയർ
beans: payar, achinga payar, പയർ, ബീൻസ്, achingapayar, pachapayar, അച്ചിങ്ങ, അച്ചിങ്ങപ്പയർ, പച്ചപ്പയർ
sesame: എള്ള്
sesame oil: nallenna, നല്ലെണ്ണ, ellenna, nalla enna, എള്ളെണ്ണ
groundnut: nilakkadala, kappalandi, കപ്പലണ്ടി, kappalandi parippu, നിലക്കടല
cauliflower: കോളിഫ്ലവർ
cabbage: muttakose, മുട്ടക്കോസ്, കാബേജ്, മുട്ടകോസ്, കാബേജ് പച്ച
carrot: കാരറ്റ്
beetroot: ബീറ്റ്റൂട്ട്
cucumber: vellarikka, vellari, വെള്ളരിക്ക, kakkirikka, salad vellari, കക്കിരിക്ക, വെള്ളരി
bottle gourd: churakka, ചുരക്ക, chorakka, chorakkai, ചൊരക്ക, ചുരയ്ക്ക
ridge gourd: peechinga, പീച്ചിങ്ങ, peechil, പീച്ചിൽ
ivy gourd: kovakka, കോവക്ക
yam: chenakizhangu, ചേന, chena, chena kizhangu, ചേനക്കിഴങ്ങ്
taro: chembu, ചേമ്പ്, chembu kizhangu, cheembu, ചേമ്പുകിഴങ്ങ്
sweet potato: madhurakizhangu, മധുരക്കിഴങ്ങ്, chakkara kizhangu, ചക്കരക്കിഴങ്ങ്
spinach: cheera, ചീര, palak cheera, പാലക്
mint: പുതിന, puthina ila, pudhinayila, പുതിനയില
mushroom: കൂൺ
capsicum: കാപ്സിക്കം
apple: ആപ്പിൾ
orange: madhura naranga, ഓറഞ്ച്, oranju, മധുരനാരങ്ങ
grape: munthiri, മുന്തിരി, munthiringa, മുന്തിരിങ്ങ
raisin: unakka munthiri, ഉണക്കമുന്തിരി, unakkamunthiri, കിസ്മിസ്
guava: perakka, പേരക്ക, perakka pazham, പേരയ്ക്ക
papaya: omakka, kappalanga, പപ്പായ, omaykka, karmoosa, ഓമക്ക, കപ്പളങ്ങ
pineapple: kaithachakka, കൈതച്ചക്ക, kaitha chakka, പൈനാപ്പിൾ
pomegranate: mathalanaranga, മാതളം, maathalam, mathalam, മാതളനാരങ്ങ, ഉറുമാമ്പഴം
watermelon: thannimathan, തണ്ണിമത്തൻ, thannimathan pazham, തണ്ണീർമത്തൻ
jackfruit: chakka, ചക്ക, chakka pazham, chakkapazham, ചക്കപ്പഴം
chikoo: സപ്പോട്ട, ചിക്കു
dates: eenthapazham, ഈന്തപ്പഴം, eenthappazham, eethapazham, ഈത്തപ്പഴം, കാരക്ക
almond: ബദാം, badam parippu, ബദാം പരിപ്പ്
clove: grampoo, karayampoo, ഗ്രാമ്പൂ, gramboo, കരയാമ്പൂ
cinnamon: karuvapatta, കറുവപ്പട്ട, karukapatta, പട്ട, കറുകപ്പട്ട
fennel: perumjeerakam, പെരുംജീരകം, perum jeerakam, valiya jeerakam, പെരും ജീരകം, വലിയ ജീരകം
nutmeg: jathikka, ജാതിക്ക
red chilli: vattal mulaku, വറ്റൽമുളക്, unakka mulaku, chuvanna mulaku, ഉണക്കമുളക്, ചുവന്ന മുളക്, vattalmulaku, വറ്റൽ മുളക്
chilli powder: mulaku podi, mulakupodi, മുളകുപൊടി, മുളക് പൊടി
turmeric powder: manjal podi, മഞ്ഞൾപ്പൊടി, manjalpodi, മഞ്ഞൾ പൊടി
coriander powder: mallipodi, malli podi, മല്ലിപ്പൊടി, മല്ലി പൊടി
mutton: aattirachi, ആട്ടിറച്ചി, മട്ടൺ, aattu irachi, ആട്ടിൻ മാംസം
meat: irachi, ഇറച്ചി
crab: njandu, ഞണ്ട്
sardine: mathi, മത്തി, chaala, മത്തി മീൻ, ചാള
mackerel: ayala, അയല, അയില
coffee: kaappi, കാപ്പി, kaappi podi, kappipodi, കാപ്പിപ്പൊടി
bread: ബ്രെഡ്
biscuit: ബിസ്ക്കറ്റ്
papad: പപ്പടം, pappadom, പപ്പടങ്ങൾ
incense: chandanathiri, ചന്ദനത്തിരി, chandana thiri, sambrani thiri, സാമ്പ്രാണി തിരി
camphor: കർപ്പൂരം, സൂടം
candle: mezhukuthiri, മെഴുകുതിരി, mezhuku thiri, മെഴുകുതിരികൾ
matchbox: theeppetti, തീപ്പെട്ടി, തീപ്പെട്ടിക്കൊള്ളി
tender coconut: കരിക്ക്, karikku vellam, ഇളനീർ, കരിക്കിൻ വെള്ളം
fruit: പഴങ്ങൾ, പഴവർഗ്ഗങ്ങൾ
raw rice: പച്ചരി അരി
matta rice: kuthari, chuvanna ari, കുത്തരി, മട്ട അരി
wheat: ഗോതമ്പ്
mishri: kalkandam, കൽക്കണ്ടം
mustard oil: kadukenna, കടുകെണ്ണ
castor oil: aavanakkenna, ആവണക്കെണ്ണ
chana dal: kadala parippu, kadalaparippu, കടലപ്പരിപ്പ്, കടല പരിപ്പ്
masoor dal: masoor parippu, മസൂർ പരിപ്പ്
horse gram: muthira, മുതിര
rajma: രാജ്മ
dry ginger: chukku, ചുക്ക്
drumstick leaves: muringayila, മുരിങ്ങയില
banana chips: upperi, kaya varuthathu, ഉപ്പേരി, കായ വറുത്തത്
banana leaf: vazhayila, വാഴയില
raw mango: pacha manga, പച്ചമാങ്ങ, പച്ച മാങ്ങ
dry coconut: kopra, കൊപ്ര
coriander seed: kothamalli kuru, കൊത്തമല്ലി
star anise: thakkolam, തക്കോലം
mace: jathipathri, ജാതിപത്രി
carom: ayamodakam, അയമോദകം
nigella: karimjeerakam, karinjeerakam, കരിഞ്ചീരകം
poppy seed: kaskas, കസ്കസ്
pearl spot: karimeen, കരിമീൻ
seer fish: neymeen, ayakoora, നെയ്മീൻ, അയക്കൂറ
tuna: choora, ചൂര
anchovy: netholi, kozhuva, നെത്തോലി, കൊഴുവ
dried fish: unakka meen, ഉണക്കമീൻ
duck egg: tharavu mutta, താറാവുമുട്ട
detergent bar: alakku soap, thuni alakkunna soap, അലക്ക് സോപ്പ്
detergent: soap podi, alakkupodi, സോപ്പുപൊടി, അലക്കുപൊടി
dishwash: pathram kazhukunna soap, പാത്രം കഴുകുന്ന സോപ്പ്
puttu powder: puttupodi, puttu podi, പുട്ടുപൊടി, പുട്ട് പൊടി
vermicelli: സേമിയ
sabudana: chavvari, chowari, ചൗവരി
murmura: pori malar, malar, മലര്, പൊരി
cluster beans: kothamara, കൊത്തമര
amaranth: chuvanna cheera, ചുവന്ന ചീര
sweet lime: മുസംബി
raw jackfruit: pacha chakka, idichakka, ഇടിച്ചക്ക
gooseberry: nellikka, നെല്ലിക്ക
custard apple: aathachakka, seethapazham, ആത്തച്ചക്ക, സീതപ്പഴം
lamp: nilavilakku, നിലവിളക്ക്, വിളക്ക്
cotton wick: വിളക്കുതിരി
pooja oil: vilakkenna, വിളക്കെണ്ണ
betel leaf: vettila, വെറ്റില
areca nut: adakka, അടക്ക
jasmine: mullapoo, മുല്ലപ്പൂ
hair oil: thala enna, തലയെണ്ണ
toothpaste: pal podi, പേസ്റ്റ്
sambar powder: sambar masala podi, സാമ്പാർ പൊടി
idli batter: dosa maavu, ദോശ മാവ്, ദോശമാവ്, ഇഡ്ഡലി മാവ്
roti: chappathi, ചപ്പാത്തി
bajra: kambam, കമ്പം
jowar: manicholam, മണിച്ചോളം
groundnut oil: kadala enna, കടലയെണ്ണ
sunflower oil: sooryakanthi enna, സൂര്യകാന്തി എണ്ണ
saffron: kunkumapoovu, കുങ്കുമപ്പൂവ്
radish: mullangi, മുള്ളങ്കി
pea: pattani, പട്ടാണി
corn: cholam, ചോളം
methi leaves: uluvayila, ഉലുവയില
black plum: njaval, ഞാവൽ
fig: അത്തിപ്പഴം
walnut: അക്രോട്ട്
juice: pazhacharu, പഴച്ചാറ്
sweet: palaharam, പലഹാരം
medicine: marunnu, മരുന്ന്
henna: mylanchi, മൈലാഞ്ചി
kumkum: kunkumam, കുങ്കുമം
flower: poovu, പൂവ്
flour: മാവ്
leafy vegetable: ilakkari, ഇലക്കറി
cotton: panji, പഞ്ഞി
spice: sugandhavyanjanam, സുഗന്ധവ്യഞ്ജനം
`;
