import { classNames } from './class-names.ts';
import './stitch-ring.css';

const STITCHES = 10;
/** In percent of the circumference: a dash, and the distance to the next. */
const STITCH = 3.6;
const GAP = 6.4;
/** The first dash begins a little after twelve o'clock. */
const START_DEGREES = -78.5;

export type StitchRingProps = {
  /** Whole minutes that have passed: as many dashes are filled. */
  minutes: number;
  /** Over ten minutes: all red. */
  late: boolean;
  className?: string;
};

/**
 * A ring of ten dashes, one per minute of the promised time. Decorative: the text beside it says the same. 26
 * px, or `--ring`.
 */
export function StitchRing({ minutes, late, className }: StitchRingProps) {
  const filled = late ? STITCHES : Math.min(minutes, STITCHES);
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      className={classNames('stitch-ring', late && 'late', className)}
      aria-hidden="true"
    >
      {filled < STITCHES && <Stitches className="to-come" dashes={`${STITCH} ${GAP}`} />}
      {filled > 0 && <Stitches dashes={dashesOf(filled)} />}
    </svg>
  );
}

/** A dash array: `count` dashes, then a gap for the rest of the circle. */
function dashesOf(count: number): string {
  return `${`${STITCH} ${GAP} `.repeat(count - 1)}${STITCH} 100`;
}

function Stitches({ dashes, className }: { dashes: string; className?: string }) {
  return (
    <circle
      cx="12"
      cy="12"
      r="9.2"
      pathLength="100"
      strokeDasharray={dashes}
      transform={`rotate(${START_DEGREES} 12 12)`}
      className={className}
    />
  );
}
