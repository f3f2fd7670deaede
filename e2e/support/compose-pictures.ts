import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const WARM_GREY = '#e7e2da';
const GAP = 32;
const LARGEST_BYTES = 120_000;
const QUALITIES = [82, 74, 66, 58, 50, 42];

/** Places pictures of one size in a row on a warm grey background, as PNG. */
export async function joinSideBySide(
  pictures: readonly Buffer[],
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const ground = {
    width: pictures.length * (width + GAP) + GAP,
    height: height + 2 * GAP,
    channels: 3,
    background: WARM_GREY,
  } as const;
  const layers = pictures.map((input, place) => ({ input, top: GAP, left: GAP + place * (width + GAP) }));
  return sharp({ create: ground }).composite(layers).png().toBuffer();
}

/** Writes a picture as WebP with the highest quality below 120 kB. Throws if no quality is small enough. */
export async function saveWebp(picture: Buffer, file: string): Promise<void> {
  for (const quality of QUALITIES) {
    const bytes = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length > LARGEST_BYTES) continue;
    await writeFile(file, bytes);
    return;
  }
  throw new Error(`${file} would be larger than ${LARGEST_BYTES} bytes`);
}
