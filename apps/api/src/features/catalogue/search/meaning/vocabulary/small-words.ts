import { foldWords } from '../../text/fold.ts';

/** Words that people say but don't search for. English, and Hindi in Latin letters. */
export const FILLERS: ReadonlySet<string> = new Set(
  `and the of for with in a an to or my me i some any something want need buy get give please show find order online
  price near best good cheap from on at against ka ki ke ko se aur wala wali wale chahiye chahie liye kuch mujhe do de dena packet pkt n
  have has had am is are was be we our us you your his her their this that these there very really hai hain tha mera meri hamare`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Words that people add to a need: 'tablet for headache', 'fasting food'. Folded. */
export const REMEDIES: ReadonlySet<string> = new Set(
  foldWords(
    `medicine remedy relief tablet dawai dawa treatment cure problem item product thing stuff food killer control
    solution supplies essentials khana saman samaan goli upay ilaj use daily kit keep away stop prevent avoid reduce
    remove fight repel rid bhagane marne hatane rokne karne eat eating during day time tonight today coming come
    serve serving night month monthly people person patient suffering feeling getting ready friend evening morning weekend`,
  ),
);

/** Forms in which remedies and killers are sold: 'cockroach spray'. Folded. */
export const DOSAGES: ReadonlySet<string> = new Set(
  foldWords('spray coil liquid gel cream balm ointment drops syrup powder oil chalk bat capsule lotion'),
);

/** Number words before a unit: '0.5' for 'aadha'. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    half: '0.5',
    aadha: '0.5',
    adha: '0.5',
    aadhi: '0.5',
    ardha: '0.5',
    आधा: '0.5',
    hlf: '0.5',
    quarter: '0.25',
    pav: '0.25',
    pao: '0.25',
    paav: '0.25',
    pau: '0.25',
    paw: '0.25',
    पाव: '0.25',
    pauna: '0.75',
    dedh: '1.5',
    डेढ़: '1.5',
    dhai: '2.5',
    adhai: '2.5',
    ढाई: '2.5',
    one: '1',
    ek: '1',
    एक: '1',
    two: '2',
    do: '2',
    दो: '2',
    three: '3',
    teen: '3',
    तीन: '3',
    four: '4',
    char: '4',
    chaar: '4',
    five: '5',
    paanch: '5',
    panch: '5',
    six: '6',
    chhe: '6',
    eight: '8',
    ten: '10',
    das: '10',
    dus: '10',
    darjan: 'dozen',
    दर्जन: 'dozen',
    dozen: 'dozen',
    doz: 'dozen',
  }),
);
