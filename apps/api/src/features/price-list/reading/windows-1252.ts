/** The 32 places where Windows-1252 differs from Latin-1; 81, 8D, 8F, 90 and 9D are nothing. */
const EXTRA = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const BYTES = new Map([...EXTRA].map((letter, at) => [letter, 0x80 + at]));

/** Text of Windows-1252 bytes. By table: the runtime's own decoder takes these places for Latin-1 at times. */
export function fromWindows1252(bytes: Buffer): string {
  // oxlint-disable-next-line no-control-regex
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => EXTRA[letter.charCodeAt(0) - 0x80] ?? '');
}

/** The bytes that a text has in Windows-1252, or null where a letter of it has none. */
export function toWindows1252(text: string): Buffer | null {
  const bytes: number[] = [];
  for (const letter of text) {
    const byte = BYTES.get(letter) ?? letter.codePointAt(0) ?? 0x100;
    if (byte > 0xff) return null;
    bytes.push(byte);
  }
  return Buffer.from(bytes);
}
