import { expect, test } from 'vitest';
import { rememberPictures } from './remember-pictures.ts';

test('keeps the pictures that were read last, and no missing ones', async () => {
  const reads: string[] = [];
  const pictures = rememberPictures(
    {
      pathOf: (stored) => stored,
      read: async (stored) => {
        reads.push(stored);
        return stored === 'missing' ? null : Buffer.from(stored);
      },
    },
    2,
  );
  for (const stored of ['a', 'b', 'a', 'c', 'a', 'b', 'missing', 'missing']) await pictures.read(stored);
  expect(reads).toEqual(['a', 'b', 'c', 'b', 'missing', 'missing']);
  expect(await pictures.read('b')).toEqual(Buffer.from('b'));
});
