import type { PagePath } from '@jhola/domain';
import { useEffect } from 'react';
import { useNavigate } from './use-navigate.ts';

/** Shows another page in the place of this one. */
export function Redirect({ to }: { to: PagePath }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
