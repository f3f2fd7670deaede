import { X } from 'lucide';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './chip.css';

/** A word on a tinted ground. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className="chip">{children}</span>;
}

/** A chosen thing that can be taken away again; `label` is also in the spoken name of its cross. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <span className="tag">
      {label}
      <button type="button" className="iconbtn" aria-label={`Remove ${label}`} onClick={onRemove}>
        <Icon of={X} />
      </button>
    </span>
  );
}

/** A chip to press: on or off by `pressed`. */
export function FilterChip({
  pressed,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { pressed: boolean }) {
  return <button type="button" {...rest} className="pick" aria-pressed={pressed} />;
}
