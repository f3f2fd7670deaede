/** Malayalam, in Latin letters and in Malayalam script. Sources: bilingual packs, and the names of Horticorp and Supplyco price lists. */
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
tea: chaya, ചായ
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
`;
