const MINUTE_MS = 60_000;

/**
 * Returns a function that tells whether another line of a kind may be logged, at most `most` per minute, so that
 * repetitions don't fill the disk. It returns null if not; otherwise the number of lines left out since the last one,
 * if any.
 */
export function linesAMinute(most: number): () => { readonly leftOut?: number } | null {
  let minute = 0;
  let lines = 0;
  let leftOut = 0;
  return () => {
    const now = Math.floor(Date.now() / MINUTE_MS);
    if (now !== minute) {
      minute = now;
      lines = 0;
    }
    lines += 1;
    if (lines > most) {
      leftOut += 1;
      return null;
    }
    const more = leftOut === 0 ? {} : { leftOut };
    leftOut = 0;
    return more;
  };
}
