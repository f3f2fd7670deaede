import './progress-bar.css';

export type ProgressBarProps = {
  /** The accessible name: what is in progress. */
  label: string;
  /** From 0 to 1; null if unknown. */
  share: number | null;
};

/** A progress bar in the form of a seam: a solid line for what is done, dashes for the rest. */
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
