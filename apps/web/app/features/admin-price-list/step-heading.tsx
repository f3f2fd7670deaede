import type { ReactNode } from 'react';

/** The heading of a step of the work on a list. It gets the focus when its step replaces another one. */
export function StepHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className="list-h step-h" tabIndex={-1}>
      {children}
    </h2>
  );
}
