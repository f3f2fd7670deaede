import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';

/** A key changes a closed select within this time; to choose in its opened list takes longer. */
const STEP_MS = 200;

/** Keys that choose in an opened list, or open it. */
const CHOOSING_KEYS: readonly string[] = ['Enter', ' '];

/**
 * The props of a select that acts on each choice. On Windows and Linux, arrow keys and letters change a closed select
 * step by step: what they reach is only shown until Enter is pressed or the focus leaves, and dropped by Escape.
 */
export function useSteppedChoice(onChoose: (value: string) => void) {
  const [reached, setReached] = useState('');
  const steppedAt = useRef(-Infinity);
  const choose = (value: string) => {
    setReached('');
    if (value !== '') onChoose(value);
  };
  return {
    value: reached,
    onKeyDown: (event: KeyboardEvent) => {
      steppedAt.current = CHOOSING_KEYS.includes(event.key) ? -Infinity : performance.now();
      if (reached === '') return;
      if (event.key === 'Enter') {
        // It would submit the form.
        event.preventDefault();
        choose(reached);
      } else if (event.key === 'Escape') {
        // It would close the dialog.
        event.stopPropagation();
        setReached('');
      }
    },
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
      if (performance.now() - steppedAt.current < STEP_MS) setReached(target.value);
      else choose(target.value);
    },
    onBlur: () => choose(reached),
  };
}
