/** Odia, in Latin letters and in Odia script. Sources: bilingual packs, and the names of Odisha's OSAM board price lists. Further names: the language's common household words, as bilingual dictionaries have them. */
export const ODIA = `
milk: khira dudha, kshira, ଦୁଧ, କ୍ଷୀର, dudha
curd: dahi, ଦହି
butter: lahuni, ଲହୁଣୀ
ghee: ghia, ଘିଅ
paneer: chhena, ଛେନା
egg: anda, ଅଣ୍ଡା
rice: chaula, ଚାଉଳ
atta: ଅଟା
poha: chuda, ଚୁଡ଼ା
murmura: mudhi, ମୁଢ଼ି
sugar: chini, ଚିନି
jaggery: guda, ଗୁଡ଼
salt: luna, ଲୁଣ
oil: tela, ତେଲ
dal: dali, ଡାଲି
toor dal: harada dali, ହରଡ଼ ଡାଲି
onion: piaja, ପିଆଜ
tomato: ବିଲାତି ବାଇଗଣ, ଟମାଟ
potato: ଆଳୁ
garlic: rasuna, ରସୁଣ
ginger: ଅଦା
brinjal: baigana, ବାଇଗଣ
lady finger: bhendi, ଭେଣ୍ଡି
pumpkin: kakharu, କଖାରୁ
pointed gourd: potala, ପୋଟଳ
raw banana: kancha kadali, କଞ୍ଚା କଦଳୀ
banana: kadali, ପାଚିଲା କଦଳୀ
coconut: nadia, ନଡ଼ିଆ
lemon: lembu, ଲେମ୍ବୁ
chilli: lanka, ଲଙ୍କା
turmeric: haladi, ହଳଦୀ
cumin: jira, ଜିରା
mustard: sorisa, ସୋରିଷ
tea: ଚା
water: pani, ପାଣି
fish: macha, ମାଛ
chicken: kukuda, କୁକୁଡ଼ା
vegetable: paniparba, ପନିପରିବା
soap: ସାବୁନ
besan: ବେସନ
maida: ମଇଦା
sooji: ସୁଜି
moong dal: muga dali, ମୁଗ ଡାଲି
chana dal: buta dali, ବୁଟ ଡାଲି
urad dal: biri dali, ବିରି ଡାଲି
masoor dal: masura dali, ମସୁର ଡାଲି
kala chana: kala buta, ବୁଟ
groundnut: china badam, ଚିନାବାଦାମ
mustard oil: sorisa tela, ସୋରିଷ ତେଲ
cauliflower: phulakobi, ଫୁଲକୋବି
cabbage: bandhakobi, ବନ୍ଧାକୋବି
carrot: ଗାଜର
radish: ମୂଳା
papaya: amrutabhanda, ଅମୃତଭଣ୍ଡା
cucumber: kakudi, କାକୁଡ଼ି
bitter gourd: kalara, କଲରା
ridge gourd: janhi, ଜହ୍ନି
bottle gourd: ଲାଉ
drumstick: sajana chhuin, ସଜନା ଛୁଇଁ
spinach: palanga saga, ପାଳଙ୍ଗ ଶାଗ
leafy vegetable: saga, ଶାଗ
sweet potato: kandamula, କନ୍ଦମୂଳ
yam: olua, ଓଲୁଅ
taro: ସାରୁ
beans: ଶିମ୍ବ
pea: ମଟର
green chilli: କଞ୍ଚା ଲଙ୍କା
coriander: ଧନିଆ
coriander leaves: dhania patra, ଧନିଆ ପତ୍ର
black pepper: golamaricha, ଗୋଲମରିଚ
fennel: panamadhuri, ପାନମଧୁରୀ
fenugreek: ମେଥି
tamarind: tentuli, ତେନ୍ତୁଳି
cardamom: aleicha, ଅଳେଇଚ
clove: labanga, ଲବଙ୍ଗ
cinnamon: ଡାଲଚିନି
bay leaf: teja patra, ତେଜପତ୍ର
mango: ଆମ୍ବ
apple: ସେଓ
orange: କମଳା
grape: ଅଙ୍ଗୁର
guava: pijuli, ପିଜୁଳି
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
incense: dhupa kathi, ଧୂପକାଠି
camphor: karpura, କର୍ପୂର
broom: ଝାଡ଼ୁ
candle: mahamabati, ମହମବତୀ
matchbox: diasili, ଦିଆସିଲି
sweet: ମିଠା
`;
