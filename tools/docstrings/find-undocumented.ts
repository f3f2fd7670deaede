const EXPORTED_FUNCTION = /^export (?:async )?function\*? ?(\w+)/;
/** Comments for the linter may stand between a docstring and its function. */
const LINE_COMMENT = /^\/\/ /;

/** The exported functions of a file without a docstring, each as 'path:line name'. Of overloads, the first has it. */
export function findUndocumented(path: string, text: string): string[] {
  const lines = text.split('\n');
  const documented = new Set<string>();
  return lines.flatMap((line, at) => {
    const name = EXPORTED_FUNCTION.exec(line)?.[1];
    if (name === undefined || documented.has(name)) return [];
    documented.add(name);
    let above = at - 1;
    while (LINE_COMMENT.test(lines[above] ?? '')) above -= 1;
    return lines[above]?.endsWith('*/') ? [] : [`${path}:${at + 1} ${name}`];
  });
}
