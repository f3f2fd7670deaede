/** The examples that the box types, repeatedly and in this order. */
export const EXAMPLES = [
  'milk',
  'bread',
  'sugar',
  'panner',
  'chocolate',
  'curd',
  'rice',
  'egg',
  'chips',
] as const;

const KEY_MS = 50;
const HOLD_MS = 1000;

export type TypingFrame = {
  /** The text in the box. */
  text: string;
  /** How long it is shown, in milliseconds. */
  lasts: number;
};

/** One round: each example typed letter by letter, held, and deleted letter by letter. */
export function typingFrames(examples: readonly string[] = EXAMPLES): TypingFrame[] {
  return examples.flatMap((example) => {
    const typed = Array.from(example, (_, end) => ({ text: example.slice(0, end + 1), lasts: KEY_MS }));
    const erased = typed.slice(0, -1).reverse();
    return [...typed.slice(0, -1), { text: example, lasts: HOLD_MS }, ...erased, { text: '', lasts: KEY_MS }];
  });
}
