import { LIMITS } from '@jhola/domain';
import { useEffect, useState } from 'react';

type Check = (password: string) => boolean;

/**
 * Whether a password is common. The list is loaded when the first password is long enough to be sent; false
 * until then. If loading fails, the next change tries again.
 */
export function useCommonPassword(password: string): boolean {
  const [check, setCheck] = useState<Check | null>(null);
  const isMissing = check === null && password.length >= LIMITS.passwordLength.min;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    import('./is-common-password.ts').then(
      ({ isCommonPassword }) => isCurrent && setCheck(() => isCommonPassword),
      // Only a warning depends on it, so a failure isn't shown.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, password]);
  return check?.(password) === true && password.length >= LIMITS.passwordLength.min;
}
