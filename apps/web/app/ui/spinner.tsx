/** A spinner. Decorative: it has no accessible name. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />;
}
