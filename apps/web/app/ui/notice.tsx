import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import './notice.css';

/** Says in place what has changed ('Was ₹28 when you added it, now ₹29.'). */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="note">
      <Info className="i" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
