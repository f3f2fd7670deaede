import { type CSSProperties, useState } from 'react';
import { Mark } from './logo.tsx';
import { Picture } from './picture.tsx';

/** Where each thing stands in the bag: left, top and width in percent of the picture, and its lean in degrees. */
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
  /** Pictures of what looks out of it, at most five; none draws the empty bag. */
  pictures?: readonly string[];
};

/** The cloth bag, with groceries looking out of it or empty. A decoration: it has no name of its own. */
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
      {PLACES.slice(0, pictures.length).map(([left, top, width, lean], place) => (
        <span key={pictures[place]} style={placeStyle(left, top, width, lean)}>
          <Picture src={pictures[place] ?? ''} alt="" shown={120} />
        </span>
      ))}
      <Part file="bag-front" />
    </div>
  );
}

/** Without a network its picture may not come: then the mark stands for it, which every page has shown before. */
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
