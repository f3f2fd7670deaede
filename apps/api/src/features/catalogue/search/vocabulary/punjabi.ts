/** Punjabi, in Latin letters and in Gurmukhi. Sources: bilingual packs, and the names of Punjab's mandi board. */
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
`;
