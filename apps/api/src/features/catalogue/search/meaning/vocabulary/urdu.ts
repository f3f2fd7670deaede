/**
 * Urdu, in Latin letters and in Arabic script. Source: common household words from general knowledge, not yet checked
 * by a speaker.
 */
export const URDU = `
milk: دودھ
curd: دہی
buttermilk: chaachh, چھاچھ, لسی
butter: مکھن
ghee: گھی, دیسی گھی
cream: بالائی, ملائی
cheese: پنیر سلائس
paneer: پنیر
khoya: کھویا
egg: انڈا, انڈے
bread: ڈبل روٹی
rice: چاول
wheat: گیہوں, گندم
atta: آٹا, گندم کا آٹا
maida: میدہ
besan: بیسن
sooji: سوجی
dalia: دلیہ
vermicelli: سویاں
poha: پوہا
murmura: مرمرے
sugar: شکر, چینی
jaggery: گڑ
mishri: مصری
salt: نمک
black salt: کالا نمک
rock salt: سیندھا نمک, لاہوری نمک
oil: تیل, کھانے کا تیل
mustard oil: سرسوں کا تیل
coconut oil: ناریل کا تیل
dal: دال
toor dal: ارہر دال, ارہر کی دال
moong dal: مونگ دال, مونگ کی دال
urad dal: maash ki daal, mash ki dal, ماش کی دال, اڑد دال
masoor dal: مسور دال, مسور کی دال
chana dal: چنا دال, چنے کی دال
kabuli chana: کابلی چنا, چھولے
kala chana: کالا چنا, چنے
rajma: راجما
lobia: لوبیا
groundnut: مونگ پھلی
onion: پیاز
tomato: ٹماٹر
potato: آلو
garlic: لہسن
ginger: ادرک
dry ginger: سونٹھ
brinjal: بینگن
lady finger: بھنڈی
cauliflower: پھول گوبھی, گوبھی
cabbage: بند گوبھی
carrot: گاجر
radish: مولی
turnip: shaljam, شلجم
beetroot: chuqandar, چقندر
spinach: پالک
pea: مٹر
cucumber: کھیرا, ککڑی
bottle gourd: لوکی, کدو لوکی
bitter gourd: کریلا, کریلے
ridge gourd: ترئی, توری
pumpkin: کدو
apple gourd: ٹنڈا, ٹنڈے
taro: اروی
sweet potato: shakarqandi, شکرقندی
capsicum: شملہ مرچ
mushroom: کھمبی, مشروم
corn: مکئی, بھٹہ
lemon: leemu, لیموں, نیبو
green chilli: ہری مرچ
red chilli: لال مرچ
chilli: مرچ
chilli powder: لال مرچ پاؤڈر, پسی مرچ
black pepper: کالی مرچ
turmeric: ہلدی
cumin: زیرہ
coriander: دھنیا
coriander leaves: ہرا دھنیا
mint: podina, پودینہ
curry leaf: کڑی پتہ
cardamom: الائچی
clove: لونگ
cinnamon: darchini, دار چینی, دارچینی
asafoetida: ہینگ
fenugreek: میتھی, میتھی دانہ
fennel: سونف
carom: اجوائن
nigella: کلونجی
poppy seed: khashkhash, خشخاش
bay leaf: تیز پات, تیز پتہ
nutmeg: جائفل
mace: جاوتری
saffron: زعفران
sesame: تل
mustard: سرسوں, رائی
flax seed: السی
tamarind: املی
garam masala: گرم مسالہ, گرم مصالحہ
spice: masalah, مسالہ, مصالحہ
vinegar: سرکہ
pickle: اچار
honey: شہد
tea: چائے, چائے پتی
coffee: کافی
water: پانی
juice: جوس, رس
apple: سیب
banana: کیلا, کیلے
mango: آم
orange: سنترہ, نارنگی, مالٹا
sweet lime: موسمی
grape: انگور
guava: امرود
papaya: پپیتا
watermelon: تربوز
muskmelon: kharbooza, خربوزہ
pomegranate: انار
pineapple: انناس
pear: naashpaati, ناشپاتی
peach: aadoo, آڑو
plum: aaloo bukhara, آلو بخارا
custard apple: شریفہ
chikoo: چیکو
litchi: لیچی
black plum: جامن
gooseberry: آملہ
coconut: ناریل
dates: کھجور, چھوہارا
fig: انجیر
almond: baadaam, بادام
cashew: kaaju, کاجو
raisin: کشمش, منقہ
walnut: اخروٹ
pistachio: پستہ
apricot: خوبانی
dry fruits: khushk mewa, خشک میوہ, میوہ
fruit: پھل
vegetable: سبزی, ترکاری
chicken: murghi, مرغی, مرغ, چکن
mutton: bakre ka gosht, بکرے کا گوشت, مٹن
meat: گوشت
mince: قیمہ
fish: مچھلی
prawn: jheenga, جھینگا
biscuit: بسکٹ
rusk: پاپے, رسک
sweet: مٹھائی
papad: پاپڑ
ice cream: آئس کریم
chocolate: چاکلیٹ
soap: صابن
shampoo: شیمپو
toothpaste: ٹوتھ پیسٹ, منجن
detergent: کپڑے دھونے کا پاؤڈر, سرف
detergent bar: کپڑے دھونے کا صابن
dishwash: برتن دھونے کا صابن
broom: جھاڑو
hair oil: بالوں کا تیل
henna: مہندی
rose water: arq gulab, عرق گلاب
incense: اگربتی
candle: موم بتی
matchbox: ماچس
camphor: kaafoor, کافور
isabgol: اسپغول, isphagol
fragrance: ittar, عطر
medicine: دوا
betel leaf: پان
areca nut: chhaliya, چھالیہ, سپاری
flower: پھول
`;
