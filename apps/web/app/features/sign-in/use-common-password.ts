import { LIMITS } from '@jhola/domain';
import { useEffect, useState } from 'react';
import { visitorApi } from '#features/session/index.ts';

/** How long typing has to pause before the server is asked. */
const PAUSE_MS = 500;

/** Whether a password is common, according to the server; false while it is short, being typed, or not yet checked. */
export function useCommonPassword(password: string): boolean {
  const [common, setCommon] = useState<string | null>(null);
  useEffect(() => {
    if (password.length < LIMITS.passwordLength.min || password.length > LIMITS.passwordLength.max) return;
    const abort = new AbortController();
    const later = setTimeout(() => {
      visitorApi('checkPassword', { password }, { signal: abort.signal }).then(
        ({ data }) => setCommon(data.isCommon ? password : null),
        // Only a warning depends on it, so a failure isn't shown.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(later);
      abort.abort();
    };
  }, [password]);
  return common !== null && common === password;
}
