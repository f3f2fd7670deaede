import { expect, test } from 'vitest';
import { rememberCompressed } from './remember-compressed.ts';

function counting(mostBytes: number) {
  const compressed: string[] = [];
  const compress = rememberCompressed((body) => {
    compressed.push(String(body));
    return Buffer.from(`${String(body)}${String(body)}`).subarray(0, String(body).length);
  }, mostBytes);
  return { compress, compressed };
}

test('equal bodies are compressed once, whether they are texts or bytes', () => {
  const { compress, compressed } = counting(100);
  expect(String(compress('milk'))).toBe('milk');
  expect(String(compress(Buffer.from('milk')))).toBe('milk');
  expect(String(compress('mint'))).toBe('mint');
  expect(compressed).toEqual(['milk', 'mint']);
});

test('the bodies that were used last are kept, up to a number of bytes', () => {
  const { compress, compressed } = counting(10);
  for (const body of ['aaaa', 'bbbb', 'aaaa', 'cccc', 'aaaa', 'bbbb']) compress(body);
  expect(compressed).toEqual(['aaaa', 'bbbb', 'cccc', 'bbbb']);
});

test('a body that is longer than all that may be kept is compressed each time', () => {
  const { compress, compressed } = counting(3);
  for (const body of ['aaaa', 'aaaa']) expect(String(compress(body))).toBe('aaaa');
  expect(compressed).toEqual(['aaaa', 'aaaa']);
});

test('a kept body keeps no other memory', () => {
  const compress = rememberCompressed(() => Buffer.from('milk'));
  expect(compress('a carton').buffer.byteLength).toBe('milk'.length);
});
