import { ChevronLeft, ChevronRight, MoveDiagonal, Share } from 'lucide';
import { useRef, useState } from 'react';
import { LazyComponent, loadCode, useTask } from '#features/connection/index.ts';
import { texts } from '#messages/product-page.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Tint } from '#ui/tint.ts';

const STEP_PX = 100;
/** On phones the height of the stage limits it: see `.stage` in product-page.css. */
const STAGE = {
  shown: 540,
  sizes: '(min-width:1024px) 540px,(min-width:768px) 40vw,clamp(125px,92vh - 500px,77vw)',
};

export type ProductGalleryProps = {
  pictures: readonly string[];
  /** The product's name, for the large picture's alternative text. */
  name: string;
  tint: Tint;
};

const loadLargePictures = () => import('./large-pictures/large-pictures.tsx');
const loadSharing = () => import('./share-page.ts');

/**
 * A large picture, dots that show its position, and a strip of thumbnails. A tap on the picture shows it in full
 * screen; beside it the page's link can be shared.
 */
export function ProductGallery({ pictures, name, tint }: ProductGalleryProps) {
  const [chosen, setChosen] = useState<string>();
  const [open, setOpen] = useState(false);
  const { run } = useTask();
  // The shopkeeper may have removed the chosen picture, or others, since.
  const selected = Math.max(
    0,
    pictures.findIndex((picture) => picture === chosen),
  );
  const current = pictures[selected] ?? '';
  const share = async () => (await loadCode(loadSharing)).sharePage(name);
  return (
    <div className="gal">
      <div className="stage">
        <Picture src={current} alt={name} {...STAGE} first key={current} />
        <IconButton className="enlarge" label={texts.enlarge} onClick={() => setOpen(true)}>
          <Icon of={MoveDiagonal} size={20} />
        </IconButton>
        <IconButton className="share" label={texts.share} onClick={() => void run(share)}>
          <Icon of={Share} size={20} />
        </IconButton>
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
      <LazyComponent
        load={loadLargePictures}
        wanted={open}
        props={{ open, onClose: () => setOpen(false), pictures, selected, name, tint, ...STAGE }}
      />
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
