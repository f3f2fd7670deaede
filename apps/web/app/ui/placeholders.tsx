import type { ReactNode } from 'react';
import { texts } from '#messages/shared.ts';
import { classNames } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';
import './panel.css';
import './placeholders.css';

export type LoadingPartProps = {
  /** The class of what is loading, such as that of a grid. */
  className?: string;
  children: ReactNode;
};

/** A part of a page that is loading: its placeholders, which screen readers know as 'Loading'. */
export function LoadingPart({ className, children }: LoadingPartProps) {
  return (
    <div role="status" aria-label={texts.loading} aria-busy="true">
      <div className={className} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

/** A placeholder for one line of text, as high as the line; `width` is a CSS length. */
export function TextPlaceholder({ width }: { width: string }) {
  return (
    <span className="text-placeholder" style={{ width }}>
      <Skeleton height="0.75em" />
    </span>
  );
}

/** A placeholder for a button, a field or a chip; lengths in CSS. */
export function BlockPlaceholder({ height, width = '100%' }: { height: string; width?: string }) {
  return (
    <span className="block-placeholder" style={{ width }}>
      <Skeleton height={height} />
    </span>
  );
}

const BARS = ['30%', '55%', '40%', '80%', '65%', '95%', '50%', '70%'];

/** A placeholder for a bar chart; `height` is a CSS length. */
export function ChartPlaceholder({ height }: { height: string }) {
  return (
    <span className="chart-placeholder" style={{ height }}>
      {BARS.map((bar) => (
        <Skeleton height={bar} key={bar} />
      ))}
    </span>
  );
}

/** A placeholder for a thumbnail, in the shape of a pocket; `size` in px. */
export function ThumbPlaceholder({ size }: { size: number }) {
  return <span className="thumb-placeholder pocket sk" style={{ width: size, height: size }} />;
}

/** A placeholder for a round picture or a clock; `size` is a CSS length. */
export function CirclePlaceholder({ size }: { size: string }) {
  return <span className="circle-placeholder sk" style={{ width: size, height: size }} />;
}

/** A placeholder for a row of a list: two lines of text, beside a thumbnail if it has one. */
export function RowPlaceholder({ thumb }: { thumb?: number }) {
  return (
    <div className="row-placeholder">
      {thumb !== undefined && <ThumbPlaceholder size={thumb} />}
      <div className="grow small">
        <TextPlaceholder width="55%" />
        <TextPlaceholder width="30%" />
      </div>
    </div>
  );
}

export type PanelPlaceholderProps = {
  /** How many rows it has. */
  rows?: number;
  /** The size of the rows' thumbnails in px, if they have any. */
  thumb?: number;
};

/** A placeholder for a panel with a title and rows. */
export function PanelPlaceholder({ rows = 3, thumb }: PanelPlaceholderProps) {
  return (
    <div className="panel panel-placeholder">
      <TextPlaceholder width="35%" />
      {repeat(rows, (row) => (
        <RowPlaceholder key={row} {...(thumb !== undefined && { thumb })} />
      ))}
    </div>
  );
}

export type TablePlaceholderProps = {
  /** The class of the table, which decides how its cells are laid out. */
  className: string;
  rows?: number;
  /** The cells of the head, if they are known: they decide the widths of the columns. */
  head?: ReactNode;
  /** The cells of a row, with the classes that they have in the table. */
  children: ReactNode;
};

/** A placeholder for a table, or for the cards that it is on a phone. */
export function TablePlaceholder({ className, rows = 8, head, children }: TablePlaceholderProps) {
  return (
    <LoadingPart>
      <table className={classNames('table-placeholder', className)}>
        <thead>
          <tr>
            {head ?? (
              <th className="unknown" colSpan={100}>
                <TextPlaceholder width="30%" />
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {repeat(rows, (row) => (
            <tr key={row}>{children}</tr>
          ))}
        </tbody>
      </table>
    </LoadingPart>
  );
}

/** A placeholder for a page of the account or of the dashboard, before anything about it is known. */
export function PagePlaceholder() {
  return (
    <LoadingPart className="stack">
      <div className="page-h">
        <TextPlaceholder width="9rem" />
      </div>
      <PanelPlaceholder />
      <PanelPlaceholder />
    </LoadingPart>
  );
}

/** Renders `count` elements: calls `render` with 0, 1, 2, …, for their keys. */
export function repeat(count: number, render: (index: number) => ReactNode): ReactNode[] {
  return Array.from({ length: count }, (_, index) => render(index));
}
