import type { Module } from './module.ts';
import { readModule } from './read-module.ts';

const WHY =
  'files that import each other can only be read, moved and tested together: put what both need, often a type, into a file of its own';

/** A planted violation: two files that import each other, one of them only a type. */
const COUNTEREXAMPLE = [
  readModule(
    'apps/api/src/counterexample-a.ts',
    `import { b } from './counterexample-b.ts'; export type A = 1; b;`,
  ),
  readModule(
    'apps/api/src/counterexample-b.ts',
    `import type { A } from './counterexample-a.ts'; export const b: A = 1;`,
  ),
];

/** Groups of files that import each other directly or indirectly, types included. Returns one sentence per group. */
export function findCycles(modules: readonly Module[]): string[] {
  return groups(modules).map(
    (paths) => `${paths.join('\n')}\n    import each other\n    not allowed: ${WHY}`,
  );
}

/** Whether the check reports its planted violation. */
export function reportsPlantedCycle(): boolean {
  return findCycles(COUNTEREXAMPLE).length === 1;
}

/** Tarjan's algorithm for strongly connected components; returns those with more than one file. */
function groups(modules: readonly Module[]): string[][] {
  const targets = new Map(
    modules.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])]),
  );
  const found: string[][] = [];
  const numbers = new Map<string, number>();
  const stack: string[] = [];
  const stacked = new Set<string>();

  function visit(path: string): number {
    const number = numbers.size;
    let low = number;
    numbers.set(path, number);
    stack.push(path);
    stacked.add(path);
    for (const target of targets.get(path) ?? []) {
      if (!targets.has(target)) continue;
      if (!numbers.has(target)) low = Math.min(low, visit(target));
      else if (stacked.has(target)) low = Math.min(low, numbers.get(target) ?? low);
    }
    if (low === number) {
      const group = stack.splice(stack.indexOf(path));
      for (const member of group) stacked.delete(member);
      if (group.length > 1) found.push(group.toSorted());
    }
    return low;
  }
  for (const path of targets.keys()) if (!numbers.has(path)) visit(path);
  return found;
}
