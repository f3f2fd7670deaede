import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import './live-region.css';

export type LiveRegionProps = {
  className?: string;
  /** What is announced; null or false for nothing. */
  children: ReactNode;
};

/** How long screen readers may take to notice a new element, in ms. */
const UNNOTICED_MS = 100;

/**
 * A part of a page whose content is announced when it appears or changes. Many screen readers don't announce content that
 * is inserted together with its region. So keep the region while it is empty; one that begins with content shows it a
 * moment later.
 */
export function LiveRegion({ className, children }: LiveRegionProps) {
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), UNNOTICED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={classNames('live-region', className)}>
      {isNoticed && children}
    </div>
  );
}
