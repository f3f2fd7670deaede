/** The result of `ask`, or `late` if it takes longer than `limitMs` or fails. The work itself goes on. Never rejects. */
export async function within<Result, Late>(
  limitMs: number,
  late: Late,
  ask: () => Promise<Result>,
): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, limitMs, late);
  });
  const response = ask().catch(() => late);
  const result = await Promise.race([response, tooLate]);
  clearTimeout(timer);
  return result;
}
