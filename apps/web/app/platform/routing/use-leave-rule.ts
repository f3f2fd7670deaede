import { useEffect } from 'react';
import type { LeaveRule, StoppedNavigation } from './page-navigator.ts';
import { useNavigator, useNavigatorState } from './pages-context.ts';

/** Blocks navigation away from this page while `rule` (a stable function) returns true; returns the blocked navigation. */
export function useLeaveRule(rule: LeaveRule): StoppedNavigation | null {
  const navigator = useNavigator();
  useEffect(() => navigator.guard(rule), [navigator, rule]);
  return useNavigatorState().stopped;
}
