import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';

export type Bar = {
  /** The label of the bar: an hour, a day, a delivery. */
  readonly label: string;
  /** Its value in the unit of `highest`; null if there is none. */
  readonly value: number | null;
  /** The value with its unit, as text. */
  readonly text: string;
  /** Later than promised: red. */
  readonly late?: boolean;
};

export type BarsProps = {
  bars: readonly Bar[];
  /** The value of a full-height bar; larger ones are cut off there. */
  highest: number;
  /** The value at which a dashed line is drawn. */
  line?: number;
  /** How many bars there is room for: fewer are aligned to the right. */
  places?: number;
};

/**
 * A bar chart from zero that fills its container. Hidden from screen readers: a table beside it must have the
 * same figures. The page that shows it includes its styles, bars.css.
 */
export function Bars({ bars, highest, line, places = bars.length }: BarsProps) {
  const percent = (value: number) => `${((Math.min(value, highest) / highest) * 100).toFixed(1)}%`;
  const first = places - bars.length + 1;
  return (
    <div className="bars" style={{ '--places': places } as CSSProperties} aria-hidden="true">
      {bars.map(({ label, value, text, late }, index) => (
        <span
          key={label}
          className={classNames(late && 'late')}
          style={{ height: percent(value ?? 0), gridColumn: first + index }}
          title={`${label}: ${text}`}
        />
      ))}
      {line !== undefined && <hr style={{ bottom: percent(line) }} />}
    </div>
  );
}

/** The table of a chart that has no room for a visible one: for screen readers only. */
export function BarsTable({ caption, bars }: { caption: string; bars: readonly Bar[] }) {
  return (
    <div className="vh">
      <table aria-label={caption}>
        <tbody>
          {bars.map(({ label, text }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
