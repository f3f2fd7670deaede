/** The running stitch: separates the total from the bill, and the footer's last line. */
export function Stitch() {
  return <hr className="stitch" />;
}
