import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockProduct } from '../../testing/index.ts';
import { type PictureShop, startPictureShop } from './testing/picture-shop.ts';

let shop: PictureShop;
beforeAll(async () => {
  shop = await startPictureShop();
});
afterAll(() => shop.close());

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

describe('uploading a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'accepts a %s and serves it in every size',
    async (kind) => {
      const bytes = await noise(400, 300).toFormat(kind).toBuffer();
      const { status, body } = await shop.upload([{ field: 'image', bytes }]);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ width: 400, height: 300 });
      expect(body.data.url).toMatch(/^https:\/\/jhola\.test\/images\/[a-z0-9]+\/640\.webp$/);
      const path = new URL(body.data.url).pathname;
      for (const [width, wide] of [
        [96, 96],
        [320, 320],
        [1080, 400],
      ]) {
        const response = await shop.get(path.replace('/640.webp', `/${width}.webp`));
        expect(response.statusCode).toBe(200);
        expect(response.headers).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        });
        expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: wide });
      }
    },
  );

  it('accepts a thousand an hour from one admin', async () => {
    const bytes = await noise(40, 30).png().toBuffer();
    const upload = async () => (await shop.upload([{ field: 'image', bytes }])).status;
    const setUploads = (count: number) =>
      shop.db.updateTable('rate_counters').set({ count }).where('key', 'like', 'upload:%').execute();
    shop.clock.advanceToFullHour();
    expect(await upload()).toBe(200);
    await setUploads(999);
    expect([await upload(), await upload()]).toEqual([200, 429]);
    await setUploads(0);
  });

  it('serves it as a small JPEG for mails, without transparency', async () => {
    const bytes = await sharp({ create: { width: 400, height: 400, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { body } = await shop.upload([{ field: 'image', bytes }]);
    const path = new URL(body.data.url).pathname.replace('640.webp', '160.jpg');
    const response = await shop.get(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 160 });
    const { dominant } = await sharp(response.rawPayload).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(200);
    expect((await shop.get(path.replace('160.jpg', '320.jpg'))).statusCode).toBe(404);
  });

  it('serves it with the shop’s logo as the preview image of shared links', async () => {
    const bytes = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#d00000' } })
      .png()
      .toBuffer();
    const { body } = await shop.upload([{ field: 'image', bytes }]);
    const response = await shop.get(new URL(body.data.url).pathname.replace('640.webp', 'share.jpg'));
    expect(response.headers['content-type']).toBe('image/jpeg');
    const preview = sharp(response.rawPayload);
    expect(await preview.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const colourAt = async (left: number, top: number) => {
      const { data } = await sharp(response.rawPayload)
        .extract({ left, top, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data].map((part) => Math.round(part / 64));
    };
    // The pixels of the picture, of its surroundings, and of the logo's surroundings.
    expect(await colourAt(315, 315)).toEqual([3, 0, 0]);
    expect(await colourAt(60, 315)).toEqual([4, 4, 4]);
    expect(await colourAt(1180, 20)).toEqual([1, 1, 2]);
  });

  it('shows a product’s name on the preview image of shared links, and the new one after it is renamed', async () => {
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#d00000' } })
      .png()
      .toBuffer();
    const { body } = await shop.upload([{ field: 'image', bytes }]);
    const path = new URL(body.data.url).pathname.replace('640.webp', 'share.jpg');
    const { productId } = await stockProduct(shop.db, { name: 'Amul Gold' });
    const images = [new URL(body.data.url).pathname];
    await shop.db.updateTable('products').set({ images }).where('id', '=', productId).execute();
    const { productId: other } = await stockProduct(shop.db, { name: 'Tata Salt' });
    const previewOf = async (of: string) => {
      const response = await shop.get(`${path}?of=${of}`);
      expect(response.headers['content-type']).toBe('image/jpeg');
      return response;
    };
    const plain = await shop.get(path);
    const preview = await previewOf(productId);
    expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(preview.rawPayload.equals(plain.rawPayload)).toBe(false);
    expect(preview.headers['cache-control']).toBe('public, max-age=86400');
    // The name is white; the plain preview has only indigo and marigold there.
    const lightest = async (jpeg: Buffer) => {
      const text = await sharp(jpeg).extract({ left: 670, top: 190, width: 490, height: 300 }).toBuffer();
      return (await sharp(text).stats()).channels[2]?.max ?? 0;
    };
    expect(await lightest(preview.rawPayload)).toBeGreaterThan(220);
    expect(await lightest(plain.rawPayload)).toBeLessThan(190);
    await shop.db.updateTable('products').set({ name: 'दूध' }).where('id', '=', productId).execute();
    expect((await previewOf(productId)).rawPayload.equals(preview.rawPayload)).toBe(false);
    // Not the name of a product with another picture: each pair would be stored.
    for (const none of ['nothing', '00000000000000000000000000', other]) {
      expect((await previewOf(none)).rawPayload.equals(plain.rawPayload)).toBe(true);
    }
  });

  it('scales a large picture down, rotates it upright and removes its metadata', async () => {
    const bytes = await noise(2400, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { body } = await shop.upload([{ field: 'image', bytes }]);
    expect(body.data).toMatchObject({ width: 800, height: 1600 });
    const response = await shop.get(new URL(body.data.url).pathname);
    const metadata = await sharp(response.rawPayload).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    expect(metadata).toMatchObject({ width: 640, height: 1280 });
  });

  it('stores the same picture once, and leaves no partial file', async () => {
    const bytes = await noise(50, 50).png().toBuffer();
    const [first, second] = await Promise.all([
      shop.upload([{ field: 'image', bytes }]),
      shop.upload([{ field: 'image', bytes }]),
    ]);
    expect(first.body.data.url).toBe(second.body.data.url);
    const files = await readdir(join(shop.dataDir, 'uploads'));
    expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('is for admins', async () => {
    const bytes = await noise(20, 20).png().toBuffer();
    expect((await shop.upload([{ field: 'image', bytes }], 'visitor')).status).toBe(401);
    const refused = await shop.upload([{ field: 'image', bytes }], 'user');
    expect(refused).toMatchObject({ status: 403, body: { message: 'Do not have permission' } });
  });

  it.each([
    ['no file', async () => [], 400, /choose a picture/],
    ['an empty file', async () => [{ field: 'image', bytes: Buffer.alloc(0) }], 400, /choose a picture/],
    [
      'another field',
      async () => [{ field: 'file', bytes: await noise(9, 9).png().toBuffer() }],
      400,
      /'image'/,
    ],
    [
      'two files',
      async () => [
        { field: 'image', bytes: await noise(9, 9).png().toBuffer() },
        { field: 'image', bytes: await noise(8, 8).png().toBuffer() },
      ],
      400,
      /one picture/,
    ],
    ['a GIF', async () => [{ field: 'image', bytes: await noise(9, 9).gif().toBuffer() }], 400, /JPEG, PNG/],
    [
      'an SVG',
      async () => [
        {
          field: 'image',
          bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
        },
      ],
      400,
      /JPEG, PNG/,
    ],
    [
      'a text',
      async () => [{ field: 'image', bytes: Buffer.from('<?php echo 1; ?> and so on') }],
      400,
      /JPEG/,
    ],
    [
      'half a JPEG',
      async () => {
        const whole = await noise(600, 600).jpeg().toBuffer();
        return [{ field: 'image', bytes: whole.subarray(0, whole.length / 2) }];
      },
      400,
      /damaged/,
    ],
    [
      'half a PNG',
      async () => {
        const whole = await noise(600, 600).png().toBuffer();
        return [{ field: 'image', bytes: whole.subarray(0, whole.length / 2) }];
      },
      400,
      /damaged/,
    ],
    [
      'half a WebP',
      async () => {
        const whole = await noise(600, 600).webp().toBuffer();
        return [{ field: 'image', bytes: whole.subarray(0, whole.length / 2) }];
      },
      400,
      /damaged/,
    ],
    [
      'a bomb',
      async () => {
        // A small file whose header declares 81 megapixels.
        const bytes = await noise(9, 9).png().toBuffer();
        bytes.writeUInt32BE(9_000, 16);
        bytes.writeUInt32BE(9_000, 20);
        bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
        return [{ field: 'image', bytes }];
      },
      400,
      /40 megapixels/,
    ],
    [
      'more than 5 MB',
      async () => [
        {
          field: 'image',
          bytes: Buffer.concat([await noise(9, 9).png().toBuffer(), Buffer.alloc(5 * 1024 * 1024)]),
        },
      ],
      413,
      /5 MB/,
    ],
  ])('refuses %s', async (_name, files, status, message) => {
    const response = await shop.upload(await files());
    expect(response.status).toBe(status);
    expect(response.body.message).toMatch(message);
  });

  it('rejects a body that isn’t a form', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/file/upload',
      headers: { 'x-role': 'ADMIN', 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch(/form/);
  });
});

describe('drawn pictures', () => {
  it('draws each size once for concurrent requests', async () => {
    const id = await shop.recipe({ colour: '#a00' });
    shop.draws.length = 0;
    const responses = await Promise.all(
      [96, 160, 320, 640, 320, 96].map((width) => shop.get(`/images/${id}/${width}.webp`)),
    );
    expect(responses.map((response) => response.statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(shop.draws.toSorted((a, b) => a - b)).toEqual([96, 160, 320, 640]);
    await shop.get(`/images/${id}/1080.webp`);
    expect(shop.draws.at(-1)).toBe(1080);
    await shop.get(`/images/${id}/160.webp`);
    expect(shop.draws.length).toBe(5);
    expect((await sharp(responses[0]?.rawPayload).metadata()).width).toBe(96);
  });

  it('responds from the file afterwards, and with 304 if the client has it', async () => {
    const id = await shop.recipe({ colour: '#0a0' });
    const first = await shop.get(`/images/${id}/160.webp`);
    shop.draws.length = 0;
    const again = await shop.get(`/images/${id}/160.webp`, {
      'if-none-match': String(first.headers['etag']),
    });
    expect(again.statusCode).toBe(304);
    expect((await shop.get(`/images/${id}/160.webp`)).rawPayload).toEqual(first.rawPayload);
    expect(shop.draws).toEqual([]);
  });

  it('reports that a picture can’t be drawn, and draws it once it can', async () => {
    const id = await shop.recipe({ broken: true });
    const response = await shop.get(`/images/${id}/320.webp`);
    expect(response.statusCode).toBe(503);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json().message).toMatch(/drawn/);
    shop.mend();
    expect((await shop.get(`/images/${id}/320.webp`)).statusCode).toBe(200);
  });

  it('recreates a deleted cache', async () => {
    const id = await shop.recipe({ colour: '#00a' });
    await shop.get(`/images/${id}/96.webp`);
    await rm(join(shop.dataDir, 'cache'), { recursive: true });
    expect((await shop.get(`/images/${id}/96.webp`)).statusCode).toBe(200);
  });

  it.each([
    '/images/0123456789abcdef/640.webp',
    '/images/0123456789abcdef/641.webp',
    '/images/0123456789abcdef/640.png',
    '/images/..%2F..%2Fuploads/640.webp',
    '/images/%2e%2e/640.webp',
    '/images/0123456789abcdef/..%2F640.webp',
    '/images/ABCDEFGHIJKL/640.webp',
    '/images/0123456789%00/640.webp',
  ])('finds nothing at %s', async (path) => {
    const response = await shop.get(path);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, message: expect.stringMatching(/./) });
  });
});
