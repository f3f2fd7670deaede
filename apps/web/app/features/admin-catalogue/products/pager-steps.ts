/** The number of the last page; 1 if there is none, or while the total is unknown. */
export function lastPage(totalPages: number | undefined): number {
  return Math.max(1, totalPages ?? 1);
}

/** The page after this one, or this one if it is the last, or beyond it. */
export function pageAfter(page: number, total: number): number {
  return Math.max(page, Math.min(page + 1, total));
}

/** The page before this one, or this one if it is the first. */
export function pageBefore(page: number): number {
  return Math.max(page - 1, 1);
}
