/** The accepted types of pictures. */
export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const AVIF_BRANDS = new Set(['avif', 'avis']);
/** Maximum length that is read of the list of brands, in bytes; real lists are short. */
const BRANDS_END = 128;

/**
 * Detects a file's type by its first bytes; null if it isn't an accepted type. Ignores its name and declared content
 * type, so that only the decoders of these four types can be reached.
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
