/**
 * Marathi, in Latin letters and in Devanagari. Sources: bilingual packs, and the names of Maharashtra's market
 * committees. Further names: common household words from general knowledge, not yet checked by a speaker.
 */
export const MARATHI = `
milk: doodh
buttermilk: taak, ताक
butter: loni, लोणी, लोणी पांढरे, pandhre loni
ghee: tup, toop, तूप, sajuk tup, साजूक तूप, तुप
egg: andi, अंडी
rice: tandul, tandool, तांदूळ, tandul kolam, तांदुळ, तांदूळ कोलम
atta: gavhache pith, kanik, गव्हाचे पीठ, कणीक, gavhache peeth, gavache pith, गव्हाचं पीठ, गहू पीठ, गव्हाचे पिठ
flour: pith, पीठ, peeth
besan: besan pith, बेसन पीठ, besanache pith, बेसनाचे पीठ, हरभरा पीठ
poha: pohe, पोहे, jad pohe, patal pohe, जाड पोहे, पातळ पोहे
murmura: kurmure, चुरमुरे, churmure, कुरमुरे
sugar: sakhar, साखर, saakhar, पिठी साखर
jaggery: gul, गूळ, gool, गुळ
salt: mith, meeth, मीठ, mithache, khadi mith, खडे मीठ, सैंधव मीठ
toor dal: tur dal, turichi dal, तूरडाळ, तूर डाळ, toordal, tur daal, turdal, तुरडाळ, तुरीची डाळ, तूरीची डाळ
moong dal: mugdal, mug dal, मूगडाळ, moog, मूग, mugachi dal, moogdal, मुगाची डाळ, मुगडाळ, मुग डाळ, हिरवे मूग, hirve moog
chana dal: harbhara dal, हरभरा डाळ, harbharyachi dal, चणाडाळ, चणा डाळ, हरभऱ्याची डाळ
dal: डाळ
kala chana: harbhara, हरभरा
groundnut: shengdana, shengdane, bhuimug, शेंगदाणे, bhuimugachya shenga, भुईमूग, शेंगदाणा
onion: kanda, कांदा, kande, कांदे
tomato: टोमॅटो
potato: batata, batate, बटाटा, बटाटे
garlic: lasoon, लसूण
ginger: aale, आले, आलं
brinjal: vangi, wangi, वांगी, vange, वांगे, वांगं
lady finger: bhendi, भेंडी, bhendya, भेंड्या
cauliflower: flower vegetable, फ्लॉवर
cabbage: kobi, कोबी, pan kobi, paan kobi, पानकोबी, कोबीज
bottle gourd: dudhi bhopla, दुधी, dudhya bhopla, दुधी भोपळा, दुध्या भोपळा
pumpkin: bhopla, भोपळा, lal bhopla, tambda bhopla, लाल भोपळा, तांबडा भोपळा
bitter gourd: karle, कारले, karli, कारली
ridge gourd: dodka, दोडका, dodki, shirala, शिराळे, दोडके
cluster beans: gavari, गवार, gavar shenga, गवारीच्या शेंगा, गवार शेंग
cucumber: kakadi, काकडी, kakdya, काकड्या
fenugreek: मेथी, methi dane, मेथी दाणे, methya
coriander leaves: kothimbir, kothmir, कोथिंबीर, kothimbeer, kothimbirichi judi, कोथिंबिर, कोथिंबीर जुडी
curry leaf: kadhipatta, कढीपत्ता, कडीपत्ता, कढी पत्ता
lemon: limbu, लिंबू, limbe, लिंबे
green chilli: hirvi mirchi, हिरवी मिरची, hirvya mirchya, हिरव्या मिरच्या
chilli: मिरची, mirchya, मिरच्या
turmeric: halad, हळद, हळकुंड, halkund
cumin: jire, जिरे
mustard: mohri, मोहरी, mohari, मोहरी डाळ, मोहऱ्या
tamarind: chinch, चिंच, chincha, चिंचा
coconut: naral, नारळ
banana: keli, केळी, keli velchi, केळं, केळे
mango: amba, आंबा, ambe, hapus amba, hapus, हापूस, हापूस आंबा, आंबे
orange: संत्री, santri, संत्रे
grape: draksha, द्राक्षे
pomegranate: dalimb, डाळिंब
guava: peru, पेरू, peroo, पेरु
watermelon: kalingad, कलिंगड, kalingade, टरबूज
tea: chaha, चहा, chaha powder, chahapatti, चहा पावडर, चहापत्ती
honey: madh, मध
water: पाणी, pinyache pani, पिण्याचे पाणी
fish: mase, मासे, masoli, maasli, मासा, मासळी
chicken: kombdi, कोंबडी, kombdiche mutton, कोंबडीचे मांस
pickle: lonche, लोणचे, lonchi, लोणचं, लोणची
vegetable: bhajya, भाज्या, bhajipala, भाजीपाला
broom: kersuni, केरसुणी
urad dal: udid dal, उडीद डाळ, udadachi dal, udid, उडीद, उडदाची डाळ, उडीदडाळ
masoor dal: मसूर डाळ, मसूरडाळ
moth bean: matki, मटकी
sabudana: साबुदाणा, साबुदाने, sabudane
jowar: jwari, ज्वारी
bajra: bajri, बाजरी, बाजरी दाणे
ragi: nachani, नाचणी
groundnut oil: shengdana tel, शेंगदाणा तेल, शेंगदाणे तेल, bhuimug tel
coconut oil: khobrel tel, khobarel, खोबरेल तेल
dry coconut: khobra, sukhe khobre, सुके खोबरे, सुकं खोबरं, sukha khobra, खोबरे, khobre
radish: मुळा, mula
beans: farasbi, ghevda, फरसबी, shravan ghevda, श्रावण घेवडा, घेवडा
pea: vatane, मटार, वाटाणे
drumstick: shevga, shevgyachya shenga, शेवगा, shevgyachi sheng, shevgachi sheng, शेवग्याची शेंग, शेवग्याच्या शेंगा
sweet potato: ratale, ratali, रताळे, ratalu, रताळी
yam: सुरण
ivy gourd: tondli, तोंडली, tondli bhaji, तोंडल्या
snake gourd: padwal, पडवळ, padval, पडवळे
capsicum: dhobli mirchi, ढोबळी मिरची, bhopli mirchi, भोपळी मिरची
corn: मका, makyache kanis, मक्याचे कणीस, kanis, कणीस
mint: पुदिना, pudina
dill: shepu, शेपू, shepuchi bhaji, शेपूची भाजी
apple: safarchand, सफरचंद
chikoo: चिकू, chiku
pineapple: अननस, ananas
papaya: popai, पपई, पपया
jackfruit: phanas, fanas, फणस, फणसाचे गरे
custard apple: सीताफळ
raisin: manuka, मनुका, बेदाणे
fennel: badishep, बडीशेप
carom: owa, ओवा
clove: लवंग
cardamom: veldode, velchi, वेलची, वेलदोडे
cinnamon: दालचिनी, dalchini kadi, दालचिनी काडी
sesame: तीळ
coriander seed: dhane, धणे, धने
chilli powder: tikhat, तिखट, lal tikhat, लाल तिखट, मिरची पावडर, mirchi pavdar
turmeric powder: हळद पावडर
prawn: kolambi, kolmbi, कोळंबी, kolambya, kolim, झिंगे
mutton: मटण, bokdache matan, बोकडाचे मटण, matan
crab: khekda, खेकडा, kurlya, chimbori, चिंबोरी, कुर्ल्या
incense: udbatti, उदबत्ती, udbattya, agarbattya, अगरबत्त्या, उदबत्त्या
matchbox: kadepeti, kadi peti, काडेपेटी, kadyapeti, आगपेटी, आगकाडी
soap: साबण, अंगाचा साबण, angacha saban
candle: menbatti, मेणबत्ती, menbattya, मेणबत्त्या
wheat: gahu, गहू
roasted chana dal: dalva, phutane dal, डाळवं, डाळवे
roasted chana: phutane, फुटाणे
lobia: chavli, चवळी
dried pea: वाटाणा सुका, safed vatana
dry ginger: sunth, सुंठ
sponge gourd: ghosale, घोसाळे
carrot: gajare, गाजरं
methi leaves: methichi bhaji, मेथीची भाजी, मेथीची जुडी
spinach: palakchi bhaji, पालकची भाजी
amaranth: math bhaji, lal math, लाल माठ, माठ
leafy vegetable: paalebhaji, palebhaji, पालेभाजी, पालेभाज्या
coriander powder: dhane pud, धणे पूड, धने पावडर
red chilli: sukya mirchya, lal mirchi sukhi, सुक्या मिरच्या, लाल मिरची, bedgi mirchi, ब्याडगी मिरची
cumin powder: jire pud, जिरे पूड
raw mango: kairi, कैरी
muskmelon: kharbuj, खरबूज
gooseberry: awala, avla, आवळा, आवळे
black plum: jambhul, jambhool, जांभूळ, जांभळे
litchi: लिची, lichi
dried fish: sukat, suki masli, सुकी मासळी, सुकट
pomfret: paplet, पापलेट
bombay duck: bombil, बोंबील
fruit: phale, fale, फळे, फळ, phala
jowar flour: jwariche pith, ज्वारीचे पीठ
bajra flour: bajriche pith, बाजरीचे पीठ
rice flour: tandalache pith, tandulache pith, तांदळाचे पीठ
ragi flour: nachniche pith, नाचणीचे पीठ
vari rice: varai, bhagar, वरई, भगर, vari tandul, वरी तांदूळ
vermicelli: shevaya, शेवया
sooji: rava barik, बारीक रवा
sunflower oil: suryaphul tel, सूर्यफूल तेल
sesame oil: tilache tel, तिळाचे तेल
oil: goda tel, गोडे तेल, gode tel, गोडेतेल
taro: alkudi, अळकुडी
colocasia leaves: alu chi pane, aluchi paane, अळूची पाने, अळू
cashew: kaju gar, काजूगर
bay leaf: tamalpatra, तमालपत्र
nigella: kalunji, कांदा बी
goda masala: गोडा मसाला
lamp: pantya, पणती, पणत्या
cotton wick: phulvati, वाती, फुलवाती
kumkum: haldi kunku, kunku, कुंकू
detergent bar: kapdyacha saban, कपड्याचा साबण
detergent: kapde dhuvaychi powder, धुण्याची पावडर, dhunyachi powder
dishwash: bhandi ghasaycha saban, भांडी घासायचा साबण, bhandyacha saban, भांड्यांचा साबण
hair oil: kesacha tel, केसांचे तेल
khoya: खवा, khava
biscuit: biskite, बिस्कीट, बिस्किटे
flower: phule, फुले
kabuli chana: kabuli chane, काबुली चणे
soya chunks: soya vadi, सोया वडी, सोया चंक्स
horse gram: hulge, kulith, हुलगे, कुळीथ
rock salt: shendelon, शेंदेलोण, शेंदे मीठ
black salt: kale mith, काळे मीठ
mustard oil: mohriche tel, मोहरीचे तेल
black cardamom: masala velchi, मसाला वेलची
black pepper: kali miri, mire, काळी मिरी, मिरे
nutmeg: jayphal, जायफळ
mace: jaypatri, जायपत्री
star anise: chakriphul, चक्रीफूल
saffron: keshar, केशर
vinegar: व्हिनेगर
pointed gourd: parval, परवळ
ash gourd: kohla, कोहळा
mushroom: alambi, अळंबी
beetroot: बीट
turnip: सलगम
raw banana: kachchi keli, कच्ची केळी
spring onion: kandyachi paat, paticha kanda, कांद्याची पात, पातीचा कांदा
mustard leaves: mohrichi bhaji, मोहरीची भाजी
sweet corn: स्वीट कॉर्न
sweet lime: mosambi, मोसंबी
pear: नासपती
tender coconut: shahale, शहाळे
fig: अंजीर
almond: बदाम
walnut: akrod, अक्रोड
pistachio: piste, पिस्ते
dry fruits: suka meva, सुका मेवा
meat: मांस
mince: khima, खिमा
coffee: कॉफी
juice: phalancha ras, फळांचा रस, ज्यूस
soft drink: sheetpey, शीतपेय
chips: वेफर्स, चिप्स
chocolate: चॉकलेट
candy: limlet, लिमलेट
ice cream: आईस्क्रीम
jam: जॅम
shampoo: शाम्पू, शॅम्पू
toothpaste: टूथपेस्ट
toothbrush: दात घासण्याचा ब्रश, टूथब्रश
talcum powder: टाल्कम पावडर
sanitary pad: सॅनिटरी पॅड
diaper: डायपर
floor cleaner: farshi cleaner, फरशी क्लीनर
toilet cleaner: टॉयलेट क्लीनर
bucket: badli, बादली
scrubber: ghasni, घासणी
dustbin: kacharapeti, कचरापेटी
camphor: kapur, कापूर
battery: बॅटरी
bulb: बल्ब
mosquito repellent: das agarbatti, dasanchi coil, डास अगरबत्ती, डासांची कॉइल
medicine: aushadh, औषध
henna: मेंदी
betel leaf: vidyache pan, विड्याचे पान
spice: मसाले
baby food: balacha aahar, बाळाचा आहार
cotton: kapus, कापूस
notebook: vahi, वही
pen: पेन
`;
