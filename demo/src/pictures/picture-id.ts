import { hash } from 'node:crypto';
import type { PictureRecipe } from './picture-recipe.ts';

/** Increment it when the same recipe is drawn differently, so that caches drop the old drawing. */
const DRAWING_VERSION = 6;

/** The id under which a recipe's picture is stored: the same recipe has the same 24 characters of [0-9a-f]. */
export function pictureId(recipe: PictureRecipe): string {
  return hash('sha256', `${DRAWING_VERSION} ${canonical(recipe)}`, 'hex').slice(0, 24);
}

/** JSON with sorted keys, so that the order in which a recipe was built doesn't matter. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`;
}
