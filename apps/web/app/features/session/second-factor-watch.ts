import { pagePath } from '@jhola/domain';
import { useEffect } from 'react';
import { onCallOutcome } from '#platform/call-outcomes.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';

/** Sends an admin to the page where two-step verification is set up, once a call was refused for want of it. */
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
