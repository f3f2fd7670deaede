import { foldWords } from './fold.ts';

/**
 * Words for the same thing: English, Hindi in Latin letters as people type it, and in Devanagari.
 * A group's words find one another; several words in a row may be one name.
 */
const GROUPS = `
milk, doodh, dudh, दूध
paneer, panner, panir, cottage cheese, पनीर
curd, dahi, yogurt, yoghurt, yogart, दही
butter, makhan, makkhan, मक्खन
buttermilk, chaas, chaach, chhaas, mattha, छाछ
ghee, ghi, clarified butter, घी
cream, malai, मलाई
khoya, mawa, खोया, मावा
cheese, चीज
egg, anda, ande, अंडा, अंडे
bread, double roti, ब्रेड, डबल रोटी
flour, atta, aata, gehu atta, आटा
maida, refined flour, मैदा
besan, gram flour, chickpea flour, बेसन
sooji, suji, rava, rawa, semolina, सूजी
rice, chawal, chaval, चावल
poha, flattened rice, beaten rice, chivda, पोहा
murmura, puffed rice, muri, मुरमुरा
dal, daal, dhal, lentil, pulse, दाल
toor dal, arhar dal, tur dal, pigeon pea, अरहर दाल, तूर दाल
moong, mung, green gram, मूंग
urad, black gram, udad, उड़द
masoor, red lentil, मसूर
chana, channa, gram, चना
chickpea, kabuli chana, chole, chhole, काबुली चना, छोले
rajma, kidney bean, राजमा
lobia, black eyed pea, लोबिया
soyabean, soya chunk, soya badi, सोया
sugar, chini, cheeni, shakkar, चीनी, शक्कर
jaggery, gud, gur, गुड़
salt, namak, नमक
black salt, kala namak, काला नमक
oil, tel, तेल
mustard, sarson, sarso, rai, सरसों, राई
groundnut, peanut, moongfali, mungfali, मूंगफली
coconut, nariyal, नारियल
tea, chai, chay, चाय
coffee, kofi, कॉफी
water, pani, paani, पानी
juice, ras, जूस, रस
honey, shahad, shehad, शहद
spice, masala, मसाला
turmeric, haldi, हल्दी
chilli, chili, chilly, mirch, mirchi, मिर्च
red chilli, lal mirch, लाल मिर्च
black pepper, kali mirch, काली मिर्च
cumin, jeera, zeera, jira, जीरा
coriander, dhania, dhaniya, cilantro, धनिया
cardamom, elaichi, ilaichi, इलायची
clove, laung, lavang, लौंग
cinnamon, dalchini, दालचीनी
asafoetida, hing, हींग
fenugreek, methi, मेथी
fennel, saunf, sauf, सौंफ
carom, ajwain, ajwan, अजवाइन
bay leaf, tej patta, तेज पत्ता
saffron, kesar, zafran, केसर
sesame, til, तिल
tamarind, imli, इमली
vinegar, sirka, सिरका
pickle, achar, achaar, अचार
potato, aloo, alu, aaloo, आलू
onion, pyaz, pyaaz, kanda, प्याज
tomato, tamatar, tamater, टमाटर
garlic, lahsun, lehsun, लहसुन
ginger, adrak, adrakh, अदरक
okra, bhindi, lady finger, ladyfinger, भिंडी
brinjal, baingan, eggplant, aubergine, बैंगन
cauliflower, gobi, gobhi, phool gobi, फूलगोभी, गोभी
cabbage, patta gobi, patta gobhi, पत्तागोभी
carrot, gajar, गाजर
radish, mooli, muli, मूली
spinach, palak, पालक
pea, matar, mutter, मटर
cucumber, kheera, khira, kakdi, खीरा
bottle gourd, lauki, ghiya, dudhi, लौकी
bitter gourd, karela, करेला
ridge gourd, tori, turai, तोरी
pumpkin, kaddu, कद्दू
capsicum, shimla mirch, bell pepper, शिमला मिर्च
mushroom, khumb, मशरूम
sweet potato, shakarkand, शकरकंद
beetroot, chukandar, चुकंदर
lemon, nimbu, neembu, lime, नींबू
mint, pudina, पुदीना
curry leaf, curry leaves, kadi patta, kari patta, करी पत्ता
corn, makka, bhutta, maize, मक्का, भुट्टा
apple, seb, saib, सेब
banana, kela, केला
mango, aam, आम
orange, santra, santara, narangi, संतरा
grape, angoor, angur, अंगूर
guava, amrud, amrood, अमरूद
papaya, papita, पपीता
watermelon, tarbooz, tarbuj, तरबूज
pomegranate, anar, anaar, अनार
pineapple, ananas, अनानास
fruit, phal, फल
vegetable, sabzi, sabji, subzi, सब्जी
almond, badam, badaam, बादाम
cashew, kaju, काजू
raisin, kishmish, kismis, किशमिश
walnut, akhrot, अखरोट
pistachio, pista, पिस्ता
date, khajur, khajoor, खजूर
fig, anjeer, anjir, अंजीर
chicken, murgi, murga, चिकन, मुर्गा
fish, machli, machhli, मछली
mutton, gosht, मटन
biscuit, cookie, biskut, बिस्कुट
chip, wafer, चिप्स
sweet, mithai, मिठाई
chocolate, चॉकलेट
noodle, नूडल, नूडल्स
maggi, मैगी
vermicelli, sewai, seviyan, semiya, सेवई
papad, papadum, पापड़
soap, sabun, saabun, साबुन
shampoo, शैम्पू
toothpaste, manjan, tooth paste, टूथपेस्ट, मंजन
detergent, washing powder, डिटर्जेंट
broom, jhadu, jhaadu, झाड़ू
incense, agarbatti, agarbathi, अगरबत्ती
matchbox, machis, माचिस
diaper, nappy, डायपर
`;

/** A name of a concept: its folded words in a row. */
export type ConceptName = readonly string[];

const groups: ConceptName[][] = GROUPS.trim()
  .split('\n')
  .map((line) => line.split(',').map(foldWords));

const groupsByName = new Map<string, ConceptName[][]>();
for (const group of groups) {
  for (const name of group) {
    const key = name.join(' ');
    groupsByName.set(key, [...(groupsByName.get(key) ?? []), group]);
  }
}

/** The most words that one name has. */
export const LONGEST_NAME = Math.max(...groups.flat().map((name) => name.length));

/** The other names of what these folded words name; empty where they name nothing known. */
export function otherNames(words: readonly string[]): ConceptName[] {
  const key = words.join(' ');
  return (groupsByName.get(key) ?? []).flat().filter((name) => name.join(' ') !== key);
}

/** Brands that people say when they mean a kind of goods. */
const BRANDS = `
maggi: noodle
मैगी: noodle
surf: detergent
rin: detergent
bisleri: water
parle: biscuit
kurkure: chip
lays: chip
colgate: toothpaste
dettol: soap
vim: dishwash
harpic: toilet cleaner
odomos: mosquito
pampers: diaper
nescafe: coffee
horlicks: health drink
bournvita: health drink
coke: cola
pepsi: cola
`;

const kindsByBrand = new Map(
  BRANDS.trim()
    .split('\n')
    .map((line): [string, ConceptName[]] => {
      const [brand = '', kinds = ''] = line.split(':');
      return [foldWords(brand).join(' '), kinds.split(',').map(foldWords)];
    }),
);

/** The kinds of goods that a brand stands for: to be offered where the shop doesn't sell the brand. */
export function kindsOfBrand(words: readonly string[]): ConceptName[] {
  return kindsByBrand.get(words.join(' ')) ?? [];
}
