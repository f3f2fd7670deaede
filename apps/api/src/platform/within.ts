/**
 * The result of `work`, or `late` if it takes longer than `limitMs`. The work itself goes on; if it fails later, that
 * isn't reported.
 */
export async function within<Result, Late>(
  limitMs: number,
  late: Late,
  work: Promise<Result>,
): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, limitMs, late);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
