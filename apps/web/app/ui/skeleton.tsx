export type SkeletonProps = {
  /** CSS lengths; the width defaults to that of the container. */
  height: string;
  width?: string;
};

/** A placeholder for a line of text that is loading. */
export function Skeleton({ height, width = '100%' }: SkeletonProps) {
  return <span className="sk" style={{ height, width }} aria-hidden="true" />;
}
