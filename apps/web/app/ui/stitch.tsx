/** A dashed separator, as above the total of a bill and the footer's last line. */
export function Stitch() {
  return <hr className="stitch" />;
}
