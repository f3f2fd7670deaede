import bowser from 'bowser';

/** Longer headers are cut; the useful part is at the beginning. */
const LONGEST_AGENT = 400;
/**
 * For an unknown browser the parser returns the program's own name. Only names that the parser knows are shown to
 * people.
 */
const BROWSERS: ReadonlySet<string> = new Set(Object.values(bowser.BROWSER_MAP));

/** The browser and system of a User-Agent header ('Chrome on Android'); empty for an unknown browser. */
export function deviceInWords(userAgent: string): string {
  const agent = userAgent.slice(0, LONGEST_AGENT).trim();
  if (agent === '') return '';
  const parsed = bowser.getParser(agent);
  const browser = parsed.getBrowserName();
  const system = parsed.getOSName();
  if (!BROWSERS.has(browser)) return '';
  return system === '' ? browser : `${browser} on ${system}`;
}
