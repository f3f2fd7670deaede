import { useIsHere } from '#platform/routing/use-is-here.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';

/** Like `useNavigate`, for after a response: does nothing if the user has gone to another page meanwhile. */
export function useNavigateIfHere(): ReturnType<typeof useNavigate> {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return async (...to) => {
    if (isHere()) await navigate(...to);
  };
}
