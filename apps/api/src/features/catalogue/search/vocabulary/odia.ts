/** Odia, in Latin letters and in Odia script. Sources: bilingual packs, and the names of Odisha's OSAM board price lists. */
export const ODIA = `
milk: khira dudha, kshira, ଦୁଧ, କ୍ଷୀର
curd: dahi, ଦହି
butter: lahuni, ଲହୁଣୀ
ghee: ghia, ଘିଅ
paneer: chhena, ଛେନା
egg: anda, ଅଣ୍ଡା
rice: chaula, ଚାଉଳ
atta: ଅଟା
poha: chuda, ଚୁଡ଼ା
murmura: mudhi, ମୁଢ଼ି
sugar: chini, ଚିନି
jaggery: guda, ଗୁଡ଼
salt: luna, ଲୁଣ
oil: tela, ତେଲ
dal: dali, ଡାଲି
toor dal: harada dali, ହରଡ଼ ଡାଲି
onion: piaja, ପିଆଜ
tomato: ବିଲାତି ବାଇଗଣ, ଟମାଟ
potato: ଆଳୁ
garlic: rasuna, ରସୁଣ
ginger: ଅଦା
brinjal: baigana, ବାଇଗଣ
lady finger: bhendi, ଭେଣ୍ଡି
pumpkin: kakharu, କଖାରୁ
pointed gourd: potala, ପୋଟଳ
raw banana: kancha kadali, କଞ୍ଚା କଦଳୀ
banana: kadali, ପାଚିଲା କଦଳୀ
coconut: nadia, ନଡ଼ିଆ
lemon: lembu, ଲେମ୍ବୁ
chilli: lanka, ଲଙ୍କା
turmeric: haladi, ହଳଦୀ
cumin: jira, ଜିରା
mustard: sorisa, ସୋରିଷ
tea: ଚା
water: pani, ପାଣି
fish: macha, ମାଛ
chicken: kukuda, କୁକୁଡ଼ା
vegetable: paniparba, ପନିପରିବା
soap: ସାବୁନ
`;
