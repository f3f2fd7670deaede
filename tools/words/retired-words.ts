/** A word or phrase that the project no longer uses, and what to write instead. */
export type RetiredWord = {
  readonly pattern: RegExp;
  /** Completes “write …”. */
  readonly instead: string;
  /** An example line that `pattern` must match; otherwise the check itself is broken. */
  readonly counterexample: string;
  /** Files in which the word has its usual meaning. */
  readonly allowedIn?: RegExp;
};

export const RETIRED_WORDS: readonly RetiredWord[] = [
  {
    pattern: /\b(?:walk(?:s|ed|ing)? (?:to|on|between|inside)\b|(?:a|the) walk\b)|\b\w*[a-z]Walk(?:To)?\b/,
    instead: 'navigate, navigation; for docs, walkthrough',
    counterexample: '/** The page that is walked to. */',
    allowedIn: /^demo\/src\/catalogue\//,
  },
  {
    pattern: /\b(?:watch|note|on|is|use)Silen(?:ce|t)\w*|\bthe silence\b/,
    instead: 'offline; of a call, “no response”',
    counterexample: 'if (isSilent()) return;',
  },
  {
    pattern: /(?<!what a screen reader )\b(?:hears|heard) of\b|\bhearers?\b/,
    instead: 'is notified, subscribes, listener',
    counterexample: 'for (const hear of hearers) hear(state);',
  },
  {
    pattern: /\b(?:an|bulk|each|every|this) acts?\b|\b[A-Z]?[a-z]+Acts\b|\bActContext\b/,
    instead: 'action',
    counterexample: '/** What an act is done with. */',
  },
  {
    pattern: /\b(?:Cart|Member|Visitor|List|Fault)Desk\b|\bgetDeskProducts\b|\bproduct desk\b/,
    instead: 'product table, cart store, list worker, fault control; “desk” is the order desk alone',
    counterexample: 'export class MemberDesk implements CartDesk {}',
  },
  {
    pattern: /features\/found\b/,
    instead: 'seo',
    counterexample: "import { robots } from '#features/found/index.ts';",
  },
  {
    pattern: /\bPRODUCT_ORDERS\b|\bProductOrder\b/,
    instead: 'sort; an “order” is a purchase',
    counterexample: 'readonly order: ProductOrder;',
  },
  {
    pattern: /\bso-manieth\b|\bnobody's affair\b|\bfor nothing's sake\b/,
    instead: 'what happens, in plain words',
    counterexample: 'Passes the point for the so-manieth time.',
  },
  {
    pattern: /\bcame(?:_b|B)ack\b|\bCAME_BACK\b|\bCameBack/,
    instead: 'return outcome',
    counterexample: 'readonly cameBack: CameBack;',
    allowedIn:
      /\/migrations\/|\/schema\.ts$|\/value-rules\.test\.ts$|\/return-outcome\.queries\.ts$|^docs\/payments\.md$/,
  },
  {
    pattern: /\banew\b|\b\w*[a-z]Anew(?![a-z])/,
    instead: 'again; recreate, refetch, reload, re-encode',
    counterexample: '/** Arranges everything anew. */',
  },
  {
    pattern: /\bas (?:it|they) travels?\b|\btravels apart\b/,
    instead: 'as JSON, in a response; of stock, “is sent separately”',
    counterexample: '/** A product as it travels. */',
  },
  {
    pattern: /\bparted by\b/,
    instead: 'separated by',
    counterexample: '/** Words, parted by commas. */',
  },
  {
    pattern: /\btold of\b/,
    instead: 'is notified of, gets a mail or a message about',
    counterexample: '/** Devices that are told of orders. */',
  },
  {
    pattern: /\bpast the shop\b/,
    instead: 'directly in the database',
    counterexample: '/** Creates shoppers, past the shop. */',
  },
  {
    pattern: /\bdead (?:session|token)s?\b/,
    instead: 'ended session, expired token',
    counterexample: "it('ends a dead session', …",
  },
  {
    pattern: /\b(?:who|whoever) asks\b|\bWho(?:ever)? asks\b/,
    instead: 'the caller, the client',
    counterexample: '// Who asks knows that there is one.',
    allowedIn: /\/messages\//,
  },
  {
    pattern: /\b(?:AnswerOf|answerOf|checkAnswers|readAnswer)\b|\blost answers?\b/,
    instead: 'response',
    counterexample: 'export type AnswerOf<Name extends CallName> = …',
  },
  {
    pattern: /\b(?:createDueWork|DueWork|workOff)\b|\bdue-work\b/,
    instead: 'periodic job, runBatches',
    counterexample: "import { createDueWork } from '../due-work.ts';",
  },
  {
    pattern: /\bTrouble(?:Watch)?\b|\bonTrouble\b/,
    instead: 'StorageProblem (of the database or a disk), RefundProblem, failure',
    counterexample: 'readonly onTrouble?: (trouble: Trouble) => void;',
  },
  {
    pattern: /\bshare[ -]cards?\b|ShareCard|\bSHARE_FRAME\b/,
    instead: 'preview image (of a shared link)',
    counterexample: 'const card = await toShareCard(picture, label);',
  },
];
