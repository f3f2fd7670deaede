import type { KeyboardEvent } from 'react';

/** Longer than the pause between the presses of a double click or a double tap. */
const DOUBLE_PRESS_MS = 500;

/**
 * Settles as `work` does, but not before a double click or tap is over. A button that is busy until then isn't pressed
 * again when it already offers the next step, which could not be undone: also not after a refusal, which often means
 * that somebody else has moved the order.
 */
export async function outlastDoublePress<Result>(work: Promise<Result>): Promise<Result> {
  const isOver = new Promise((resolve) => setTimeout(resolve, DOUBLE_PRESS_MS));
  try {
    return await work;
  } finally {
    await isOver;
  }
}

/** For `onKeyDown`: Enter that is held down presses a button once. (The space bar presses it when it is released.) */
export function pressOnce(event: Pick<KeyboardEvent, 'key' | 'repeat' | 'preventDefault'>): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
