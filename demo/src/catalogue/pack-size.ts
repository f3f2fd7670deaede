export type PackSize = { amount: number; measure: 'g' | 'ml' | 'pieces' };

const IN_SMALLEST: Record<string, [factor: number, measure: PackSize['measure']]> = {
  g: [1, 'g'],
  kg: [1_000, 'g'],
  ml: [1, 'ml'],
  L: [1_000, 'ml'],
};

/**
 * The quantity of a pack: `1 kg` is 1000 g, `4 x 75 g` is 300 g, `6 pieces` and `1 bunch` are counted. Throws
 * SyntaxError if there is no number.
 */
export function packSize(unit: string): PackSize {
  const match = /^(?:(\d+) x )?(\d+(?:\.\d+)?) (\S+)/.exec(unit);
  if (!match) throw new SyntaxError(`Not a unit: '${unit}'`);
  const [, times = '1', number = '', word = ''] = match;
  const [factor, measure] = IN_SMALLEST[word] ?? [1, 'pieces'];
  return { amount: Number(times) * Number(number) * factor, measure };
}
