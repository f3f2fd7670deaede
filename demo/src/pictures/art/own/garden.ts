import { darker } from '../../draw/colour.ts';
import { barrel, PLASTIC, round, slope } from './shading.ts';

/** An empty flower pot. */
export function drawFlowerPot(): string {
  return `<defs>${barrel('side', PLASTIC)}</defs><path d="M20 36 H80 L72 88 Q71 92 67 92 H33 Q29 92 28 88Z" fill="url(#side)"/><path d="M12 20 H88 V34 Q88 39 83 39 H17 Q12 39 12 34Z" fill="url(#side)"/><path d="M18 39 H82 L81 45 H19Z" fill="#000" fill-opacity=".16"/><ellipse cx="50" cy="20" rx="38" ry="8.4" fill="${darker(PLASTIC, 0.1)}"/><ellipse cx="50" cy="21" rx="33" ry="6.2" fill="#4a3322"/>`;
}

/** A watering can. */
export function drawWateringCan(): string {
  return `<defs>${barrel('side', PLASTIC)}</defs><path d="M62 44 C96 34 96 84 66 78" stroke="${darker(PLASTIC, 0.2)}" stroke-width="7" fill="none"/><path d="M34 74 L8 40 L14 36 L40 56Z" fill="${darker(PLASTIC, 0.12)}"/><path d="M1 34 L19 24 L22 34 L5 46Z" fill="${darker(PLASTIC, 0.3)}"/><path d="M30 40 H70 L74 86 Q74 91 68 91 H32 Q26 91 26 86Z" fill="url(#side)"/><path d="M30 40 C32 22 66 22 70 40Z" fill="${darker(PLASTIC, 0.1)}"/><path d="M36 30 C40 14 60 14 64 30" stroke="${darker(PLASTIC, 0.25)}" stroke-width="5" fill="none"/>`;
}

/** A hand trowel. */
export function drawTrowel(): string {
  return `<defs>${barrel('blade', '#aab1b9', 0.7)}${barrel('grip', PLASTIC)}</defs><g transform="rotate(34 50 50)"><rect x="43" y="-6" width="14" height="40" rx="7" fill="url(#grip)"/><path d="M47 0 V26" stroke="#fff" stroke-opacity=".5" stroke-width="2.6" stroke-linecap="round"/><rect x="46.5" y="32" width="7" height="20" fill="#7d848c"/><path d="M34 50 Q50 44 66 50 C68 74 60 94 50 104 C40 94 32 74 34 50Z" fill="url(#blade)"/><path d="M50 54 V92" stroke="#5f656d" stroke-opacity=".5" stroke-width="2"/></g>`;
}

/** A heap of soil with a seedling. */
export function drawSoil(): string {
  return `<defs>${round('soil', '#5b3a22', 0.25)}${slope('leaf', '#5aa544')}</defs><path d="M4 84 C14 80 26 58 50 56 C74 58 86 80 96 84 C86 93 14 93 4 84Z" fill="url(#soil)"/><path d="M20 80 l3 -2 M34 70 l3 2 M46 78 l4 -1 M62 70 l3 1 M74 80 l4 -2 M52 66 l3 1" stroke="#a9835a" stroke-width="3" stroke-linecap="round"/><path d="M50 58 C51 46 49 40 50 30" stroke="#4b8a38" stroke-width="4" fill="none"/><path d="M50 36 C36 38 26 30 24 16 C40 14 50 22 50 36Z M50 32 C52 18 62 10 78 12 C78 26 66 34 50 32Z" fill="url(#leaf)"/>`;
}
