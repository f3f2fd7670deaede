import { pagePath } from '@jhola/domain';
import { useEffect } from 'react';
import { onCallOutcome } from '#platform/call-outcomes.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';

/** Sends an admin to the page that sets up two-step verification, after a call was refused because it is missing. */
export function useSecondFactorWatch(here: string): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onCallOutcome((outcome) => {
        if (outcome.kind !== 'failure' || outcome.code !== 'SECOND_FACTOR_NEEDED') return;
        if (here !== pagePath('two-step')) void navigate(pagePath('two-step'), { replace: true });
      }),
    [navigate, here],
  );
}
