import type { Locator } from 'playwright-core';

export type Paint = { readonly red: number; readonly green: number; readonly blue: number };

/** An element's computed colour, each component from 0 to 255, whatever colour space its style uses. */
export async function paintOf(locator: Locator, of: 'color' | 'backgroundColor'): Promise<Paint> {
  return locator.evaluate((element, property) => {
    const pixel = document.createElement('canvas').getContext('2d');
    if (pixel === null) throw new Error('No canvas to measure with');
    pixel.fillStyle = getComputedStyle(element)[property];
    pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
    return { red, green, blue };
  }, of);
}

/** The hue in degrees: 0 red, 60 yellow, 120 green, 240 blue. NaN for grey. */
export function hueOf({ red, green, blue }: Paint): number {
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return Number.NaN;
  if (most === red) return (60 * ((green - blue) / span) + 360) % 360;
  return most === green ? 60 * ((blue - red) / span) + 120 : 60 * ((red - green) / span) + 240;
}

/** Whether the hue is red. */
export function isRed(paint: Paint): boolean {
  const hue = hueOf(paint);
  return (hue < 20 || hue > 340) && paint.red > 1.5 * Math.max(paint.green, paint.blue);
}
