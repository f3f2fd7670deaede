/** A row of a table of environment variables: each name with its default as the document writes it. */
export type Documented = ReadonlyMap<string, string>;

/**
 * The variables that a section's table documents. A row may have several, whose defaults are in the same order; with a
 * single default it applies to all. Explanations in brackets are left out.
 */
export function readSettingsTable(markdown: string, heading: string): Documented {
  const [, section = ''] = markdown.split(`\n${heading}\n`);
  const [table = ''] = section.split(/\n#/);
  const rows = table.matchAll(/^\| ((?:`[A-Z][A-Z0-9_]+`(?:, )?)+) \| ([^|]*) \|/gm);
  return new Map(
    [...rows].flatMap(([, names = '', defaults = '']) => {
      const all = names.replaceAll('`', '').split(', ');
      const values = defaults.replaceAll(/`| \([^)]*\)/g, '').split(', ');
      return all.map(
        (name, at) => [name, (values.length === all.length ? values[at] : defaults) ?? ''] as const,
      );
    }),
  );
}

/** The environment variables that a source file of the tools reads by name. */
export function namesRead(source: string): string[] {
  const patterns = [
    /\bprocess\.env(?:\.|\[')([A-Z][A-Z0-9_]+)/g,
    /(?<![.\w])env\.([A-Z][A-Z0-9_]+)/g,
    /\bVARIABLE = '([A-Z][A-Z0-9_]+)'/g,
  ];
  return patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name));
}
