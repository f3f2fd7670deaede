import { ComponentSheet } from '#features/component-sheet/index.ts';
import '#ui/big-price.css';
import '#ui/quantity-stepper-bar.css';
import '#ui/ten-minute-badge.css';

export default function Components() {
  return <ComponentSheet />;
}
