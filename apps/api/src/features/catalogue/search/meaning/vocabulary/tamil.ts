/**
 * Tamil, in Latin letters and in Tamil script. Sources: bilingual packs, and the market names of Uzhavar Sandhai price
 * lists. Further names: common household words from general knowledge, not yet checked by a speaker.
 */
export const TAMIL = `
milk: paal, பால்
curd: thayir, thayiru, தயிர், கட்டித் தயிர்
buttermilk: mor, மோர்
butter: vennai, venna, வெண்ணெய்
ghee: nei, neyyi, நெய்
egg: muttai, mutta, முட்டை, kozhi muttai, முட்டைகள், கோழி முட்டை
rice: arisi, அரிசி
atta: godhumai maavu, gothumai maavu, கோதுமை மாவு, kothumai maavu, godhuma maavu, கோதுமை, கோதுமைமாவு, ஆட்டா
poha: aval, அவல்
sugar: sakkarai, sarkarai, chakkarai, சர்க்கரை, சீனி, seeni, வெள்ளை சர்க்கரை
jaggery: vellam, வெல்லம், karupatti, கருப்பட்டி, achu vellam, nattu sakkarai, நாட்டு சர்க்கரை, panai vellam, பனைவெல்லம்
salt: uppu, உப்பு, kal uppu, கல் உப்பு, thool uppu
oil: ennai, எண்ணெய், samayal ennai, சமையல் எண்ணெய்
groundnut oil: kadalai ennai, கடலை எண்ணெய்
sesame oil: nallennai, gingelly oil, நல்லெண்ணெய், nalla ennai
coconut oil: thengai ennai, தேங்காய் எண்ணெய்
toor dal: thuvaram paruppu, tuvaram paruppu, துவரம் பருப்பு, thuvarai, துவரை
dal: paruppu, பருப்பு
urad dal: ulundhu, ulutham paruppu, ulunthu, உளுந்து, ulundham paruppu, ulunthu paruppu, ulundu, உளுத்தம் பருப்பு, உளுந்தம் பருப்பு
moong dal: pasi paruppu, paasi paruppu, பாசிப்பருப்பு, pasiparuppu, pachai payaru, pasi payaru, பச்சைப்பயறு, பாசிப் பருப்பு
chana dal: kadalai paruppu, கடலைப்பருப்பு, kadalaparuppu, கடலை பருப்பு
kabuli chana: kondai kadalai, கொண்டைக்கடலை, vellai kondakadalai, வெள்ளை கொண்டைக்கடலை
groundnut: verkadalai, nilakadalai, வேர்க்கடலை, vaerkadalai, kadalai, நிலக்கடலை, கடலை
onion: vengayam, வெங்காயம், periya vengayam, பெரிய வெங்காயம், vengaayam
tomato: thakkali, தக்காளி, naatu thakkali, takkali, தக்காளிப்பழம்
potato: urulaikizhangu, urulai kizhangu, urulaikilangu, உருளைக்கிழங்கு, urulai kilangu, உருளை கிழங்கு, உருளை
garlic: poondu, பூண்டு, vellai poondu, vellapoondu, வெள்ளைப்பூண்டு
ginger: inji, இஞ்சி
brinjal: kathirikai, kathirikkai, கத்தரிக்காய், katharikai, kathrikai, katrikai, கத்திரிக்காய்
lady finger: vendakkai, vendaikai, vendaikkai, வெண்டைக்காய், vendaikaai, vendaikka
drumstick: murungakkai, murungai, முருங்கைக்காய், murungaikai, murungakai, murungaikkai, முருங்கை
carrot: கேரட்
cabbage: muttaikose, முட்டைகோஸ், kose, கோஸ், muttai kose, முட்டை கோஸ்
pumpkin: poosanikai, parangikai, பூசணிக்காய், manjal poosani, மஞ்சள் பூசணி, பரங்கிக்காய்
bitter gourd: pavakkai, pagarkai, பாகற்காய், pagalkai, paavakkai, பாவக்காய்
bottle gourd: suraikai, சுரைக்காய், sorakkai, suraikkai, surakkai, சொரக்காய்
raw banana: vazhakkai, வாழைக்காய், vazhaikai, vazhaikkai, valakkai
banana: vazhaipazham, வாழைப்பழம், vaazhaipazham, valaipalam, vazhapazham, poovan pazham, வாழை பழம்
mango: maambazham, mambalam, மாம்பழம், maampazham
coconut: thengai, தேங்காய், thengaai
lemon: elumichai, எலுமிச்சை, elumichai pazham, elumichampazham, எலுமிச்சம்பழம், எலுமிச்சை பழம்
green chilli: pachai milagai, பச்சை மிளகாய், pachai milagaai, பச்சைமிளகாய்
chilli: milagai, மிளகாய்
black pepper: milagu, மிளகு, kurumilagu, நல்ல மிளகு, கருமிளகு
cumin: seeragam, jeeragam, சீரகம், cheeragam, ஜீரகம்
mustard: kadugu, கடுகு
turmeric: manjal, மஞ்சள், manjal kizhangu, மஞ்சள் கிழங்கு
tamarind: puli, புளி
coriander leaves: kothamalli, kothamali, கொத்தமல்லி, kothumalli, kotthamalli, கொத்தமல்லி இலை, கொத்தமல்லித்தழை
curry leaf: karuveppilai, kariveppilai, கறிவேப்பிலை, karuvepillai, karuvepilai, karivepilai, கருவேப்பிலை
mint: புதினா, pudhina, puthina, pudina keerai
fenugreek: vendhayam, வெந்தயம்
asafoetida: perungayam, பெருங்காயம், kaayam, காயம்
honey: thaen, தேன்
tea: theneer, டீ, தேநீர், theyilai, தேயிலை, tea thool, theyilai thool, டீ தூள், தேயிலைத் தூள்
water: thanneer, thanni, தண்ணீர்
fish: meen, மீன், மீன்கள்
chicken: kozhi, கோழி, சிக்கன், kozhi kari, koli kari, கோழிக்கறி, கோழி இறைச்சி
mutton: aattu kari, மட்டன், aattukari, attukari, aatu kari, ஆட்டுக்கறி, ஆட்டிறைச்சி
prawn: iraal, eral, இறால், eraal, iral, eraa, இறா
pickle: oorugai, urugai, ஊறுகாய், oorugaai
vegetable: kaikari, kaaikari, காய்கறி, kaikarigal, kaigari, காய்கறிகள், காய்
fruit: pazham, பழம், pazhangal, palam, பழங்கள்
soap: soppu, சோப்பு, kuliyal soap, சோப், குளியல் சோப்பு
broom: thudaippam, துடைப்பம், thodappam, vilakkumaru, துடப்பம், விளக்குமாறு
spinach: keerai, கீரை, pasalai keerai, pasalaikeerai, palak keerai, பசலைக்கீரை, பாலக் கீரை
ash gourd: neer poosani, நீர்ப்பூசணி, vellai poosani, வெள்ளைப் பூசணி
cashew: mundhiri, முந்திரி, mundiri, முந்திரிப்பருப்பு, mundhiri paruppu
raisin: ular dratchai, ular thiratchai, காய்ந்த திராட்சை, உலர் திராட்சை, kismis pazham
cardamom: elakkai, ஏலக்காய்
besan: kadalai maavu, கடலை மாவு, kadalamaavu, kadalai mavu
rice flour: arisi maavu, அரிசி மாவு, arisimaavu, pachai arisi maavu, பச்சரிசி மாவு
ragi: kezhvaragu, kelvaragu, கேழ்வரகு
bajra: kambu, கம்பு, கம்பு அரிசி
sooji: ravai, ரவை, rava maavu, vellai ravai, வெள்ளை ரவை
maida: மைதா
vermicelli: சேமியா, semia
paneer: பன்னீர்
corn: makkacholam, மக்காச்சோளம்
masoor dal: mysore paruppu, மைசூர் பருப்பு, masoor paruppu, மசூர் பருப்பு
horse gram: kollu, கொள்ளு, kollu payaru, கொள்ளுப் பயறு
lobia: karamani, thattapayaru, காராமணி, thatta payaru, thattai payaru, தட்டைப்பயறு
sesame: ellu, எள்ளு, எள்
fennel: sombu, perunjeeragam, சோம்பு, பெருஞ்சீரகம், sombhu
clove: kirambu, கிராம்பு
cinnamon: pattai, இலவங்கப்பட்டை, பட்டை
nutmeg: jathikai, ஜாதிக்காய்
poppy seed: kasakasa, கசகசா
bay leaf: brinji ilai, பிரிஞ்சி இலை
saffron: kungumapoo, குங்குமப்பூ
red chilli: vara milagai, varamilagai, வர மிளகாய், kaintha milagai, காய்ந்த மிளகாய், சிவப்பு மிளகாய்
chilli powder: milagai thool, milagai podi, மிளகாய் தூள்
turmeric powder: manjal thool, மஞ்சள் தூள்
sambar powder: sambar podi, சாம்பார் பொடி, sambar thool, sambaar podi, சாம்பார் தூள்
shallot: chinna vengayam, சின்ன வெங்காயம்
beetroot: பீட்ரூட்
radish: mullangi, முள்ளங்கி, முள்ளங்கிக் கிழங்கு
cauliflower: காலிஃபிளவர், pookose, பூக்கோஸ், காலிபிளவர்
beans: பீன்ஸ், avarakkai, avaraikai, அவரைக்காய்
cluster beans: kothavarangai, கொத்தவரங்காய், kothavara, kothavarai, கொத்தவரை
ridge gourd: peerkangai, பீர்க்கங்காய், peerkkangai, beerkangai
snake gourd: pudalangai, புடலங்காய், pudalankai, podalangai
ivy gourd: kovakkai, கோவக்காய், kovaikkai, kovaikai, கோவைக்காய்
cucumber: vellarikkai, vellarikai, வெள்ளரிக்காய், வெள்ளரி
sweet potato: sakkaravalli kizhangu, சர்க்கரைவள்ளிக்கிழங்கு, sakkarai valli kizhangu, sarkaravalli, சர்க்கரை வள்ளிக்கிழங்கு
yam: senai kizhangu, சேனைக்கிழங்கு, senaikilangu, karunai kizhangu, கருணைக்கிழங்கு
taro: seppankizhangu, சேப்பங்கிழங்கு, seppangilangu, cheppan kizhangu, சேம்பு
tapioca: maravalli kizhangu, மரவள்ளிக்கிழங்கு, maravalli kilangu, மரவள்ளி
capsicum: kudaimilagai, குடைமிளகாய், kudai milagai, குடை மிளகாய்
mushroom: kaalan, காளான், kalan, காளான்கள்
pea: pattani, பட்டாணி, pachai pattani, பச்சைப் பட்டாணி
apple: ஆப்பிள்
orange: ஆரஞ்சு, aaranju, kamala pazham, ஆரஞ்சுப் பழம்
grape: thiratchai, dratchai, திராட்சை, thiratchai pazham, dratchai pazham, திராட்சைப்பழம்
guava: koyya, koyyapazham, கொய்யா, koyyaa, கொய்யாப்பழம்
papaya: pappali, பப்பாளி, pappaali, pappalipazham, பப்பாளிப்பழம்
pineapple: annasi, அன்னாசி
pomegranate: mathulai, maadhulai, மாதுளை, maathulai, mathulam pazham, மாதுளம்பழம்
watermelon: tharpoosani, தர்பூசணி, tharboosani, tarpusani, தர்ப்பூசணி
jackfruit: pala pazham, palapazham, பலாப்பழம், palaa, pala palam, பலா
chikoo: சப்போட்டா, sapotta, சப்போட்டா பழம்
dates: pericham pazham, perichampazham, பேரீச்சம்பழம், pereecham pazham, perichai, பேரிச்சம் பழம், பேரிச்சை
almond: badham, பாதாம், badam paruppu, பாதாம் பருப்பு
crab: nandu, நண்டு, nandugal
biscuit: பிஸ்கட், பிஸ்கெட்
bread: ரொட்டி, பிரெட், rotti, பன்
coffee: kaapi, காபி, kaapi thool, காபி தூள், காப்பி
incense: oodhubathi, udhubathi, ஊதுபத்தி, oothubathi, oodhuvathi, அகர்பத்தி
camphor: karpooram, கற்பூரம், soodam, சூடம்
kumkum: kungumam, குங்குமம், kunkumam
matchbox: theepetti, தீப்பெட்டி, thipetti, தீப்பெட்டிகள்
candle: mezhuguvarthi, மெழுகுவர்த்தி, melugu varthi, meluguvarthi, மெழுகு வர்த்தி
toothpaste: பற்பசை, pal pasai, pallu paste, டூத்பேஸ்ட்
shampoo: ஷாம்பு
tender coconut: இளநீர்
betel leaf: vetrilai, வெற்றிலை, vethalai, vettrilai, வெத்தலை
papad: அப்பளம், அப்பளங்கள்
rock salt: indhuppu, இந்துப்பு
powder: podi, thool
wheat: godhumai, kothumai
palm sugar: panam karkandu, பனங்கற்கண்டு
mishri: kalkandu, karkandu, கற்கண்டு
sunflower oil: suriyakanthi ennai, sooriyakanthi ennai, சூரியகாந்தி எண்ணெய்
mustard oil: kadugu ennai, கடுகு எண்ணெய்
castor oil: vilakkennai, விளக்கெண்ணெய்
roasted chana dal: pottukadalai, pottu kadalai, udaitha kadalai, பொட்டுக்கடலை
kala chana: karuppu kondakadalai, konda kadalai, karuppu kondai kadalai, கருப்பு கொண்டைக்கடலை
rajma: சிவப்பு காராமணி, ராஜ்மா
drumstick leaves: murungai keerai, முருங்கைக்கீரை
banana stem: vazhaithandu, வாழைத்தண்டு
banana flower: vazhaipoo, வாழைப்பூ
banana leaf: vazhai ilai, vaazhai ilai, வாழை இலை
raw mango: mangai, maangai, மாங்காய்
coriander seed: kothamalli vidhai, dhania vidhai, கொத்தமல்லி விதை, தனியா
coriander powder: malli thool, மல்லித்தூள், dhaniya thool
mace: jathipathiri, ஜாதிபத்திரி
star anise: annasi poo, அன்னாசிப்பூ
carom: omam, ஓமம்
nigella: karunjeeragam, கருஞ்சீரகம்
dry ginger: sukku, சுக்கு
basil seed: sabja vithai, சப்ஜா விதை
isabgol: இசப்கோல்
mackerel: ayilai, அயிலை
sardine: mathi meen
seer fish: vanjaram, வஞ்சிரம்
dried fish: karuvadu, கருவாடு
country chicken: nattu kozhi, naatu koli, நாட்டுக்கோழி
meat: iraichi, இறைச்சி
amaranth: thandu keerai, arai keerai, siru keerai, தண்டுக்கீரை, அரைக்கீரை, சிறுகீரை
methi leaves: vendhaya keerai, venthaya keerai, வெந்தயக்கீரை
walnut: வால்நட், அக்ரூட்
fig: athipazham
raw rice: pacharisi, pachai arisi, பச்சரிசி
boiled rice: puzhungal arisi, pulungal arisi, புழுங்கல் அரிசி
idli rice: idli arisi, இட்லி அரிசி
ragi flour: kezhvaragu maavu, ragi maavu, கேழ்வரகு மாவு, ராகி மாவு
jowar: சோளம்
foxtail millet: thinai, தினை
little millet: samai, saamai, சாமை
kodo millet: varagu, வரகு
barnyard millet: kuthiraivali, குதிரைவாலி
sabudana: javvarisi, ஜவ்வரிசி
murmura: pori, அரிசி பொரி, பொரி
field beans: mochai, மொச்சை
knol khol: noolkol, nookal, நூல்கோல்
turkey berry: sundakkai, சுண்டைக்காய்
gooseberry: nellikai, nellikkai, நெல்லிக்காய்
sweet lime: saathukudi, sathukudi, sathukudi pazham, சாத்துக்குடி
muskmelon: mulam pazham, kirni pazham, முலாம்பழம், கிர்ணி பழம்
custard apple: seetha pazham, sitapalam, சீதாப்பழம்
black plum: naaval pazham, naval pazham, நாவல் பழம்
rasam powder: rasam podi, ரசப்பொடி, ரசம் பொடி
idli batter: idli maavu, dosai maavu, இட்லி மாவு, தோசை மாவு
vinegar: வினிகர்
detergent: salavai thool, சலவைத் தூள், துணி சோப்புத்தூள்
detergent bar: thuni soap, salavai soap, சலவை சோப்பு
dishwash: pathiram soap, paathiram soap, பாத்திரம் சோப்பு
hair oil: thalai ennai, தலை எண்ணெய்
toothbrush: pal thulakki, டூத்பிரஷ்
cotton wick: vilakku thiri, விளக்குத் திரி, திரி
lamp: agal vilakku, vilakku, அகல் விளக்கு
pooja oil: vilakku ennai, விளக்கு எண்ணெய்
areca nut: paakku, பாக்கு
henna: maruthani, மருதாணி
flower: malligai, பூ, பூக்கள்
jasmine: malligai poo, mallipoo, மல்லிகை, மல்லிகைப்பூ
mosquito repellent: kosu viratti, கொசு விரட்டி, கொசுவர்த்தி, kosuvarthi
cream: paaladai, பாலாடை
roti: chappathi, சப்பாத்தி
coriander: malli, மல்லி
dry coconut: kopparai, கொப்பரை
spring onion: vengaya thaal, வெங்காயத்தாள்
juice: pazhacharu, பழச்சாறு
soft drink: kulirpaanam, குளிர்பானம்
sweet: inippu, இனிப்பு
bucket: vaali, வாளி
medicine: marundhu, மருந்து
flour: maavu, மாவு
cotton: panju, பஞ்சு
pen: பேனா
notebook: நோட்டு புத்தகம்
`;
