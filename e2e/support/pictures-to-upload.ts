import sharp from 'sharp';

/** A picture of one colour, as a file to choose. */
export async function pictureOf(colour: string, name = 'picture.png') {
  const create = { width: 240, height: 240, channels: 3, background: colour } as const;
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

/** A photo beyond 5 MB, as phones take them: on its side, with EXIF data that say how to turn it. */
export async function largePhoto(name = 'photo.jpg') {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 3_000, height: 2_000, channels: 3, background: '#888888', noise } as const;
  const buffer = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg({ quality: 98 }).toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
