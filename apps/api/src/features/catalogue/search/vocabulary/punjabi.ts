/** Punjabi, in Latin letters and in Gurmukhi. Sources: bilingual packs, and the names of Punjab's mandi board. Further names: the language's common household words, as bilingual dictionaries have them. */
export const PUNJABI = `
milk: dudh, ਦੁੱਧ
curd: dahi, ਦਹੀਂ
buttermilk: lassi namkeen, ਲੱਸੀ
butter: makhan, ਮੱਖਣ
ghee: ਘਿਓ
paneer: ਪਨੀਰ
egg: aanda, ਆਂਡਾ, ਅੰਡੇ
rice: chaul, ਚੌਲ
atta: ਆਟਾ
sugar: khand, ਖੰਡ
jaggery: gurh, ਗੁੜ
salt: loon, lun, ਲੂਣ
oil: ਤੇਲ
dal: ਦਾਲ
kabuli chana: chhole, ਛੋਲੇ
onion: ganda, gande, ਗੰਢਾ, ਪਿਆਜ਼, ਪਿਆਜ
tomato: ਟਮਾਟਰ
potato: ਆਲੂ
garlic: lassan, ਲਸਣ
ginger: adrak, ਅਦਰਕ
brinjal: bataun, vatau, ਬੈਂਗਣ
lady finger: ਭਿੰਡੀ
cauliflower: ਗੋਭੀ
carrot: ਗਾਜਰ
spinach: ਪਾਲਕ
mustard: saron, ਸਰ੍ਹੋਂ
pea: ਮਟਰ
lemon: ਨਿੰਬੂ
green chilli: ਹਰੀ ਮਿਰਚ
chilli: ਮਿਰਚ
turmeric: ਹਲਦੀ
cumin: ਜੀਰਾ
coriander: ਧਨੀਆ
banana: ਕੇਲਾ
mango: amb, ਅੰਬ
apple: ਸੇਬ
tea: chah, ਚਾਹ
honey: ਸ਼ਹਿਦ
water: ਪਾਣੀ
fish: machhi, ਮੱਛੀ
chicken: kukkad, kukad, ਮੁਰਗਾ
soap: ਸਾਬਣ
vegetable: ਸਬਜ਼ੀ
besan: ਬੇਸਣ
maida: ਮੈਦਾ
sooji: ਸੂਜੀ
makki atta: makki da atta, ਮੱਕੀ ਦਾ ਆਟਾ
rajma: rajmanh, ਰਾਜਮਾਂਹ
moong dal: moongi, ਮੂੰਗੀ
urad dal: maanh di dal, mah di dal, ਮਾਂਹ ਦੀ ਦਾਲ
chana dal: ਛੋਲਿਆਂ ਦੀ ਦਾਲ
mustard leaves: sarson da saag, ਸਰ੍ਹੋਂ ਦਾ ਸਾਗ
mustard oil: saron da tel, ਸਰ੍ਹੋਂ ਦਾ ਤੇਲ
radish: ਮੂਲੀ
turnip: gonglu, ਸ਼ਲਗਮ, ਗੋਂਗਲੂ
cabbage: ਬੰਦ ਗੋਭੀ
pumpkin: ਕੱਦੂ
bottle gourd: ਘੀਆ
bitter gourd: ਕਰੇਲਾ
cucumber: ਖੀਰਾ
capsicum: ਸ਼ਿਮਲਾ ਮਿਰਚ
sweet potato: ਸ਼ਕਰਕੰਦੀ
orange: ਸੰਤਰਾ
grape: ਅੰਗੂਰ
guava: ਅਮਰੂਦ
pomegranate: ਅਨਾਰ
papaya: ਪਪੀਤਾ
watermelon: hadwana, ਤਰਬੂਜ, ਹਦਵਾਣਾ
almond: ਬਦਾਮ
cashew: ਕਾਜੂ
raisin: saugi, ਸੌਗੀ
groundnut: ਮੂੰਗਫਲੀ
fennel: ਸੌਂਫ
carom: ਅਜਵਾਇਣ
fenugreek: ਮੇਥੀ
mint: ਪੁਦੀਨਾ
black pepper: ਕਾਲੀ ਮਿਰਚ
cardamom: ਇਲਾਇਚੀ
clove: ਲੌਂਗ
asafoetida: ਹਿੰਗ
tamarind: ਇਮਲੀ
coconut: ਨਾਰੀਅਲ
mutton: ਮਟਨ
bread: ਡਬਲਰੋਟੀ, ਬ੍ਰੈੱਡ
biscuit: ਬਿਸਕੁਟ
sweet: ਮਠਿਆਈ
pickle: ਅਚਾਰ
papad: ਪਾਪੜ
incense: ਅਗਰਬੱਤੀ
candle: ਮੋਮਬੱਤੀ
broom: ਝਾੜੂ
`;
