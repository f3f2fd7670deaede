import { useState } from 'react';
import { texts } from '#messages/large-pictures.ts';
import { Picture } from '#ui/picture.tsx';
import { pictureOfWidth } from '#ui/picture-sources.ts';

/** The largest width of the shop's own pictures, in pixels. */
export const LARGEST = 1080;

export type LargePictureProps = {
  /** Of the shop's own or any other URL. */
  url: string;
  /** What it shows. */
  name: string;
  /** The largest width in which the page shows it, in CSS pixels, and its `sizes` there. */
  shown: number;
  sizes: string;
  /** The large picture is loaded only once this is true. */
  isCurrent: boolean;
};

/** A picture in its largest size; until that has loaded, and if it can't be, in the size that the page has shown. */
export function LargePicture({ url, name, shown, sizes, isCurrent }: LargePictureProps) {
  const [isWanted, setWanted] = useState(isCurrent);
  if (isCurrent && !isWanted) setWanted(true);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const hasNote = isCurrent && state === 'failed';
  return (
    // Dragging moves a zoomed picture; browsers would drag its file.
    <div className="large-picture" onDragStart={(event) => event.preventDefault()}>
      {state !== 'loaded' && <Picture src={url} alt={name} shown={shown} sizes={sizes} first />}
      {isWanted && (
        <img
          src={pictureOfWidth(url, LARGEST)}
          alt={state === 'loaded' ? name : ''}
          // A single pixel is sent while the shop still draws the picture; failed-pictures.ts then asks again, and
          // also after a failure.
          onLoad={({ currentTarget }) => currentTarget.naturalWidth > 1 && setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
      {/* Inserted before its text, so that screen readers announce it. */}
      <p className={hasNote ? 'large-picture-note' : 'vh'} role="status">
        {hasNote && texts.notLoaded}
      </p>
    </div>
  );
}
