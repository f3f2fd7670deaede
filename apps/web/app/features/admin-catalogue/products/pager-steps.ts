/** The number of the last page: 1 also where there is nothing, or nothing is known yet. */
export function lastPage(totalPages: number | undefined): number {
  return Math.max(1, totalPages ?? 1);
}

/** The page after this one; this one where it is the last. */
export function pageAfter(page: number, total: number): number {
  return Math.min(page + 1, total);
}

/** The page before this one; this one where it is the first. */
export function pageBefore(page: number): number {
  return Math.max(page - 1, 1);
}
