import type { InputHTMLAttributes, ReactNode } from 'react';
import './radio-card.css';

export type RadioCardProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  /** What the choice is: all of it is the label, and the whole card can be pressed. */
  children: ReactNode;
};

/** One of several choices as a card with a round mark; takes an input's props (name, value, checked …). */
export function RadioCard({ children, ...input }: RadioCardProps) {
  return (
    <label className="radio-card">
      <input {...input} type="radio" />
      <span>{children}</span>
    </label>
  );
}

/** Lays radio cards out: one column on phones, two from 768 px. `legend` names the choice. */
export function RadioCards({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="vh">{legend}</legend>
      <div className="radio-cards">{children}</div>
    </fieldset>
  );
}
