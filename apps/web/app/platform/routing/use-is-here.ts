import { useEffect, useRef } from 'react';
import { useNavigator } from './pages-context.ts';

/**
 * Returns a function that says whether the component is still on the page, and no other page is on its way. Ask it
 * before a navigation that follows a response: the user may have gone elsewhere meanwhile.
 */
export function useIsHere(): () => boolean {
  const navigator = useNavigator();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current && navigator.state.pending === null;
}
