import { createContext, useContext } from 'react';
import type { NavigatorState, PageNavigator } from './page-navigator.ts';

/** The navigator of this document; it stays the same while the document is open. */
export const NavigatorContext = createContext<PageNavigator | null>(null);

/** The shown page, the pending navigation and the blocked one. */
export const NavigatorStateContext = createContext<NavigatorState | null>(null);

/** The navigator of this document. Throws outside of `Pages`. */
export function useNavigator(): PageNavigator {
  return within(useContext(NavigatorContext));
}

/** The navigator's state; re-renders when it changes. Throws outside of `Pages`. */
export function useNavigatorState(): NavigatorState {
  return within(useContext(NavigatorStateContext));
}

function within<Value>(value: Value | null): Value {
  if (value === null) throw new Error('Outside of <Pages>');
  return value;
}
