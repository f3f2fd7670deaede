import { useEffect } from 'react';
import type { LeaveRule, StoppedWalk } from './page-navigator.ts';
import { useNavigator, useNavigatorState } from './pages-context.ts';

/** Stops walks away from the page for which `rule`, a stable function, says so; gives the one that waits. */
export function useLeaveRule(rule: LeaveRule): StoppedWalk | null {
  const navigator = useNavigator();
  useEffect(() => navigator.guard(rule), [navigator, rule]);
  return useNavigatorState().stopped;
}
