const DELIMITERS = [',', ';', '\t', '|'] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/**
 * Detects the column separator: comma, semicolon, tab or `|`, whichever occurs most evenly in the first lines outside
 * quotes. A `|` inside cells (a list of categories) occurs less evenly than the real separator.
 */
export function detectDelimiter(beginning: string): Delimiter {
  const lines = withoutQuoted(beginning)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 30);
  const scores = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const usual = median(counts);
    const even = counts.filter((count) => count === usual).length / Math.max(1, counts.length);
    return { delimiter, score: usual === 0 ? 0 : even * 10 + Math.min(usual, 9) };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

/**
 * A quoted cell may contain separators, so it is replaced by one letter. The last quote of the sample may be unclosed.
 */
function withoutQuoted(text: string): string {
  return text.replace(/"(?:[^"]|"")*"/g, 'x').replace(/"[^"]*$/, 'x');
}

function median(counts: number[]): number {
  return counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
}
