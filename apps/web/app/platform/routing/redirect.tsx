import type { PagePath } from '@jhola/domain';
import { useEffect } from 'react';
import { useNavigate } from './use-navigate.ts';

/** Navigates to another page, which replaces this one. */
export function Redirect({ to }: { to: PagePath }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
