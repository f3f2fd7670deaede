import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Bar } from './bars-chart.tsx';
import { FiguresTable } from './figures-table.tsx';

// The library that draws is heavy, and wanted on this page alone.
const BarsChart = lazy(async () => ({ default: (await import('./bars-chart.tsx')).BarsChart }));

export type BarFigureProps = {
  /** What the figure shows, in one sentence. */
  caption: string;
  bars: readonly Bar[];
  /** What a bar's value is, for its label: 'orders', 'minutes'. */
  unit: string;
  /** A line across, with its word. */
  line?: { at: number; label: string };
  /** The same as numbers: the heads of the columns, and a row a bar. */
  table: { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };
};

/** A bar chart from zero, with its numbers as a table for whoever wants or needs them. */
export function BarFigure({ caption, bars, unit, line, table }: BarFigureProps) {
  return (
    <figure className="bar-figure">
      <figcaption className="muted small">{caption}</figcaption>
      <div className="bar-chart" aria-hidden="true">
        <Suspense fallback={<Skeleton height="200px" />}>
          <BarsChart bars={bars} unit={unit} {...(line && { line })} />
        </Suspense>
      </div>
      <details>
        <summary>
          As a table<span className="vh">: {caption}</span>
        </summary>
        <FiguresTable label={caption} {...table} />
      </details>
    </figure>
  );
}
