/** The dashed ring that turns while something is under way; says nothing by itself. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />;
}
