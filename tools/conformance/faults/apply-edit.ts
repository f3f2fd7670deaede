import type { Edit } from './fault.ts';

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** The file's text with the edit applied. Throws unless `find` occurs exactly once in it. */
export function applyEdit(text: string, edit: Edit): string {
  const words = edit.find.trim().split(/\s+/);
  if (words[0] === '') throw new Error(`${edit.in}: there is no text to find`);
  const pattern = words.map((word) => word.replace(SPECIAL, '\\$&')).join('\\s+');
  const places = [...text.matchAll(new RegExp(pattern, 'g'))];
  const [place] = places;
  if (place === undefined || places.length > 1) {
    throw new Error(`${edit.in}: found ${places.length} times, not once: ${words.join(' ')}`);
  }
  const changed = text.slice(0, place.index) + edit.put + text.slice(place.index + place[0].length);
  if (changed === text) throw new Error(`${edit.in}: nothing changes at: ${words.join(' ')}`);
  return changed;
}
