import { access, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { UserId } from '@jhola/domain';
import { flushedDuring, inodeOf } from '@jhola/tools/testing/flushed-during.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Config } from '../../platform/config.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import { systemClock } from '../../platform/clock.ts';
import { countLockWaits } from '../../testing/lock-waits.ts';
import { deleteAvatar, storeAvatar } from './avatars.ts';
import { createPictures } from './create-pictures.ts';
import { cachedFile, masterFile } from './picture-files.ts';
import { picturePath } from './picture-sizes.ts';
import { storeUpload } from './store-upload.ts';
import { type PictureShop, startPictureShop } from './testing/picture-shop.ts';

const PHOTO = 'a'.repeat(40);

let shop: PictureShop;
beforeEach(async () => {
  shop = await startPictureShop();
});
afterEach(() => shop.close());

/** A profile photo that its account doesn't use any more, with its file. */
async function storePhoto(): Promise<void> {
  const photo = sharp({ create: { width: 700, height: 700, channels: 3, background: '#a00' } });
  const master = masterFile(shop.dataDir, PHOTO);
  await mkdir(dirname(master), { recursive: true });
  await writeFile(master, await photo.webp().toBuffer());
  await sql`insert into pictures (id, width, height, uploaded_by, is_avatar, created_at)
    select ${PHOTO}, 700, 700, id, true, now() from users`.execute(shop.db);
}

const config = () => ({ dataDir: shop.dataDir }) as unknown as Config;
const deletePhoto = () => deleteAvatar({ db: shop.db, config: config() }, picturePath(PHOTO));

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

test.each(['shrink', 'toJpeg'] as const)(
  'a profile photo that is deleted during %s is neither stored nor served',
  async (step) => {
    await storePhoto();
    const artist = {
      ...shop.artist,
      [step]: async (picture: Buffer) => {
        await deletePhoto();
        return picture;
      },
    };
    const pictures = createPictures({
      db: shop.db,
      dataDir: shop.dataDir,
      artist,
      log: shop.log,
    });
    expect(await (step === 'shrink' ? pictures.read(PHOTO, 320) : pictures.readJpeg(PHOTO, '160.jpg'))).toBe(
      null,
    );
    expect(await isThere(dirname(cachedFile(shop.dataDir, PHOTO, 320)))).toBe(false);
  },
);

test('a profile photo that is uploaded again while it is deleted keeps its file', async () => {
  await storePhoto();
  const webp = await readFile(masterFile(shop.dataDir, PHOTO));
  const { rows } = await sql<{ id: UserId }>`select id from users`.execute(shop.db);
  const uploadedBy = rows[0]?.id as UserId;
  const photo = {
    id: PHOTO,
    path: picturePath(PHOTO),
    width: 700,
    height: 700,
    uploadedBy,
    isAvatar: true,
    webp,
  };
  let deletion = Promise.resolve();
  await inTransaction(shop.db, async (tx) => {
    await storeAvatar(tx, { config: config(), clock: systemClock }, photo);
    deletion = deletePhoto();
    await expect.poll(() => countLockWaits(shop.db)).toBe(1);
    await sql`update users set avatar = ${photo.path} where id = ${uploadedBy}`.execute(tx);
  });
  await deletion;
  expect(await isThere(masterFile(shop.dataDir, PHOTO))).toBe(true);
});

test('an uploaded picture survives a power failure: the name of its file is flushed too', async () => {
  const { rows } = await sql<{ id: UserId }>`select id from users`.execute(shop.db);
  const webp = Buffer.from('a picture');
  const uploadedBy = rows[0]?.id as UserId;
  const upload = { id: PHOTO, path: '', width: 700, height: 700, uploadedBy, isAvatar: false, webp };
  const services = { config: config(), clock: systemClock };
  const { flushed } = await flushedDuring(() => storeUpload(shop.db, services, upload));
  const folders = [await inodeOf(dirname(masterFile(shop.dataDir, PHOTO))), await inodeOf(shop.dataDir)];
  expect(flushed.slice(-2)).toEqual(folders);
});

test('a drawn picture is served although it can’t be stored, and the error is logged', async () => {
  // Like a full disk: reading finds no file, and writing fails.
  await symlink(join(shop.dataDir, 'nowhere'), join(shop.dataDir, 'cache'));
  const id = await shop.recipe({ colour: '#00a' });
  const response = await shop.get(`/images/${id}/96.webp`);
  expect(response.statusCode).toBe(200);
  expect((await sharp(response.rawPayload).metadata()).width).toBe(96);
  expect(shop.log.faults).toMatchObject([{ err: { code: expect.any(String) as string }, picture: id }]);
});
