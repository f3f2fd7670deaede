import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frameDataPath, pageDataPath, readDataPath } from './page-data.ts';

describe('the URLs of page data', () => {
  test('name the page, for every page', () => {
    const part = fc.stringMatching(/^[\w.~-]+$/);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 3 }), (parts) => {
        const pathname = `/${parts.join('/')}`;
        expect(readDataPath(pageDataPath(pathname))).toEqual({ pathname });
      }),
    );
  });

  test('name the frame, for a frame', () => {
    expect(readDataPath(frameDataPath('shop'))).toEqual({ frame: 'shop' });
  });

  test('may end with a slash', () => {
    expect(pageDataPath('/search/')).toBe('/search.data');
  });

  test('belong to no page', () => {
    expect(readDataPath('/search')).toBeNull();
  });
});
