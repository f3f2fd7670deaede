/**
 * Punjabi, in Latin letters and in Gurmukhi. Sources: bilingual packs, and the names of Punjab's mandi board. Further
 * names: common household words from general knowledge, not yet checked by a speaker.
 */
export const PUNJABI = `
milk: dudh, ਦੁੱਧ, ਦੁਧ, ਮੱਝ ਦਾ ਦੁੱਧ
curd: dahi, ਦਹੀਂ, daheen, ਦਹੀ
buttermilk: lassi namkeen, ਲੱਸੀ, chachh, ਛਾਛ
butter: makhan, ਮੱਖਣ
ghee: ਘਿਓ, ghyo, gheo, ਘੀ, ਦੇਸੀ ਘਿਓ
paneer: ਪਨੀਰ
egg: aanda, ਆਂਡਾ, ਅੰਡੇ
rice: chaul, ਚੌਲ, chaul basmati, ਚਾਵਲ
atta: ਆਟਾ, kanak da atta, ਕਣਕ ਦਾ ਆਟਾ
sugar: khand, ਖੰਡ
jaggery: gurh, ਗੁੜ
salt: loon, lun, ਲੂਣ
oil: ਤੇਲ, khaan wala tel, ਸਰੋਂ ਤੇਲ
dal: ਦਾਲ
kabuli chana: chhole, ਛੋਲੇ, chitte chole, ਚਿੱਟੇ ਛੋਲੇ, ਕਾਬਲੀ ਛੋਲੇ
onion: ganda, gande, ਗੰਢਾ, ਪਿਆਜ਼, ਪਿਆਜ, ganddha, gandha, gathe, ਗੰਢੇ, ਪਿਆਜ ਲਾਲ
tomato: ਟਮਾਟਰ
potato: ਆਲੂ
garlic: lassan, ਲਸਣ, thoom, lassun, ਥੋਮ, ਲੱਸਣ
ginger: adrak, ਅਦਰਕ
brinjal: bataun, vatau, ਬੈਂਗਣ
lady finger: ਭਿੰਡੀ, bhindi tori, bhindian, ਭਿੰਡੀਆਂ, ਭਿੰਡੀ ਤੋਰੀ
cauliflower: ਗੋਭੀ, phull gobhi, ਫੁੱਲ ਗੋਭੀ, ਫੁੱਲਗੋਭੀ
carrot: ਗਾਜਰ
spinach: ਪਾਲਕ
mustard: saron, ਸਰ੍ਹੋਂ, sarhon, ਸਰੋਂ, ਰਾਈ
pea: ਮਟਰ, mattar, ਮਟਰ ਹਰੇ, ਹਰੇ ਮਟਰ
lemon: ਨਿੰਬੂ
green chilli: ਹਰੀ ਮਿਰਚ
chilli: ਮਿਰਚ, mirchan, ਮਿਰਚਾਂ
turmeric: ਹਲਦੀ
cumin: ਜੀਰਾ
coriander: ਧਨੀਆ
banana: ਕੇਲਾ
mango: amb, ਅੰਬ, ambh, ਅੰਬੀਆਂ ਪੱਕੀਆਂ
apple: ਸੇਬ
tea: chah, ਚਾਹ, cha patti, chaah patti, ਚਾਹ ਪੱਤੀ
honey: ਸ਼ਹਿਦ, makhir, ਸ਼ਹਦ
water: ਪਾਣੀ
fish: machhi, ਮੱਛੀ
chicken: kukkad, kukad, ਮੁਰਗਾ, kukkar, ਕੁੱਕੜ, ਚਿਕਨ
soap: ਸਾਬਣ
vegetable: ਸਬਜ਼ੀ
besan: ਬੇਸਣ
maida: ਮੈਦਾ
sooji: ਸੂਜੀ
makki atta: makki da atta, ਮੱਕੀ ਦਾ ਆਟਾ
rajma: rajmanh, ਰਾਜਮਾਂਹ, rajmah, raajmaanh, ਰਾਜਮਾ, ਰਾਜਮਾਹ
moong dal: moongi, ਮੂੰਗੀ, moongi di dal, moong di dal, ਮੂੰਗੀ ਦੀ ਦਾਲ, ਮੂੰਗ ਦਾਲ
urad dal: maanh di dal, mah di dal, ਮਾਂਹ ਦੀ ਦਾਲ, maah, maanh, ਮਾਂਹ, ਉੜਦ ਦਾਲ
chana dal: ਛੋਲਿਆਂ ਦੀ ਦਾਲ, chole di dal, cholian di dal, ਛੋਲੇ ਦੀ ਦਾਲ, ਚਣਾ ਦਾਲ
mustard leaves: sarson da saag, ਸਰ੍ਹੋਂ ਦਾ ਸਾਗ, sarson saag, saron da saag, ਸਾਗ, ਸਰੋਂ ਦਾ ਸਾਗ
mustard oil: saron da tel, ਸਰ੍ਹੋਂ ਦਾ ਤੇਲ, sarson da tel, saron tel, ਸਰੋਂ ਦਾ ਤੇਲ
radish: ਮੂਲੀ
turnip: gonglu, ਸ਼ਲਗਮ, ਗੋਂਗਲੂ
cabbage: ਬੰਦ ਗੋਭੀ
pumpkin: ਕੱਦੂ, halwa kaddu, ਹਲਵਾ ਕੱਦੂ, petha kaddu
bottle gourd: ਘੀਆ, kaddu ghia, ਘੀਆ ਕੱਦੂ, ਲੌਕੀ
bitter gourd: ਕਰੇਲਾ, karele, ਕਰੇਲੇ
cucumber: ਖੀਰਾ
capsicum: ਸ਼ਿਮਲਾ ਮਿਰਚ
sweet potato: ਸ਼ਕਰਕੰਦੀ
orange: ਸੰਤਰਾ
grape: ਅੰਗੂਰ
guava: ਅਮਰੂਦ
pomegranate: ਅਨਾਰ
papaya: ਪਪੀਤਾ
watermelon: hadwana, ਤਰਬੂਜ, ਹਦਵਾਣਾ, matira, ਮਤੀਰਾ, hadwaana
almond: ਬਦਾਮ
cashew: ਕਾਜੂ
raisin: saugi, ਸੌਗੀ
groundnut: ਮੂੰਗਫਲੀ
fennel: ਸੌਂਫ
carom: ਅਜਵਾਇਣ, jawain, ਜਵੈਣ
fenugreek: ਮੇਥੀ
mint: ਪੁਦੀਨਾ
black pepper: ਕਾਲੀ ਮਿਰਚ
cardamom: ਇਲਾਇਚੀ
clove: ਲੌਂਗ
asafoetida: ਹਿੰਗ
tamarind: ਇਮਲੀ
coconut: ਨਾਰੀਅਲ
mutton: ਮਟਨ, bakre da meat, ਬੱਕਰੇ ਦਾ ਮੀਟ, ਮੀਟ
bread: ਡਬਲਰੋਟੀ, ਬ੍ਰੈੱਡ
biscuit: ਬਿਸਕੁਟ
sweet: ਮਠਿਆਈ, mithiai, ਮਿਠਾਈ, ਬਰਫ਼ੀ ਮਿਠਾਈ
pickle: ਅਚਾਰ
papad: ਪਾਪੜ
incense: ਅਗਰਬੱਤੀ
dhoop: ਧੂਪ, ਧੂਫ਼
candle: ਮੋਮਬੱਤੀ
broom: ਝਾੜੂ, jhaaru, bahukar, ਬਹੁਕਰ
wheat: kanak, ਕਣਕ
masoor dal: masran di dal, masur di dal, ਮਸਰਾਂ ਦੀ ਦਾਲ, ਮਸਰ ਦਾਲ, ਮਸੂਰ ਦਾਲ
toor dal: arhar di dal, ਅਰਹਰ ਦੀ ਦਾਲ, ਅਰਹਰ ਦਾਲ
kala chana: kale chole, ਕਾਲੇ ਛੋਲੇ
dry ginger: sundh, ਸੁੰਢ
methi leaves: ਮੇਥੇ
sponge gourd: ghiya tori, ਘੀਆ ਤੋਰੀ
apple gourd: tinde, ਟਿੰਡੇ, ਟੀਂਡੇ, tindo
turmeric powder: ਹਲਦੀ ਪਾਊਡਰ
curry leaf: ਕੜੀ ਪੱਤਾ
raw banana: ਕੱਚੇ ਕੇਲੇ
raw mango: ambian, ਅੰਬੀ, ਅੰਬੀਆਂ
kinnow: kinnu, ਕਿੰਨੂ
sweet lime: mausami, ਮੌਸੰਮੀ, ਮੁਸੰਮੀ
litchi: ਲੀਚੀ
plum: alucha, aloocha, ਅਲੂਚਾ, ਆਲੂ ਬੁਖਾਰਾ
peach: aarhu, aaroo, ਆੜੂ
pear: naakh, babugosha, ਨਾਖ, ਨਾਸ਼ਪਾਤੀ
gooseberry: aula, ਔਲਾ, ਆਂਵਲਾ
detergent bar: kapde dhon wala saban, ਕੱਪੜੇ ਧੋਣ ਵਾਲਾ ਸਾਬਣ
detergent: kapde dhon wala powder, ਕੱਪੜੇ ਧੋਣ ਵਾਲਾ ਪਾਊਡਰ, ਸਰਫ
dishwash: bhande manjan wala saban, ਭਾਂਡੇ ਧੋਣ ਵਾਲਾ ਸਾਬਣ
pistachio: ਪਿਸਤਾ
fig: ਅੰਜੀਰ
saffron: ਕੇਸਰ
nutmeg: ਜਾਇਫਲ
bay leaf: ਤੇਜ ਪੱਤਾ
poppy seed: ਖਸਖਸ
corn: chhalli, challi, ਛੱਲੀ, ਮੱਕੀ
mushroom: khumban, ਖੁੰਬਾਂ, ਮਸ਼ਰੂਮ
poha: ਪੋਹਾ
lamp: deeva, ਦੀਵਾ, ਦੀਵੇ
matchbox: teelan di dabbi, ਮਾਚਿਸ, ਤੀਲਾਂ ਦੀ ਡੱਬੀ
camphor: ਕਪੂਰ, ਕਾਫ਼ੂਰ
shampoo: ਸ਼ੈਂਪੂ
toothpaste: ਟੂਥਪੇਸਟ
hair oil: ਵਾਲਾਂ ਦਾ ਤੇਲ, valan da tel
henna: ਮਹਿੰਦੀ
coffee: ਕਾਫੀ, ਕੌਫੀ
cheese: ਚੀਜ਼
cream: ਕਰੀਮ, ਮਲਾਈ
khoya: ਖੋਆ
rusk: ਰਸ
roti: ਰੋਟੀ, ਫੁਲਕਾ
ragi: ਰਾਗੀ
bajra: ਬਾਜਰਾ
jowar: ਜਵਾਰ
dalia: ਦਲੀਆ
sabudana: ਸਾਬੂਦਾਣਾ
rice flour: chaulan da atta, ਚੌਲਾਂ ਦਾ ਆਟਾ
corn flour: ਕਾਰਨ ਫਲੋਰ
vermicelli: seviyan, ਸੇਵੀਆਂ
lobia: raungi, ਰੌਂਗੀ, ਲੋਬੀਆ
soya chunks: soya vadiyan, ਸੋਇਆ ਵੜੀਆਂ, ਸੋਇਆਬੀਨ
rock salt: sendha lun, ਸੇਂਧਾ ਲੂਣ
black salt: kala lun, ਕਾਲਾ ਲੂਣ
groundnut oil: moongphali da tel, ਮੂੰਗਫਲੀ ਦਾ ਤੇਲ
sunflower oil: surajmukhi da tel, ਸੂਰਜਮੁਖੀ ਦਾ ਤੇਲ, ਸੂਰਜਮੁਖੀ ਤੇਲ
coconut oil: khope da tel, ਖੋਪੇ ਦਾ ਤੇਲ, ਨਾਰੀਅਲ ਤੇਲ
sesame oil: til da tel, ਤਿਲ ਦਾ ਤੇਲ
red chilli: lal mirchan, ਲਾਲ ਮਿਰਚ, ਸੁੱਕੀ ਲਾਲ ਮਿਰਚ
chilli powder: ਲਾਲ ਮਿਰਚ ਪਾਊਡਰ
coriander powder: ਧਨੀਆ ਪਾਊਡਰ
coriander seed: sukka dhania, ਸੁੱਕਾ ਧਨੀਆ
black cardamom: vaddi elaichi, ਵੱਡੀ ਇਲਾਇਚੀ
cinnamon: ਦਾਲਚੀਨੀ
mace: ਜਵਿੱਤਰੀ
sesame: ਤਿਲ
garam masala: ਗਰਮ ਮਸਾਲਾ
kasuri methi: ਕਸੂਰੀ ਮੇਥੀ
vinegar: ਸਿਰਕਾ
coriander leaves: ਹਰਾ ਧਨੀਆ
beans: faliyan, ਫਲੀਆਂ
cluster beans: guara, ਗੁਆਰਾ
ridge gourd: ਤੋਰੀ, ਰਾਮ ਤੋਰੀ
pointed gourd: ਪਰਵਲ
ash gourd: ਪੇਠਾ
yam: ਜ਼ਿਮੀਕੰਦ
taro: ਅਰਬੀ
beetroot: ਚੁਕੰਦਰ
drumstick: suhanjana, ਸੁਹੰਜਣਾ
spring onion: hare piaz, ਹਰੇ ਪਿਆਜ਼, bhukan, ਭੂਕਾਂ
amaranth: ਚੌਲਾਈ
sweet corn: ਸਵੀਟ ਕੌਰਨ
jackfruit: ਕਟਹਲ
muskmelon: ਖਰਬੂਜਾ
pineapple: ਅਨਾਨਾਸ
chikoo: ਚੀਕੂ
custard apple: ਸ਼ਰੀਫਾ
black plum: ਜਾਮਣ
tender coconut: ਕੱਚਾ ਨਾਰੀਅਲ
dates: ਖਜੂਰ
walnut: ਅਖਰੋਟ
makhana: makhane, ਮਖਾਣੇ
dry coconut: khopa, ਖੋਪਾ
dry fruits: sukke meve, ਸੁੱਕੇ ਮੇਵੇ
prawn: ਝੀਂਗਾ
meat: ਮਾਸ
mince: ਕੀਮਾ
juice: ਜੂਸ
soft drink: ਕੋਲਡ ਡਰਿੰਕ, ਠੰਡਾ
namkeen: ਨਮਕੀਨ
chips: ਚਿਪਸ
bhujia: ਭੁਜੀਆ
noodles: ਨੂਡਲਜ਼
chocolate: ਚਾਕਲੇਟ
candy: ਟੌਫ਼ੀ
ice cream: ਆਈਸਕ੍ਰੀਮ, ਆਈਸ ਕਰੀਮ
jam: ਜੈਮ
toothbrush: ਟੂਥਬਰੱਸ਼
razor: ਰੇਜ਼ਰ
talcum powder: ਟੈਲਕਮ ਪਾਊਡਰ
sanitary pad: ਸੈਨੇਟਰੀ ਪੈਡ
diaper: ਡਾਇਪਰ
floor cleaner: ਫਰਸ਼ ਕਲੀਨਰ
toilet cleaner: ਟਾਇਲਟ ਕਲੀਨਰ
mop: ਪੋਚਾ
bucket: ਬਾਲਟੀ
scrubber: joona, ਜੂਨਾ
dustbin: ਕੂੜਾਦਾਨ
cotton wick: ਰੂੰ ਦੀ ਬੱਤੀ
battery: ਬੈਟਰੀ
bulb: ਬਲਬ
mosquito repellent: ਮੱਛਰ ਮਾਰ
medicine: ਦਵਾਈ
kumkum: ਸੰਧੂਰ
betel leaf: ਪਾਨ
flower: ਫੁੱਲ
fruit: ਫਲ
spice: ਮਸਾਲਾ, ਮਸਾਲੇ
cotton: ਰੂੰ
notebook: ਕਾਪੀ
pen: ਪੈੱਨ
`;
