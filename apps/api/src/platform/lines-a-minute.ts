const MINUTE_MS = 60_000;

/**
 * Returns what tells whether another line of a kind may be logged, at most `most` a minute: more would say nothing new and
 * fill the disk. Null if not, else with the number of lines that were left out since the last one, if any.
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
