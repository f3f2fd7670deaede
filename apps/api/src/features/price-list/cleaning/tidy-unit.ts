const MEASURE = String.raw`\d+(?:\.\d+)?\s*(?:kg|g|gm|gms|mg|l|ltr|litre|ml)`;
/** '500 g 1', '1 kg 0': a count that slipped in from another column. Other numbers may be a shade or a size. */
const STRAY_COUNT = new RegExp(`^(${MEASURE}) [01]$`, 'i');

/** A pack as it is printed on a card: '1. 75 L' is '1.75 L', a stray 0 or 1 behind a measure is dropped. */
export function tidyUnit(unit: string): string {
  return unit
    .replace(/(\d)\. (\d)/g, '$1.$2')
    .replace(STRAY_COUNT, '$1')
    .replace(/[\s,;:-]+$/, '');
}

/** A size and what it is counted in, where a list has them apart: '500' and 'g'. */
export function joinUnit(size: string, unit: string): string {
  return /\d/.test(unit) || size === '' ? unit : `${size} ${unit}`.trim();
}
