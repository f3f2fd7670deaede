import { darker, lighter } from '../../draw/colour.ts';

/** The colour of elements that a name may tint. */
export const PLASTIC = '#2f80cf';

/** Defines a gradient that makes a surface of this colour look round, lit from the upper left. */
export function round(id: string, colour: string, gloss = 0.45): string {
  return `<radialGradient id="${id}" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="${lighter(colour, gloss)}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, 0.42)}"/></radialGradient>`;
}

/** Defines a gradient from a lighter to a darker shade, from top to bottom. */
export function slope(id: string, colour: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="${lighter(colour, 0.3)}"/><stop offset="1" stop-color="${darker(colour, 0.28)}"/></linearGradient>`;
}

/** Numbers from 0 to 1 that are always the same: pictures must not change from one process to the next. */
export function stableNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** Defines a gradient that makes a surface of this colour look like the side of a cylinder. */
export function barrel(id: string, colour: string, gloss = 0.55): string {
  return `<linearGradient id="${id}" x1="0" x2="1"><stop offset="0" stop-color="${darker(colour, 0.34)}"/><stop offset=".2" stop-color="${lighter(colour, gloss)}"/><stop offset=".42" stop-color="${colour}"/><stop offset=".82" stop-color="${darker(colour, 0.06)}"/><stop offset=".92" stop-color="${lighter(colour, gloss * 0.4)}"/><stop offset="1" stop-color="${darker(colour, 0.4)}"/></linearGradient>`;
}
