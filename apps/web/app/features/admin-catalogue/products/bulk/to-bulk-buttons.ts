import type { KeyboardEvent } from 'react';
import { shortcutOf } from '#platform/shortcut-of.ts';

/**
 * For `onKeyDown` of the checkboxes that select products: B goes to the buttons for the selected ones. They are below
 * the table, and Tab would lead through all rows first.
 */
export function toBulkButtons({ nativeEvent: event }: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || shortcutOf(event) !== 'b') return;
  document.querySelector<HTMLElement>('.bulk-foot button')?.focus({ preventScroll: true });
}
