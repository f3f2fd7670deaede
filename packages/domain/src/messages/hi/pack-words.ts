import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/pack-words.ts';

export const texts = catalogue({
  per100Grams: '{price}/100 ग्राम',
  perLitre: '{price}/लीटर',
  perPiece: '{price}/पीस',
  words:
    'mg=मिग्रा, g gm gms gram grams=ग्राम, kg kgs=किलो, ml=मिली, l ltr ltrs litre litres liter=लीटर, m metre metres=मीटर, cm=सेमी, pc pcs piece pieces=पीस, dozen=दर्जन, pair pairs=जोड़ी, set=सेट, combo=कॉम्बो, pack packs=पैक, packet packets pkt=पैकेट, pouch=पाउच, sachet sachets=सैशे, bottle bottles=बोतल, can=कैन, tin=टिन, jar=जार, box=डिब्बा, tub=टब, tube=ट्यूब, tray=ट्रे, carton=कार्टन, bag bags=बैग, bunch=गुच्छा, bundle=बंडल, roll rolls=रोल, sheet sheets=शीट, page pages=पेज, tablet tablets tab=टैबलेट, capsule capsules=कैप्सूल, stick sticks=स्टिक, bunches=गुच्छे, card cards=कार्ड, pulls=शीट, boxes=डिब्बे, unit units=यूनिट, item items=आइटम',
}) satisfies typeof english;
