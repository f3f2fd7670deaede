import { ChevronLeft, ChevronRight } from 'lucide';
import { useRef, useState } from 'react';
import { texts } from '#messages/product-page.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';

const STEP_PX = 100;
/** On phones the height of the stage limits it: see `.stage` in product-page.css. */
const STAGE_SIZES = '(min-width:1024px) 540px,(min-width:768px) 40vw,clamp(125px,92vh - 500px,77vw)';

export type ProductGalleryProps = {
  pictures: readonly string[];
  /** The product's name, for the large picture's alternative text. */
  name: string;
};

/** A large picture, dots that show its position, and a strip of thumbnails. */
export function ProductGallery({ pictures, name }: ProductGalleryProps) {
  const [chosen, setChosen] = useState<string>();
  // The shopkeeper may have removed the chosen picture, or others, since.
  const selected = Math.max(
    0,
    pictures.findIndex((picture) => picture === chosen),
  );
  const current = pictures[selected] ?? '';
  return (
    <div className="gal">
      <div className="stage">
        <Picture src={current} alt={name} shown={540} sizes={STAGE_SIZES} first key={current} />
      </div>
      {pictures.length > 1 && (
        <>
          <div
            className="dots"
            role="img"
            aria-label={texts.pictureOf({ place: selected + 1, count: pictures.length })}
          >
            {pictures.map((picture, index) => (
              <i className={index === selected ? 'on' : undefined} key={picture} />
            ))}
          </div>
          <ThumbnailStrip pictures={pictures} selected={selected} onSelect={setChosen} />
        </>
      )}
    </div>
  );
}

type ThumbnailStripProps = {
  pictures: readonly string[];
  selected: number;
  onSelect: (picture: string) => void;
};

function ThumbnailStrip({ pictures, selected, onSelect }: ThumbnailStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const scroll = (pixels: number) => strip.current?.scrollBy({ left: pixels, behavior: 'smooth' });
  return (
    <div className="strip">
      <IconButton label={texts.scrollLeft} onClick={() => scroll(-STEP_PX)}>
        <Icon of={ChevronLeft} size={24} />
      </IconButton>
      <ul ref={strip}>
        {pictures.map((picture, index) => (
          <li key={picture}>
            <button
              type="button"
              className="pocket"
              aria-label={texts.picture({ place: index + 1 })}
              aria-current={index === selected || undefined}
              onClick={() => onSelect(picture)}
            >
              <Picture src={picture} alt="" shown={54} />
            </button>
          </li>
        ))}
      </ul>
      <IconButton label={texts.scrollRight} onClick={() => scroll(STEP_PX)}>
        <Icon of={ChevronRight} size={24} />
      </IconButton>
    </div>
  );
}
