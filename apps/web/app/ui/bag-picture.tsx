import { useState } from 'react';
import { Mark } from './logo.tsx';
import { Picture } from './picture.tsx';

/** How many pictures have a place in the bag (bag-picture.css). */
const PLACES = 5;

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
      {pictures.slice(0, PLACES).map((picture) => (
        <span key={picture}>
          <Picture src={picture} alt="" shown={120} />
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

type PartProps = { file: 'bag-empty' | 'bag-strap' | 'bag-front'; onError?: () => void };

function Part({ file, onError }: PartProps) {
  return <img src={`/${file}.svg`} alt="" width={WIDTH} height={HEIGHT} loading="lazy" onError={onError} />;
}
