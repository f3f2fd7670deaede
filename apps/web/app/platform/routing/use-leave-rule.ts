import { useEffect } from 'react';
import type { LeaveRule, BlockedNavigation } from './page-navigator.ts';
import { useNavigator, useNavigatorState } from './pages-context.ts';

/**
 * Blocks navigation away from this page while `rule` (a stable function) returns true; returns the blocked navigation.
 */
export function useLeaveRule(rule: LeaveRule): BlockedNavigation | null {
  const navigator = useNavigator();
  useEffect(() => navigator.guard(rule), [navigator, rule]);
  return useNavigatorState().blocked;
}
