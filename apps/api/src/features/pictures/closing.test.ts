import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { queueMail } from '../../platform/mail/index.ts';
import { startTestShop } from '../../testing/index.ts';
import { picturePath } from './picture-sizes.ts';

const ID = 'a'.repeat(20);

test('at closing, mails in progress are sent before the artist ends, which ends a hung drawing', async () => {
  let drawings = 0;
  let end: (error: Error) => void = () => undefined;
  let sentBefore: string[] | undefined;
  const artist = {
    draw: () => {
      drawings += 1;
      return new Promise<Buffer>((_, reject) => {
        end = reject;
      });
    },
    shrink: async (picture: Buffer) => picture,
    toJpeg: async (picture: Buffer) => picture,
    close: async () => {
      sentBefore ??= await readdir(join(shop.config.dataDir, 'outbox')).catch(() => []);
      end(new Error('The artist is closed'));
    },
  };
  const shop = await startTestShop({}, { artist });
  const picture = { id: ID, recipe: '{}', width: null, height: null, uploaded_by: null };
  await shop.db
    .insertInto('pictures')
    .values({ ...picture, created_at: new Date() })
    .execute();
  const rice = { name: 'Rice', unit: '1 kg', price: '₹60', priceBefore: null, picture: picturePath(ID) };
  const content = { lang: 'en', heading: 'Rice', blocks: [{ kind: 'product', ...rice }] } as const;
  const mail = { recipient: 'asha@jhola.test', subject: 'Rice is back', body: 'Rice', content };
  await queueMail(shop.db, mail, shop.clock.now());
  await expect.poll(() => drawings).toBe(1);

  await shop.close();
  expect(sentBefore).toHaveLength(1);
});
