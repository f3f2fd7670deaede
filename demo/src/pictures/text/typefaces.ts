import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';

export type Typeface = 'brand' | 'title' | 'plain';

const FILES: Readonly<Record<Typeface, readonly [packageName: string, file: string]>> = {
  brand: ['@expo-google-fonts/lilita-one', '400Regular/LilitaOne_400Regular.ttf'],
  // Also has Devanagari.
  title: ['@expo-google-fonts/baloo-2', '700Bold/Baloo2_700Bold.ttf'],
  plain: ['@expo-google-fonts/poppins', '600SemiBold/Poppins_600SemiBold.ttf'],
};

const require = createRequire(import.meta.url);
const opened = new Map<Typeface, Font>();

/** The font of a typeface. It is loaded from its npm package at the first use, and then kept in memory. */
export function typeface(name: Typeface): Font {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const [packageName, file] = FILES[name];
  const font = fontkit.openSync(join(dirname(require.resolve(`${packageName}/package.json`)), file));
  if (!('layout' in font)) throw new Error(`${file} is a collection, not a font`);
  opened.set(name, font);
  return font;
}
