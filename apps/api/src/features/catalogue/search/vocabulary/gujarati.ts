/** Gujarati, in Latin letters and in Gujarati script. Sources: bilingual packs, and the names of Gujarat's market yards. */
export const GUJARATI = `
milk: doodh, દૂધ
curd: dahi, દહીં
buttermilk: chhash, chaash, છાશ
butter: makhan, માખણ
ghee: ઘી
egg: inda, eenda, ઈંડા
rice: chokha, ચોખા
atta: ghau no lot, ઘઉંનો લોટ
flour: લોટ
besan: chana no lot, ચણાનો લોટ
poha: pauva, poha, પૌંઆ
murmura: mamra, મમરા
sugar: khand, ખાંડ
jaggery: gol, ગોળ
salt: mithu, meethu, મીઠું
oil: તેલ
groundnut oil: singtel, sing tel, સીંગતેલ
toor dal: tuver dal, તુવેર દાળ
moong dal: mag, મગ, mag ni dal, મગની દાળ
dal: દાળ
groundnut: shing, સીંગ
onion: dungri, dungli, ડુંગળી
tomato: tameta, ટામેટા
potato: bataka, batata, બટાકા, બટેટા
garlic: lasan, લસણ
ginger: aadu, આદુ
brinjal: ringan, ringna, રીંગણ
lady finger: bhinda, ભીંડા
cabbage: kobij, કોબીજ
bottle gourd: dudhi, દૂધી
bitter gourd: karela, કારેલા
ridge gourd: turiya, તુરિયા
cucumber: kakdi, કાકડી
pea: vatana, વટાણા
spinach: palak, પાલક
fenugreek: methi, મેથી
coriander leaves: kothmir, કોથમીર
coriander: dhana, ધાણા
mint: fudino, ફુદીનો
lemon: limbu, લીંબુ
green chilli: lila marcha, લીલા મરચા
chilli: marcha, marchu, મરચું
turmeric: haldar, હળદર
cumin: jeeru, જીરું
mustard: rai, રાઈ
tamarind: amli, આમલી
coconut: nariyel, નાળિયેર
banana: kela, કેળા
mango: keri, કેરી
apple: safarjan, સફરજન
pomegranate: dadam, દાડમ
tea: cha, ચા
honey: madh, મધ
water: પાણી
pickle: athanu, અથાણું
vegetable: shaak, શાક
broom: savarni, સાવરણી
`;
