import { texts } from '#messages/admin-shop-day.ts';
import { formatCount } from '#platform/format-count.ts';
import { Bars } from '#ui/bars.tsx';
import { FiguresTable } from './figures-table.tsx';
import { scaleFor } from './scale.ts';

/** With more bars than this, only every fourth has a label. */
const MANY_BARS = 8;

export type BarFigureProps = {
  /** What the chart shows, in one sentence. */
  caption: string;
  bars: readonly { readonly label: string; readonly value: number | null; readonly late?: boolean }[];
  /** A value with its unit: '5 orders'. */
  textOf: (values: { count: number }) => string;
  /** A horizontal line with its label. */
  line?: { at: number; label: string };
  /** The figures as a table: the headers of the columns, and one row per bar. */
  table: { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };
};

/** A bar chart with its axes, and its figures as a table for screen readers and everybody else. */
export function BarFigure({ caption, bars, textOf, line, table }: BarFigureProps) {
  const marks = scaleFor(Math.max(...bars.map(({ value }) => value ?? 0), line?.at ?? 0));
  const highest = marks.at(-1) ?? 1;
  return (
    <figure className="bar-figure">
      <figcaption className="muted small">{caption}</figcaption>
      <div className="bar-chart" aria-hidden="true">
        <div className="bar-marks">
          {marks.map((mark) => (
            <span key={mark}>{formatCount(mark)}</span>
          ))}
        </div>
        <div className="bar-plot" style={{ backgroundSize: `100% ${100 / (marks.length - 1)}%` }}>
          <Bars
            bars={bars.map((bar) => ({ ...bar, text: textOf({ count: bar.value ?? 0 }) }))}
            highest={highest}
            {...(line && { line: line.at })}
          />
          {line && <span style={{ bottom: `${(line.at / highest) * 100}%` }}>{line.label}</span>}
        </div>
        <div className={bars.length > MANY_BARS ? 'bar-labels bar-labels-many' : 'bar-labels'}>
          {bars.map(({ label }) => (
            <span key={label}>
              <span>{label}</span>
            </span>
          ))}
        </div>
      </div>
      <details>
        <summary>
          {texts.asTable({ caption, context: (content) => <span className="vh">{content}</span> })}
        </summary>
        <FiguresTable label={caption} {...table} />
      </details>
    </figure>
  );
}
