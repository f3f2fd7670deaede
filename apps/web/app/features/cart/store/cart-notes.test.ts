import { beforeEach, expect, test, vi } from 'vitest';
import { cartNotes, dismissCartNotes, passCartNotesTo, showCartNote } from './cart-notes.ts';

vi.mock('#ui/toast.ts', () => ({ toast: { error: vi.fn() } }));

beforeEach(() => {
  passCartNotesTo(null);
  dismissCartNotes();
});

test('a visitor’s notes pass to the login that follows, and to nobody after it', () => {
  showCartNote('Jam is no longer sold');
  passCartNotesTo('asha');
  expect(cartNotes()).toEqual(['Jam is no longer sold']);
  passCartNotesTo(null);
  expect(cartNotes()).toEqual([]);
});

test('one session’s notes are not those of another', () => {
  passCartNotesTo('asha');
  showCartNote('Jam is no longer sold');
  passCartNotesTo('ravi');
  expect(cartNotes()).toEqual([]);
});

test('a note is listed once, until it is dismissed', () => {
  showCartNote('Jam is no longer sold');
  showCartNote('Jam is no longer sold');
  expect(cartNotes()).toEqual(['Jam is no longer sold']);
  dismissCartNotes();
  expect(cartNotes()).toEqual([]);
});
