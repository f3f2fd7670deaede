import type { ComponentProps } from 'react';
import './checkbox.css';

/** A box to tick, the browser's own but for its look. Named by the label around it, or by `aria-label`. */
export function Checkbox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="checkbox" className="checkbox" />;
}
