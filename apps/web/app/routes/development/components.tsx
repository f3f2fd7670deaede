import { data } from 'react-router';
import { ComponentSheet } from '#features/component-sheet/index.ts';
import '#ui/big-price.css';
import '#ui/quantity-stepper-bar.css';
import '#ui/ten-minute-badge.css';

/** A sheet of the components in their states, to look at while building. Not there in the shop itself. */
export function loader() {
  if (!import.meta.env.DEV) throw data(null, { status: 404 });
  return null;
}

export default function Components() {
  return <ComponentSheet />;
}
