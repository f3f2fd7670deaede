import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frameDataPath, pageDataPath, readDataPath } from './page-data.ts';

describe('where data is asked for', () => {
  test('says whose it is, of every page', () => {
    const part = fc.stringMatching(/^[\w.~-]+$/);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 3 }), (parts) => {
        const pathname = `/${parts.join('/')}`;
        expect(readDataPath(pageDataPath(pathname))).toEqual({ pathname });
      }),
    );
  });

  test('says whose it is, of a frame', () => {
    expect(readDataPath(frameDataPath('shop'))).toEqual({ frame: 'shop' });
  });

  test('is the same with a slash at the end', () => {
    expect(pageDataPath('/search/')).toBe('/search.data');
  });

  test('is no page', () => {
    expect(readDataPath('/search')).toBeNull();
  });
});
