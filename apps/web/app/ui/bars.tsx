import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';

export type Bar = {
  /** What the bar stands for: an hour, a day, a delivery. */
  readonly label: string;
  /** Its height in the unit of `highest`; null where there is nothing to show. */
  readonly value: number | null;
  /** The value with its unit, as text. */
  readonly text: string;
  /** Beyond the promise: red. */
  readonly late?: boolean;
};

export type BarsProps = {
  bars: readonly Bar[];
  /** The value of a bar of full height; larger ones are cut off there. */
  highest: number;
  /** The value of a dashed line across. */
  line?: number;
  /** How many bars there is room for: fewer stand at the right. */
  places?: number;
};

/**
 * A bar chart from zero, as wide and as high as what holds it. It is hidden from screen readers: a table beside it
 * must have the same figures. Its looks, bars.css, stand in the page that has it.
 */
export function Bars({ bars, highest, line, places = bars.length }: BarsProps) {
  const percent = (value: number) => `${((Math.min(value, highest) / highest) * 100).toFixed(1)}%`;
  const first = places - bars.length + 1;
  return (
    <div className="bars" style={{ '--places': places } as CSSProperties} aria-hidden="true">
      {bars.map(({ label, value, text, late }, place) => (
        <span
          key={label}
          className={classNames(late && 'late')}
          style={{ height: percent(value ?? 0), gridColumn: first + place }}
          title={`${label}: ${text}`}
        />
      ))}
      {line !== undefined && <hr style={{ bottom: percent(line) }} />}
    </div>
  );
}

/** The table of a chart that has no room for one: for screen readers only. */
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
