import { LIMITS } from '@jhola/domain';
import { useEffect, useState } from 'react';

type Check = (password: string) => boolean;

/**
 * Whether many people use a password. The list is fetched when the first password is long enough to be sent; false
 * until it has come. If it doesn't come, it is asked for again at the next change.
 */
export function useCommonPassword(password: string): boolean {
  const [check, setCheck] = useState<Check | null>(null);
  const isMissing = check === null && password.length >= LIMITS.passwordLength.min;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    import('./is-common-password.ts').then(
      ({ isCommonPassword }) => isCurrent && setCheck(() => isCommonPassword),
      // A warning is no reason to bother anybody with a lost connection.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, password]);
  return check?.(password) === true && password.length >= LIMITS.passwordLength.min;
}
