import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './key-hint.css';

/** Draws the name of a key in a text of a `KeyHint`. */
export const keyName = (name: ReactNode) => <kbd>{name}</kbd>;

/** Which keys do what, on large screens. Not for screen readers, which use most letters themselves. */
export function KeyHint({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p className={classNames('muted small key-hint', className)} aria-hidden="true">
      {children}
    </p>
  );
}
