import sharp from 'sharp';

const QUALITY = 82;

/** The picture as JPEG, on the background colour of the light theme, because JPEG has no transparency. */
export function toJpeg(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .flatten({ background: '#f4ede0' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}
