import { expect, it } from 'vitest';
import { createDraftStore, type DraftStorage } from './draft-store.ts';

function storage(): DraftStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    key: (index) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
}

const kept = { draft: { name: 'Ghee', price: '5' }, base: null, at: '2026-01-02T03:04:05.000Z' };
const like = { name: '', price: '' };

it('returns a draft only to the person it belongs to', () => {
  const own = storage();
  const store = createDraftStore(() => own);
  store.keep('asha', 'upload', kept);
  expect(store.read('asha', 'upload', like)).toEqual(kept);
  expect(store.read('ravi', 'upload', like)).toBeNull();
  expect(store.read('asha', 'product 1', like)).toBeNull();
  store.drop('asha', 'upload');
  expect(store.read('asha', 'upload', like)).toBeNull();
});

it('ignores drafts that lack fields of the form', () => {
  const own = storage();
  const store = createDraftStore(() => own);
  store.keep('asha', 'upload', kept);
  expect(store.read('asha', 'upload', { ...like, unit: '' })).toBeNull();
});

it('lists the forms whose names start with a prefix', () => {
  const own = storage();
  const store = createDraftStore(() => own);
  for (const form of ['product 1', 'product 2', 'upload']) store.keep('asha', form, kept);
  store.keep('ravi', 'product 3', kept);
  expect(store.forms('asha', 'product ')).toEqual(['product 1', 'product 2']);
  store.keep('ravi', 'product 2', kept);
  expect(store.formsOfAll('product ')).toEqual(['product 1', 'product 2', 'product 3']);
});

it('deletes every person’s draft of a form, and no other', () => {
  const own = storage();
  const store = createDraftStore(() => own);
  for (const person of ['asha', 'session-1']) {
    for (const form of ['product 1', 'product 12', 'sub product 1']) store.keep(person, form, kept);
  }
  own.setItem('recent-searches', '[]');
  store.dropOfAll('product 1');
  for (const person of ['asha', 'session-1']) {
    expect(store.forms(person, '')).toEqual(['product 12', 'sub product 1']);
  }
  expect(own.length).toBe(5);
});

it('works without storage if the browser refuses it', () => {
  const nowhere = createDraftStore(() => null);
  nowhere.keep('asha', 'upload', kept);
  expect(nowhere.read('asha', 'upload', like)).toBeNull();
  const full = createDraftStore(() => ({
    ...storage(),
    setItem: () => {
      throw new Error('Full');
    },
  }));
  expect(() => full.keep('asha', 'upload', kept)).not.toThrow();
});
