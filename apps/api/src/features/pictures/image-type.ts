/** The kinds of picture that are taken in. */
export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const AVIF_BRANDS = new Set(['avif', 'avis']);
/** A brand list is short; one that claims to be longer isn't read to its end. */
const BRANDS_END = 128;

/**
 * What a file is by its first bytes, or null where it is none of the kinds that are taken in. Its name and
 * what the sender says about it count for nothing: no other decoder than these four is ever reached.
 */
export function imageTypeOf(bytes: Buffer): ImageType | null {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && brands(bytes).some((brand) => AVIF_BRANDS.has(brand))) return 'avif';
  return null;
}

/** The major and the compatible brands of an ISO media file. */
function brands(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, BRANDS_END);
  const found = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) found.push(ascii(bytes, at, at + 4));
  return found;
}

function ascii(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('latin1', from, to);
}
