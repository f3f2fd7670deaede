import { expect, it } from 'vitest';
import { createDraftStore, type DraftShelf } from './draft-store.ts';

function shelf(): DraftShelf {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    key: (place) => [...texts.keys()][place] ?? null,
    get length() {
      return texts.size;
    },
  };
}

const kept = { draft: { name: 'Ghee', price: '5' }, base: null, at: '2026-01-02T03:04:05.000Z' };
const like = { name: '', price: '' };

it('gives back what was kept, to whom it belongs alone', () => {
  const own = shelf();
  const store = createDraftStore(() => own);
  store.keep('asha', 'upload', kept);
  expect(store.read('asha', 'upload', like)).toEqual(kept);
  expect(store.read('ravi', 'upload', like)).toBeNull();
  expect(store.read('asha', 'product 1', like)).toBeNull();
  store.drop('asha', 'upload');
  expect(store.read('asha', 'upload', like)).toBeNull();
});

it('passes over what an older form kept', () => {
  const own = shelf();
  const store = createDraftStore(() => own);
  store.keep('asha', 'upload', kept);
  expect(store.read('asha', 'upload', { ...like, unit: '' })).toBeNull();
});

it('knows the forms that begin so', () => {
  const own = shelf();
  const store = createDraftStore(() => own);
  for (const form of ['product 1', 'product 2', 'upload']) store.keep('asha', form, kept);
  store.keep('ravi', 'product 3', kept);
  expect(store.forms('asha', 'product ')).toEqual(['product 1', 'product 2']);
});

it('does without where the browser refuses', () => {
  const nowhere = createDraftStore(() => null);
  nowhere.keep('asha', 'upload', kept);
  expect(nowhere.read('asha', 'upload', like)).toBeNull();
  const full = createDraftStore(() => ({
    ...shelf(),
    setItem: () => {
      throw new Error('Full');
    },
  }));
  expect(() => full.keep('asha', 'upload', kept)).not.toThrow();
});
