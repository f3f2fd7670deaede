import type { PagePath } from '@jhola/domain';
import { ChevronLeft } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from '#platform/routing/link.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type BackLinkProps = { to: PagePath; children: ReactNode; className?: string };

/** A link back to the list that a page belongs to. */
export function BackLink({ to, children, className }: BackLinkProps) {
  return (
    <Link className={classNames('link', className)} to={to}>
      <Icon of={ChevronLeft} />
      {children}
    </Link>
  );
}
