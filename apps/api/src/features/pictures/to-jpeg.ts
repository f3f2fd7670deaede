import sharp from 'sharp';

const QUALITY = 82;

/** The picture in JPEG, on the colour of the pages by day, because JPEG has no transparency. */
export function toJpeg(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .flatten({ background: '#f4ede0' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}
