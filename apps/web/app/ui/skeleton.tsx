export type SkeletonProps = {
  /** CSS lengths; the width is the whole of its place where none is given. */
  height: string;
  width?: string;
};

/** A bar in the place of a line of text that is on its way. */
export function Skeleton({ height, width = '100%' }: SkeletonProps) {
  return <span className="sk" style={{ height, width }} aria-hidden="true" />;
}
