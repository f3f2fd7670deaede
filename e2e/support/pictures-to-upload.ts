import sharp from 'sharp';

/** A picture of one colour, as a file to choose. */
export async function pictureOf(colour: string, name = 'picture.png') {
  const create = { width: 240, height: 240, channels: 3, background: colour } as const;
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}
