/**
 * The HTTP status that the API refused a call with, or null where something else went wrong.
 * By name and not by class: on the server the client that throws comes from another bundle than the page.
 */
export function statusOf(error: unknown): number | null {
  const refused = error instanceof Error && error.name === 'ApiError' && 'status' in error;
  return refused && typeof error.status === 'number' ? error.status : null;
}
