import { Info } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './notice.css';

/** An inline message about something that has changed ('Was ₹28 when you added it, now ₹29.'). */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="note">
      <Icon of={Info} />
      <span>{children}</span>
    </p>
  );
}
