import './progress-bar.css';

export type ProgressBarProps = {
  /** What is under way, for those who don't see the bar. */
  label: string;
  /** From 0 to 1; null where nobody knows. */
  share: number | null;
};

/** Long work as a seam: sewn is done, stitched is to come. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const percent = share === null ? undefined : Math.round(share * 100);
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={percent === undefined ? undefined : { width: `${percent}%` }} />
    </div>
  );
}
