import type { ReactNode } from 'react';
import './key-hint.css';

/** Draws the name of a key in a text of a `KeyHint`. */
export const keyName = (name: ReactNode) => <kbd>{name}</kbd>;

/** Which keys do what, on large screens. Not for screen readers, which use most letters themselves. */
export function KeyHint({ children }: { children: ReactNode }) {
  return (
    <p className="muted small key-hint" aria-hidden="true">
      {children}
    </p>
  );
}
