/** The 32 codes in which Windows-1252 differs from Latin-1; 81, 8D, 8F, 90 and 9D are undefined. */
const EXTRA = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const BYTES = new Map([...EXTRA].map((letter, at) => [letter, 0x80 + at]));

/** Decodes Windows-1252 with a table, because the runtime's decoder sometimes treats these codes as Latin-1. */
export function fromWindows1252(bytes: Buffer): string {
  // oxlint-disable-next-line no-control-regex
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => EXTRA[letter.charCodeAt(0) - 0x80] ?? '');
}

/** Encodes a text in Windows-1252; null if one of its letters isn't in it. */
export function toWindows1252(text: string): Buffer | null {
  const bytes: number[] = [];
  for (const letter of text) {
    const byte = BYTES.get(letter) ?? letter.codePointAt(0) ?? 0x100;
    if (byte > 0xff) return null;
    bytes.push(byte);
  }
  return Buffer.from(bytes);
}
