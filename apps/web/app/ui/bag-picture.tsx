import { type CSSProperties, useState } from 'react';
import { Mark } from './logo.tsx';
import { Picture } from './picture.tsx';

/**
 * The place of each picture in the bag: left, top and width in percent of the bag, and its rotation in
 * degrees.
 */
const PLACES = [
  [66, 22, 30, 16],
  [4, 18, 31, -9],
  [25, 10, 37, -5],
  [53, 18, 32, 5],
  [41, 28, 27, 3],
] as const;

const WIDTH = 408;
const HEIGHT = 334;

export type BagPictureProps = {
  /** Pictures of the groceries in it, at most five; none draws the empty bag. */
  pictures?: readonly string[];
};

/** The cloth bag, with groceries or empty. Decorative: it has no accessible name. */
export function BagPicture({ pictures = [] }: BagPictureProps) {
  if (pictures.length === 0) {
    return (
      <div className="bagpic">
        <EmptyBag />
      </div>
    );
  }
  return (
    <div className="bagpic">
      <Part file="bag-strap" />
      {PLACES.slice(0, pictures.length).map(([left, top, width, lean], index) => (
        <span key={pictures[index]} style={placeStyle(left, top, width, lean)}>
          <Picture src={pictures[index] ?? ''} alt="" shown={120} />
        </span>
      ))}
      <Part file="bag-front" />
    </div>
  );
}

/** Offline its picture may not load: then the logo's mark replaces it, which every page has loaded before. */
function EmptyBag() {
  const [isLost, setLost] = useState(false);
  return isLost ? <Mark /> : <Part file="bag-empty" onError={() => setLost(true)} />;
}

function placeStyle(left: number, top: number, width: number, lean: number): CSSProperties {
  return { left: `${left}%`, top: `${top}%`, width: `${width}%`, rotate: `${lean}deg` };
}

type PartProps = { file: 'bag-empty' | 'bag-strap' | 'bag-front'; onError?: () => void };

function Part({ file, onError }: PartProps) {
  return <img src={`/${file}.svg`} alt="" width={WIDTH} height={HEIGHT} loading="lazy" onError={onError} />;
}
