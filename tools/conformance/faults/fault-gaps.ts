import { parseSync } from 'rolldown/utils';
import type { Row } from '../read-table.ts';
import { applyEdit } from './apply-edit.ts';
import { editsOf, type Fault, type SectionFaults } from './fault.ts';

const PROGRAM = /\.[cm]?tsx?$/;

/** The text of a source file; null if it doesn't exist. */
export type ReadSource = (path: string) => string | null;

/** Problems of the planted faults: rows without one, faults of unknown rows, edits that no longer apply or parse. */
export function faultGaps(rows: readonly Row[], planted: SectionFaults, readSource: ReadSource): string[] {
  const ids = new Set(rows.map(({ id }) => id));
  return [
    ...rows.filter(({ id }) => !planted[id]?.length).map(({ id }) => `${id}: has no planted fault`),
    ...Object.entries(planted).flatMap(([id, faults]) => [
      ...(ids.has(id) ? [] : [`${id}: has planted faults, but no row`]),
      ...faults.flatMap((fault) => editGaps(fault, readSource).map((gap) => `${id}: ${gap}`)),
    ]),
  ];
}

function editGaps(fault: Fault, readSource: ReadSource): string[] {
  const texts = new Map<string, string>();
  for (const edit of editsOf(fault)) {
    const text = texts.get(edit.in) ?? readSource(edit.in);
    if (text === null) return [`the fault “${fault.breaks}” needs ${edit.in}, which does not exist`];
    try {
      texts.set(edit.in, applyEdit(text, edit));
    } catch (error) {
      return [`the fault “${fault.breaks}” does not apply: ${(error as Error).message}`];
    }
  }
  return [...texts].flatMap(([file, text]) => {
    if (!PROGRAM.test(file)) return [];
    const [syntaxError] = parseSync(file, text).errors;
    return syntaxError
      ? [`the fault “${fault.breaks}” doesn’t compile: ${file}: ${syntaxError.message}`]
      : [];
  });
}
