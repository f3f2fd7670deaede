import { type CSSProperties, useId } from 'react';
import { LogoMarkPath } from './logo.tsx';
import { Picture } from './picture.tsx';

/** Where each thing stands in the bag: left, top and width in percent of the picture, and its lean in degrees. */
const PLACES = [
  [66, 22, 30, 16],
  [4, 18, 31, -9],
  [25, 10, 37, -5],
  [53, 18, 32, 5],
  [41, 28, 27, 3],
] as const;

const BODY = 'M76 172q174 10 348 0c7 0 11 5 10 12l-8 168H74l-8-168c-1-7 3-12 10-12z';
const STRAP = { full: 'M140 178C120 -30 380 -30 360 178', empty: 'M140 178C120 40 380 40 360 178' };

export type BagPictureProps = {
  /** Pictures of what is in it, at most five; none draws the empty bag. */
  pictures?: readonly string[];
};

/** The cloth bag, with groceries looking out of it or empty. A decoration: it has no name of its own. */
export function BagPicture({ pictures = [] }: BagPictureProps) {
  const empty = pictures.length === 0;
  return (
    <div className="bagpic" aria-hidden="true">
      <svg viewBox="46 6 408 334">
        <Strap path={empty ? STRAP.empty : STRAP.full} />
        {empty && <ellipse cx="250" cy="176" rx="168" ry="13" fill="var(--bag-hollow)" />}
      </svg>
      {PLACES.slice(0, pictures.length).map(([left, top, width, lean], place) => (
        <span key={pictures[place]} style={placeStyle(left, top, width, lean)}>
          <Picture src={pictures[place] ?? ''} alt="" shown={120} />
        </span>
      ))}
      <BagFront />
    </div>
  );
}

function placeStyle(left: number, top: number, width: number, lean: number): CSSProperties {
  return { left: `${left}%`, top: `${top}%`, width: `${width}%`, rotate: `${lean}deg` };
}

function Strap({ path }: { path: string }) {
  return (
    <>
      <path d={path} fill="none" stroke="var(--bag-2)" strokeWidth="19" />
      <path
        d={path}
        fill="none"
        stroke="var(--bag-thread)"
        strokeWidth="1.8"
        strokeDasharray="9 6"
        opacity=".85"
      />
    </>
  );
}

function BagFront() {
  const print = useId();
  return (
    <svg viewBox="46 6 408 334">
      <pattern id={print} width="52" height="44" patternUnits="userSpaceOnUse">
        <g fill="var(--on-bag)" fillOpacity=".16">
          <path d="M13 6c3.6 3.6 3.6 8 0 12c-3.6-4-3.6-8.4 0-12zM4.5 15c4.5 0 7 2 8.5 6c-4.8.5-7.6-1.5-8.5-6zM21.5 15c-4.5 0-7 2-8.5 6c4.8.5 7.6-1.5 8.5-6z" />
          <path d="M37 33a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M32 33h3M43 33h3M39 26v3M39 37v3" />
        </g>
      </pattern>
      <path d={BODY} fill="var(--bag)" />
      <path d={BODY} fill={`url(#${print})`} />
      <path
        d="M76 172q174 10 348 0c7 0 11 5 10 12l-2 36q-182 10-364 0l-2-36c-1-7 3-12 10-12z"
        fill="var(--bag-2)"
      />
      <path
        d="M74 184q176 10 352 0M72 211q178 10 356 0"
        fill="none"
        stroke="var(--bag-thread)"
        strokeWidth="2.2"
        strokeDasharray="9 6"
        strokeLinecap="round"
      />
      <path d="M131 176h19v38h-19zM350 176h19v38h-19z" fill="var(--bag-2)" />
      <path
        d="M134 181l13 28M147 181l-13 28M353 181l13 28M366 181l-13 28"
        stroke="var(--bag-thread)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <g transform="translate(380 234)" color="var(--bag-label-ink)">
        <path d="M0 0h36v40H0z" fill="var(--bag-label)" />
        <path d="M3 4h30M3 36h30" stroke="currentColor" strokeWidth="1.4" strokeDasharray="3.5 2.5" />
        <g transform="translate(6.5 8) scale(.48)">
          <LogoMarkPath />
        </g>
      </g>
    </svg>
  );
}
