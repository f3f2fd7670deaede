import { REQUIREMENTS } from './asvs-requirements.ts';
import { testsNamedIn, type TitlesOf } from './named-tests.ts';

const ROW = /^\| \d+\.\d+\.\d+ \| /;
const FILE = /`((?:[\w@.-]+\/)+[\w@.-]+\.\w+)`/g;
const STATES = ['met', 'part', 'no', 'n/a'];

/**
 * The errors in the table of ASVS requirements: missing, unknown or duplicate ones, a wrong level or status, and tests
 * and files that don't exist.
 */
export function asvsFaults(
  document: string,
  titlesOf: TitlesOf,
  isFile: (path: string) => boolean,
): { faults: string[]; tests: number } {
  const faults: string[] = [];
  const seen = new Set<string>();
  let tests = 0;
  for (const line of document.split('\n').filter((one) => ROW.test(one))) {
    const [number = '', level, , state = '', how = ''] = line.slice(2, -2).split(' | ');
    if (seen.has(number)) faults.push(`${number} is there twice`);
    seen.add(number);
    if (REQUIREMENTS.get(number) !== level) faults.push(`${number} has another level, or doesn’t exist`);
    if (!STATES.includes(state)) faults.push(`${number} is neither ${STATES.join(', nor ')}`);
    if (how === '') faults.push(`${number} doesn’t say how, or why not`);
    for (const { file, title } of testsNamedIn(how)) {
      tests += 1;
      if (!titlesOf(file)?.has(title)) faults.push(`${number}: ${file} has no test “${title}”`);
    }
    for (const [, file = ''] of how.matchAll(FILE))
      if (!isFile(file)) faults.push(`${number}: there is no ${file}`);
  }
  for (const number of REQUIREMENTS.keys()) if (!seen.has(number)) faults.push(`${number} is missing`);
  return { faults, tests };
}
