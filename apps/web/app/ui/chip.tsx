import { X } from 'lucide';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { texts } from '#messages/ui.ts';
import { Icon } from './icon.tsx';
import { passFocusOn } from './pass-focus.ts';
import './chip.css';

/** A word on a tinted background. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className="chip">{children}</span>;
}

/** A chosen item that can be removed; `label` is part of the accessible name of the cross. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <span className="tag">
      {label}
      <button
        ref={passFocusOn}
        type="button"
        className="iconbtn"
        aria-label={texts.remove({ name: label })}
        onClick={onRemove}
      >
        <Icon of={X} />
      </button>
    </span>
  );
}

/** A toggle button in the shape of a chip. */
export function FilterChip({
  pressed,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { pressed: boolean }) {
  return <button type="button" {...rest} className="pick" aria-pressed={pressed} />;
}
