import { useLayoutEffect, useRef } from 'react';
import { recoverFocus } from './pass-focus.ts';

/**
 * For parts of a page whose removal may remove a focused link, field or button of its own kind: moves the focus to the
 * dialog or page around. Call it with the number of parts, in a component that stays when the last one is removed. Not
 * needed for Button, IconButton and RemovableChip, which pass their focus on themselves.
 */
export function useFocusAfterRemoval(parts: number): void {
  const before = useRef(parts);
  useLayoutEffect(() => {
    const isFewer = parts < before.current;
    before.current = parts;
    if (isFewer) recoverFocus();
  }, [parts]);
}
