/** Tamil, in Latin letters and in Tamil script. Sources: bilingual packs, and the market names of Uzhavar Sandhai price lists. */
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
jaggery: vellam, வெல்லம்
salt: uppu, உப்பு
oil: ennai, எண்ணெய்
groundnut oil: kadalai ennai, கடலை எண்ணெய்
sesame oil: nallennai, gingelly oil, நல்லெண்ணெய்
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
tea: theneer, டீ, தேநீர்
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
ash gourd: neer poosani
cashew: mundhiri, முந்திரி
raisin: ular dratchai
cardamom: elakkai, ஏலக்காய்
`;
