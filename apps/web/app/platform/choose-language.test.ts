import { afterEach, expect, test, vi } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

afterEach(() => vi.unstubAllGlobals());

test('changes nothing if the shop does not respond in time', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { pathname: '/search', search: '?q=milk', reload });
  vi.stubGlobal('document', { cookie: '' });
  const fetch = vi.fn((_path: string, { signal }: RequestInit) =>
    signal ? Promise.reject(signal.reason ?? new TypeError('Failed to fetch')) : new Promise(() => {}),
  );
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await chooseLanguage('hi')).toBe(false);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/search?q=milk', expect.anything());
  expect(document.cookie).toBe('');
  expect(reload).not.toHaveBeenCalled();
});
