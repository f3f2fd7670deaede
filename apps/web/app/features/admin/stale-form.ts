import { ApiError } from '@jhola/contract/client';
import { useState } from 'react';
import { useFocusAfterRemoval } from '#ui/use-focus-after-removal.ts';

/** Whether a save was refused because somebody else has changed the thing since the form was opened. */
export function isStaleForm(failure: unknown): boolean {
  return failure instanceof ApiError && failure.body.code === 'STALE';
}

/** The state of a form's `StaleNotice`: whether it is shown. The dialog gets the focus when it goes away. */
export function useStaleForm() {
  const [isStale, setStale] = useState(false);
  useFocusAfterRemoval(isStale ? 1 : 0);
  return [isStale, setStale] as const;
}
