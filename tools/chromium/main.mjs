/** Installs a Chromium if there is none: a step of `npm test`. */
import { ensureChromium } from './ensure-chromium.mjs';

console.log(ensureChromium());
