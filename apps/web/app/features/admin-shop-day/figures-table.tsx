export type FiguresTableProps = {
  /** What the table shows, for screen readers. */
  label: string;
  heads: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly string[])[];
};

/** A table of figures. If it is wider than the page, the table scrolls and not the page. */
export function FiguresTable({ label, heads, rows }: FiguresTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a mouse it scrolls by arrow keys
    <div className="figures-frame" role="group" aria-label={label} tabIndex={0}>
      <table className="figures">
        <thead>
          <tr>
            {heads.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((value, index) => (
                <td key={heads[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
