/** Tamil, in Latin letters and in Tamil script. Sources: bilingual packs, and the market names of Uzhavar Sandhai price lists. Further names: the language's common household words, as bilingual dictionaries have them. */
export const TAMIL = `
milk: paal, பால்
curd: thayir, thayiru, தயிர்
buttermilk: mor, மோர்
butter: vennai, venna, வெண்ணெய்
ghee: nei, neyyi, நெய்
egg: muttai, mutta, முட்டை
rice: arisi, அரிசி
atta: godhumai maavu, gothumai maavu, கோதுமை மாவு
poha: aval, அவல்
sugar: sakkarai, sarkarai, chakkarai, சர்க்கரை, சீனி
jaggery: vellam, வெல்லம், karupatti, கருப்பட்டி
salt: uppu, உப்பு
oil: ennai, எண்ணெய்
groundnut oil: kadalai ennai, கடலை எண்ணெய்
sesame oil: nallennai, gingelly oil, நல்லெண்ணெய், nalla ennai
coconut oil: thengai ennai, தேங்காய் எண்ணெய்
toor dal: thuvaram paruppu, tuvaram paruppu, துவரம் பருப்பு
dal: paruppu, பருப்பு
urad dal: ulundhu, ulutham paruppu, ulunthu, உளுந்து
moong dal: pasi paruppu, paasi paruppu, பாசிப்பருப்பு
chana dal: kadalai paruppu, கடலைப்பருப்பு
kabuli chana: kondai kadalai, கொண்டைக்கடலை
groundnut: verkadalai, nilakadalai, வேர்க்கடலை
onion: vengayam, வெங்காயம்
tomato: thakkali, தக்காளி
potato: urulaikizhangu, urulai kizhangu, urulaikilangu, உருளைக்கிழங்கு
garlic: poondu, பூண்டு
ginger: inji, இஞ்சி
brinjal: kathirikai, kathirikkai, கத்தரிக்காய்
lady finger: vendakkai, vendaikai, vendaikkai, வெண்டைக்காய்
drumstick: murungakkai, murungai, முருங்கைக்காய்
carrot: கேரட்
cabbage: muttaikose, முட்டைகோஸ்
pumpkin: poosanikai, parangikai, பூசணிக்காய்
bitter gourd: pavakkai, pagarkai, பாகற்காய்
bottle gourd: suraikai, சுரைக்காய்
raw banana: vazhakkai, வாழைக்காய்
banana: vazhaipazham, வாழைப்பழம்
mango: maambazham, mambalam, மாம்பழம்
coconut: thengai, தேங்காய்
lemon: elumichai, எலுமிச்சை
green chilli: pachai milagai, பச்சை மிளகாய்
chilli: milagai, மிளகாய்
black pepper: milagu, மிளகு
cumin: seeragam, jeeragam, சீரகம்
mustard: kadugu, கடுகு
turmeric: manjal, மஞ்சள்
tamarind: puli, புளி
coriander leaves: kothamalli, kothamali, கொத்தமல்லி
curry leaf: karuveppilai, kariveppilai, கறிவேப்பிலை
mint: புதினா
fenugreek: vendhayam, வெந்தயம்
asafoetida: perungayam, பெருங்காயம்
honey: thaen, தேன்
tea: theneer, டீ, தேநீர், theyilai, தேயிலை
water: thanneer, thanni, தண்ணீர்
fish: meen, மீன்
chicken: kozhi, கோழி, சிக்கன்
mutton: aattu kari, மட்டன்
prawn: iraal, eral, இறால்
pickle: oorugai, urugai, ஊறுகாய்
vegetable: kaikari, kaaikari, காய்கறி
fruit: pazham, பழம்
soap: soppu, சோப்பு
broom: thudaippam, துடைப்பம்
spinach: keerai, கீரை
ash gourd: neer poosani, நீர்ப்பூசணி
cashew: mundhiri, முந்திரி
raisin: ular dratchai
cardamom: elakkai, ஏலக்காய்
besan: kadalai maavu, கடலை மாவு
rice flour: arisi maavu, அரிசி மாவு
ragi: kezhvaragu, kelvaragu, கேழ்வரகு
bajra: kambu, கம்பு
sooji: ravai, ரவை
maida: மைதா
vermicelli: சேமியா
paneer: பன்னீர்
corn: makkacholam, மக்காச்சோளம்
masoor dal: mysore paruppu, மைசூர் பருப்பு
horse gram: kollu, கொள்ளு
lobia: karamani, thattapayaru, காராமணி
sesame: ellu, எள்ளு, எள்
fennel: sombu, perunjeeragam, சோம்பு
clove: kirambu, கிராம்பு
cinnamon: pattai, இலவங்கப்பட்டை, பட்டை
nutmeg: jathikai, ஜாதிக்காய்
poppy seed: kasakasa, கசகசா
bay leaf: brinji ilai, பிரிஞ்சி இலை
saffron: kungumapoo, குங்குமப்பூ
red chilli: vara milagai, varamilagai, வர மிளகாய்
chilli powder: milagai thool, milagai podi, மிளகாய் தூள்
turmeric powder: manjal thool, மஞ்சள் தூள்
sambar powder: sambar podi, சாம்பார் பொடி
shallot: chinna vengayam, சின்ன வெங்காயம்
beetroot: பீட்ரூட்
radish: mullangi, முள்ளங்கி
cauliflower: காலிஃபிளவர்
beans: பீன்ஸ்
cluster beans: kothavarangai, கொத்தவரங்காய்
ridge gourd: peerkangai, பீர்க்கங்காய்
snake gourd: pudalangai, புடலங்காய்
ivy gourd: kovakkai, கோவக்காய்
cucumber: vellarikkai, vellarikai, வெள்ளரிக்காய்
sweet potato: sakkaravalli kizhangu, சர்க்கரைவள்ளிக்கிழங்கு
yam: senai kizhangu, சேனைக்கிழங்கு
taro: seppankizhangu, சேப்பங்கிழங்கு
tapioca: maravalli kizhangu, மரவள்ளிக்கிழங்கு
capsicum: kudaimilagai, குடைமிளகாய்
mushroom: kaalan, காளான்
pea: pattani, பட்டாணி
apple: ஆப்பிள்
orange: ஆரஞ்சு
grape: thiratchai, dratchai, திராட்சை
guava: koyya, koyyapazham, கொய்யா
papaya: pappali, பப்பாளி
pineapple: annasi, அன்னாசி
pomegranate: mathulai, maadhulai, மாதுளை
watermelon: tharpoosani, தர்பூசணி
jackfruit: pala pazham, palapazham, பலாப்பழம்
chikoo: சப்போட்டா
dates: pericham pazham, perichampazham, பேரீச்சம்பழம்
almond: badham, பாதாம்
crab: nandu, நண்டு
biscuit: பிஸ்கட்
bread: ரொட்டி, பிரெட்
coffee: kaapi, காபி
incense: oodhubathi, udhubathi, ஊதுபத்தி
camphor: karpooram, கற்பூரம்
kumkum: kungumam, குங்குமம்
matchbox: theepetti, தீப்பெட்டி
candle: mezhuguvarthi, மெழுகுவர்த்தி
toothpaste: பற்பசை
shampoo: ஷாம்பு
tender coconut: இளநீர்
betel leaf: vetrilai, வெற்றிலை
papad: அப்பளம்
rock salt: indhuppu, இந்துப்பு
powder: podi, thool
`;
