import { describe, expect, it } from 'vitest';
import { absoluteImageUrl, storedImageUrl } from './images.ts';

const config = { publicUrl: 'https://jhola.test' };

describe('addresses of pictures', () => {
  it.each([
    ['https://jhola.test/images/abc/640.webp', '/images/abc/640.webp'],
    ['/images/abc/640.webp', '/images/abc/640.webp'],
    ['https://elsewhere.test/images/abc/640.webp', 'https://elsewhere.test/images/abc/640.webp'],
    ['https://jhola.test.evil.test/a.webp', 'https://jhola.test.evil.test/a.webp'],
    ['https://jhola.test', 'https://jhola.test'],
  ])('keeps %s as %s', (given, stored) => {
    expect(storedImageUrl(config, given)).toBe(stored);
  });

  it('makes a path absolute and leaves other addresses unchanged', () => {
    expect(absoluteImageUrl(config, '/images/abc/640.webp')).toBe('https://jhola.test/images/abc/640.webp');
    expect(absoluteImageUrl(config, 'https://elsewhere.test/a.png')).toBe('https://elsewhere.test/a.png');
  });

  it('returns the original value after a round trip', () => {
    const url = 'https://jhola.test/images/abc/640.webp';
    expect(absoluteImageUrl(config, storedImageUrl(config, url))).toBe(url);
  });
});
