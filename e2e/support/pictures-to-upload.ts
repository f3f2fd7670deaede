import sharp from 'sharp';

/** A picture of one colour, as a file to upload. */
export async function pictureOf(colour: string, name = 'picture.png') {
  const create = { width: 240, height: 240, channels: 3, background: colour } as const;
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

/** A photo of more than 5 MB, like those of phones: landscape pixels with EXIF data that rotate it. */
export async function largePhoto(name = 'photo.jpg') {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 3_000, height: 2_000, channels: 3, background: '#888888', noise } as const;
  const buffer = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg({ quality: 98 }).toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
