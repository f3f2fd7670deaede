import { type ReactNode, useEffect, useState } from 'react';

export type LiveRegionProps = {
  /** The class while there is content. */
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
  const content = isNoticed && children;
  // Without content it takes no place among the parts of a page. A dialog hides what is beside it from screen readers,
  // except regions with aria-live.
  return (
    <div role="status" aria-live="polite" className={content ? className : 'vh'}>
      {content}
    </div>
  );
}
