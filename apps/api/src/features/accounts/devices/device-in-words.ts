import bowser from 'bowser';

/** Longer ones are cut: what is of use stands at the beginning. */
const LONGEST_AGENT = 400;
/** The parser falls back on what the program calls itself; only names that it knows are shown to people. */
const BROWSERS: ReadonlySet<string> = new Set(Object.values(bowser.BROWSER_MAP));

/** Browser and system of a User-Agent header ('Chrome on Android'); empty if it isn't a known browser. */
export function deviceInWords(userAgent: string): string {
  const agent = userAgent.slice(0, LONGEST_AGENT).trim();
  if (agent === '') return '';
  const parsed = bowser.getParser(agent);
  const browser = parsed.getBrowserName();
  const system = parsed.getOSName();
  if (!BROWSERS.has(browser)) return '';
  return system === '' ? browser : `${browser} on ${system}`;
}
