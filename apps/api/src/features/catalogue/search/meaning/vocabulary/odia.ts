/**
 * Odia, in Latin letters and in Odia script. Sources: bilingual packs, and the names of Odisha's OSAM board price
 * lists. Further names: common household words from general knowledge, not yet checked by a speaker.
 */
export const ODIA = `
milk: khira dudha, kshira, ଦୁଧ, କ୍ଷୀର, dudha
curd: dahi, ଦହି
butter: lahuni, ଲହୁଣୀ
ghee: ghia, ଘିଅ, gua ghia, ଗୁଆ ଘିଅ
paneer: chhena, ଛେନା
egg: anda, ଅଣ୍ଡା, kukuda anda, ଅଣ୍ଡା କୁକୁଡ଼ା
rice: chaula, ଚାଉଳ, chaaula, arua chaula, usuna chaula, ଅରୁଆ ଚାଉଳ, ଉଷୁନା ଚାଉଳ
atta: ଅଟା, atta gahama, gahama atta, ଗହମ ଅଟା
poha: chuda, ଚୁଡ଼ା, chuda bhaja
murmura: mudhi, ମୁଢ଼ି, mudi
sugar: chini, ଚିନି
jaggery: guda, ଗୁଡ଼, guda akhu, ଆଖୁଗୁଡ଼
salt: luna, ଲୁଣ, luna gunda, ଲୁଣ ଗୁଣ୍ଡ
oil: tela, ତେଲ, randha tela, rosei tela, ରୋଷେଇ ତେଲ
dal: dali, ଡାଲି
toor dal: harada dali, ହରଡ଼ ଡାଲି, harada, ହରଡ଼, harad dali
onion: piaja, ପିଆଜ, piaj, pyaja, ପିଆଜ ନାଲି
tomato: ବିଲାତି ବାଇଗଣ, ଟମାଟ, bilati, bilati baigana, bilatibaigana, ଟମାଟୋ
potato: ଆଳୁ, alu
garlic: rasuna, ରସୁଣ
ginger: ଅଦା, adaa, ଅଦା କଞ୍ଚା
brinjal: baigana, ବାଇଗଣ
lady finger: bhendi, ଭେଣ୍ଡି
pumpkin: kakharu, କଖାରୁ, boitalu, boitalau, ବୋଇତାଳୁ
pointed gourd: potala, ପୋଟଳ
raw banana: kancha kadali, କଞ୍ଚା କଦଳୀ
banana: kadali, ପାଚିଲା କଦଳୀ, pachila kadali, champa kadali, କଦଳୀ
coconut: nadia, ନଡ଼ିଆ, nadiya, ନାରିକେଳ
lemon: lembu, ଲେମ୍ବୁ, kagaji lembu, କାଗଜି ଲେମ୍ବୁ
chilli: lanka, ଲଙ୍କା
turmeric: haladi, ହଳଦୀ
cumin: jira, ଜିରା
mustard: sorisa, ସୋରିଷ, soriso, ସୋରିଷ ଦାନା
tea: ଚା
water: pani, ପାଣି, pia pani, ପିଇବା ପାଣି
fish: macha, ମାଛ, machha, ମାଛ ତଟକା
chicken: kukuda, କୁକୁଡ଼ା, kukuda mansa, କୁକୁଡ଼ା ମାଂସ
vegetable: paniparba, ପନିପରିବା, pariba, panipariba, ପରିବା
soap: ସାବୁନ, sabuna, gadhua sabun, ଗାଧୁଆ ସାବୁନ
besan: ବେସନ, besana, ବେସନ ଚୁନା
maida: ମଇଦା
sooji: ସୁଜି
moong dal: muga dali, ମୁଗ ଡାଲି, mugadali, mug dali, muga, ମୁଗ, ମୁଗଡାଲି
chana dal: buta dali, ବୁଟ ଡାଲି, butadali, ବୁଟଡାଲି
urad dal: biri dali, ବିରି ଡାଲି, biridali, ବିରି, ବିରିଡାଲି
masoor dal: masura dali, ମସୁର ଡାଲି, masur dali, ମସୁରଡାଲି
kala chana: kala buta, ବୁଟ, buta, desi buta, ଦେଶୀ ବୁଟ
groundnut: china badam, ଚିନାବାଦାମ
mustard oil: sorisa tela, ସୋରିଷ ତେଲ, soriso tela, sorisha tela, ସୋରିଷତେଲ
cauliflower: phulakobi, ଫୁଲକୋବି, phul kobi, fulakobi, ଫୁଲ କୋବି
cabbage: bandhakobi, ବନ୍ଧାକୋବି, bandha kobi, patrakobi, patra kobi, ପତ୍ରକୋବି, ବନ୍ଧା କୋବି
carrot: ଗାଜର, gajara, ଗାଜୋର
radish: ମୂଳା, mula
papaya: amrutabhanda, ଅମୃତଭଣ୍ଡା, amruta bhanda, ପାଚିଲା ଅମୃତଭଣ୍ଡା
cucumber: kakudi, କାକୁଡ଼ି, kakudi kancha, khira kakudi
bitter gourd: kalara, କଲରା, kalaraa, ତିତା କଲରା
ridge gourd: janhi, ଜହ୍ନି, janhi kancha, ଜହ୍ନି କଞ୍ଚା
bottle gourd: ଲାଉ, lau
drumstick: sajana chhuin, ସଜନା ଛୁଇଁ, sajana, sajna chhuin, ସଜନା, sajana chhui
spinach: palanga saga, ପାଳଙ୍ଗ ଶାଗ, palanga, ପାଳଙ୍ଗ
leafy vegetable: saga, ଶାଗ, saga patra
sweet potato: kandamula, କନ୍ଦମୂଳ
yam: olua, ଓଲୁଅ, deshi alu olua, hathi khoja alu, ଖମ୍ବ ଆଳୁ
taro: ସାରୁ, saru, ସାରୁ କନ୍ଦା
beans: ଶିମ୍ବ, simba, ଶିମ୍, ବିନ୍ସ
pea: ମଟର
green chilli: କଞ୍ଚା ଲଙ୍କା, kancha lanka
coriander: ଧନିଆ
coriander leaves: dhania patra, ଧନିଆ ପତ୍ର
black pepper: golamaricha, ଗୋଲମରିଚ
fennel: panamadhuri, ପାନମଧୁରୀ
fenugreek: ମେଥି, methi
tamarind: tentuli, ତେନ୍ତୁଳି
cardamom: aleicha, ଅଳେଇଚ
clove: labanga, ଲବଙ୍ଗ
cinnamon: ଡାଲଚିନି, dalachini, ଡାଲଚିନି କାଠି
bay leaf: teja patra, ତେଜପତ୍ର
mango: ଆମ୍ବ, amba
apple: ସେଓ, ସେଉ, seu
orange: କମଳା, kamala
grape: ଅଙ୍ଗୁର, angura, ଅଙ୍ଗୁର ଫଳ
guava: pijuli, ପିଜୁଳି, pijuli pachila, ପିଜୁଳି ଫଳ
pomegranate: dalimba, ଡାଳିମ୍ବ
watermelon: tarabhuja, ତରଭୁଜ
pineapple: sapuri, ସପୁରୀ
jackfruit: panasa, ପଣସ
prawn: chingudi, ଚିଙ୍ଗୁଡ଼ି
mutton: khasi mansa, ଖାସି ମାଂସ
meat: mansa, ମାଂସ
crab: kankada, କଙ୍କଡ଼ା
bread: ପାଉଁରୁଟି
biscuit: ବିସ୍କୁଟ
honey: mahu, ମହୁ
pickle: achara, ଆଚାର
papad: pampada, ପାମ୍ପଡ଼
incense: dhupa kathi, ଧୂପକାଠି, dhupakathi, ଅଗରବତି
camphor: karpura, କର୍ପୂର
broom: ଝାଡ଼ୁ, jhadu
candle: mahamabati, ମହମବତୀ
matchbox: diasili, ଦିଆସିଲି
sweet: ମିଠା
buttermilk: ghola dahi, ଘୋଳ, ଚହ୍ଲା
wheat: gahama, ଗହମ
coconut oil: nadia tela, ନଡ଼ିଆ ତେଲ
kabuli chana: kabuli buta, କାବୁଲି ବୁଟ
horse gram: kolatha, kolath, କୋଳଥ
ash gourd: pani kakharu, ପାଣି କଖାରୁ
ivy gourd: kunduri, କୁନ୍ଦୁରି
snake gourd: chhachindra, ଛଚିନ୍ଦ୍ରା
drumstick leaves: sajana saga, ସଜନା ଶାଗ
amaranth: kosala saga, khada saga, କୋସଳା ଶାଗ, ଖଡ଼ା ଶାଗ
malabar spinach: poi saga, ପୋଇ ଶାଗ
yardlong beans: jhudunga, ଝୁଡ଼ୁଙ୍ଗ
beetroot: ବିଟ୍
capsicum: ସିମଲା ଲଙ୍କା, simla lanka
red chilli: sukhila lanka, ଶୁଖିଲା ଲଙ୍କା
chilli powder: lanka gunda, ଲଙ୍କା ଗୁଣ୍ଡ
turmeric powder: haladi gunda, ହଳଦୀ ଗୁଣ୍ଡ
cumin powder: jira gunda, ଜିରା ଗୁଣ୍ଡ
coriander powder: dhania gunda, ଧନିଆ ଗୁଣ୍ଡ
curry leaf: bhrusanga patra, bhursunga patra, ଭୃସଙ୍ଗ ପତ୍ର, ଭୃଶଙ୍ଗ ପତ୍ର
mint: podina patra, ପୋଦିନା, ପୋଦିନା ପତ୍ର
asafoetida: hengu, ହେଙ୍ଗୁ
carom: juani, ଜୁଆଣି
sesame: ରାଶି
nutmeg: jaiphala, ଜାଇଫଳ
poppy seed: ପୋସ୍ତ
tender coconut: paida, ପଇଡ଼
banana flower: bhanda kadali, kadali bhanda, କଦଳୀ ଭଣ୍ଡା
raw mango: kancha amba, କଞ୍ଚା ଆମ୍ବ
gooseberry: anla, ଅଁଳା
black plum: jamukoli, jamu koli, ଜାମୁକୋଳି
dates: khajuri, ଖଜୁରି
rohu: rohi machha, ରୋହି ମାଛ
hilsa: ilisi, ଇଲିଶି
catla: bhakura, ଭାକୁର
detergent bar: luga sabun, luga dhua sabun, ଲୁଗା ସାବୁନ
dishwash: basana maja sabun, ବାସନ ମଜା ସାବୁନ
vermicelli: simei, ସିମେଇ
ragi: mandia, ମାଣ୍ଡିଆ
rice flour: chaula chuna, ଚାଉଳ ଚୁନା
lamp: ଦୀପ, dipa
cotton wick: salita, ସଳିତା
kumkum: sindura, ସିନ୍ଦୂର
hair oil: munda tela, ମୁଣ୍ଡ ତେଲ
toothpaste: danta manjana, ଦାନ୍ତଘଷା
betel leaf: pana patra, ପାନ
areca nut: ଗୁଆ
coffee: କଫି
flower: phula, ଫୁଲ
cheese: ଚିଜ୍
cream: ସର, କ୍ରିମ୍
khoya: ଖୁଆ
lassi: ଲସି
roti: ruti, ରୁଟି
bajra: ବାଜରା
jowar: ଜୁଆର
dalia: ଡାଲିଆ
sabudana: sagu dana, ସାଗୁ, ସାବୁଦାନା
corn flour: ମକା ଅଟା
rajma: ରାଜମା
dried pea: sukhila matara, ଶୁଖିଲା ମଟର, ଘୁଗୁନି ମଟର
soya chunks: soya badi, ସୋୟା ବଡ଼ି, ସୋୟାବିନ୍
rock salt: ସୈନ୍ଧବ ଲୁଣ
black salt: kala luna, କଳା ଲୁଣ
groundnut oil: china badam tela, ଚିନାବାଦାମ ତେଲ
sunflower oil: suryamukhi tela, ସୂର୍ଯ୍ୟମୁଖୀ ତେଲ
sesame oil: rasi tela, ରାଶି ତେଲ
coriander seed: gota dhania, ଗୋଟା ଧନିଆ
black cardamom: bada aleicha, ବଡ଼ ଅଳେଇଚ
garam masala: ଗରମ ମସଲା
saffron: ଜାଫରାନ, କେଶର
dry ginger: sunthi, ଶୁଣ୍ଠି
kasuri methi: କସୁରି ମେଥି
vinegar: ଭିନେଗାର
sponge gourd: tarada, ତରଡ଼ା
mushroom: chhatu, ଛତୁ
turnip: ଶାଲଗମ
methi leaves: methi saga, ମେଥି ଶାଗ
mustard leaves: sorisa saga, ସୋରିଷ ଶାଗ
sweet corn: ସୁଇଟ୍ କର୍ଣ୍ଣ
corn: maka, ମକା
sweet lime: ମୁସମ୍ବି
muskmelon: ଖରଭୁଜ
chikoo: sapeta, ସପେଟା
custard apple: ଆତ
pear: ନାସପାତି
litchi: ଲିଚୁ
fig: dimiri, ଡିମିରି
almond: କାଠ ବାଦାମ
cashew: କାଜୁ, କାଜୁ ବାଦାମ
raisin: କିସମିସ
walnut: ଆଖରୋଟ
pistachio: ପିସ୍ତା
makhana: ମଖାନା
dry coconut: sukhila nadia, ଶୁଖିଲା ନଡ଼ିଆ
dry fruits: ଶୁଖିଲା ଫଳ
mince: କିମା
juice: phala rasa, ଫଳ ରସ, ଜୁସ୍
soft drink: thanda paniya, ଥଣ୍ଡା ପାନୀୟ
namkeen: ମିକ୍ସଚର
chips: ଚିପ୍ସ
noodles: ନୁଡୁଲ୍ସ
chocolate: ଚକୋଲେଟ, ଚକଲେଟ
candy: ଲଜେନ୍ସ
ice cream: ଆଇସକ୍ରିମ
shampoo: ଶାମ୍ପୁ
toothbrush: ଦାନ୍ତଘଷା ବ୍ରଶ
sanitary pad: ସାନିଟାରୀ ପ୍ୟାଡ୍
diaper: ଡାଇପର
detergent: luga saf powder, ଲୁଗା ସଫା ପାଉଡର
toilet cleaner: ଟଏଲେଟ କ୍ଲିନର
bucket: ବାଲଟି
dustbin: ଡଷ୍ଟବିନ
battery: ବ୍ୟାଟେରୀ
bulb: ବଲ୍ବ
mosquito repellent: masha dhupa, ମଶା ଧୂପ
medicine: ausadha, ଔଷଧ
henna: ମେହେନ୍ଦି
fruit: phala, ଫଳ
spice: masala, ମସଲା
cotton: ତୁଳା
notebook: ଖାତା
pen: କଲମ
`;
