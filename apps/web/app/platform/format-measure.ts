import { LANGUAGE } from '#messages/language.ts';

/** '7 days': a number with its unit, one that `Intl.NumberFormat` knows. */
export function formatMeasure(value: number, unit: string): string {
  return formatOf(unit).format(value);
}

/** 'days': the name of a unit. */
export function unitName(unit: string): string {
  const named = formatOf(unit)
    .formatToParts(2)
    .find(({ type }) => type === 'unit');
  return named?.value ?? unit;
}

function formatOf(unit: string): Intl.NumberFormat {
  return new Intl.NumberFormat(LANGUAGE.locale, { style: 'unit', unit, unitDisplay: 'long' });
}
