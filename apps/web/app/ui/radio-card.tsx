import type { InputHTMLAttributes, ReactNode } from 'react';
import './radio-card.css';

export type RadioCardProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  /** The content: all of it is the label, and the whole card can be pressed. */
  children: ReactNode;
};

/** A radio button in the form of a card; takes an input's props (name, value, checked …). */
export function RadioCard({ children, ...input }: RadioCardProps) {
  return (
    <label className="radio-card">
      <input {...input} type="radio" />
      <span>{children}</span>
    </label>
  );
}

/**
 * Lays out radio cards: one column on phones, two from 768 px. `legend` is the accessible name of the group.
 */
export function RadioCards({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="vh">{legend}</legend>
      <div className="radio-cards">{children}</div>
    </fieldset>
  );
}
