import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '#ui/toast.ts';
import { sharePage } from './share-page.ts';

const PATH = '/product/toned-milk-1';
const LINK = `https://jhola.example${PATH}`;
const shown: string[] = [];

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://jhola.example', pathname: PATH, search: '?from=mail' });
  for (const kind of ['success', 'error'] as const) {
    vi.spyOn(toast, kind).mockImplementation((message) => {
      if (typeof message === 'string') shown.push(`${kind}: ${message}`);
      return '';
    });
  }
});
afterEach(() => {
  shown.length = 0;
  vi.unstubAllGlobals();
});

/** A browser with these parts; `copied` has the texts of its clipboard. */
function openBrowser(parts: { share?: (data: ShareData) => Promise<void>; isSecure?: boolean }) {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  const { share, isSecure = true } = parts;
  vi.stubGlobal('navigator', { ...(share && { share }), ...(isSecure && { clipboard }) });
  return copied;
}

const refusing = (name: string) => () => Promise.reject(new DOMException('No', name));

test('the device’s menu gets the name and the link, and says what happened itself', async () => {
  const shared: ShareData[] = [];
  const copied = openBrowser({ share: async (data) => void shared.push(data) });
  await sharePage('Toned Milk, 500 ml');
  expect(shared).toEqual([{ title: 'Toned Milk, 500 ml', url: LINK }]);
  expect([...copied, ...shown]).toEqual([]);
});

test('a menu that the shopper closes is not mentioned, and nothing is copied', async () => {
  const copied = openBrowser({ share: refusing('AbortError') });
  await sharePage('Toned Milk, 500 ml');
  expect([...copied, ...shown]).toEqual([]);
});

test('without a menu, or if it can’t be opened, the link is copied, which a toast says', async () => {
  for (const parts of [{}, { share: refusing('NotAllowedError') }]) {
    const copied = openBrowser(parts);
    await sharePage('Toned Milk, 500 ml');
    expect(copied).toEqual([LINK]);
  }
  expect(shown).toEqual(['success: Link copied', 'success: Link copied']);
});

test('if the link can’t be copied either, a toast says so', async () => {
  openBrowser({ isSecure: false });
  await sharePage('Toned Milk, 500 ml');
  expect(shown).toEqual(['error: We couldn’t share it. Copy the link from the address bar.']);
});
