import type { ComponentProps } from 'react';
import './checkbox.css';

/** The browser's checkbox with the shop's look. Named by the label around it, or by `aria-label`. */
export function Checkbox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="checkbox" className="checkbox" />;
}
