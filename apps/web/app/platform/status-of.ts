/**
 * The HTTP status of a call that the API refused, or null for other errors. Checks the name and not the class: on the
 * server, the throwing client comes from another bundle than the page.
 */
export function statusOf(error: unknown): number | null {
  const refused = error instanceof Error && error.name === 'ApiError' && 'status' in error;
  return refused && typeof error.status === 'number' ? error.status : null;
}
