import { useLayoutEffect, useRef } from 'react';
import { recoverFocus } from './pass-focus.ts';

/**
 * For parts of a page that a button inside them removes, such as the rows of a list: if the focus disappears with one,
 * moves it to the dialog or page around. Call it with the number of parts, in a component that stays when the last one
 * is removed.
 */
export function useFocusAfterRemoval(parts: number): void {
  const before = useRef(parts);
  useLayoutEffect(() => {
    const isFewer = parts < before.current;
    before.current = parts;
    if (isFewer) recoverFocus();
  }, [parts]);
}
