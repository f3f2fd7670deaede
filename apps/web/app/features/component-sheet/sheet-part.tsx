import type { ReactNode } from 'react';

export type SheetPartProps = { title: string; children: ReactNode };

/** One kind of component in its states, side by side. */
export function SheetPart({ title, children }: SheetPartProps) {
  return (
    <section className="stack" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Components in a row that wraps. */
export function SheetRow({ children }: { children: ReactNode }) {
  return (
    <div className="row" style={{ flexWrap: 'wrap' }}>
      {children}
    </div>
  );
}
