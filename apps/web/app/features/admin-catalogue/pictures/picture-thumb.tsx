import { ArrowLeft, ArrowRight, X } from 'lucide';
import { type DragEvent, useState } from 'react';
import { texts } from '#messages/product-form.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { unlessDoubled } from '../form/unless-doubled.ts';

/** The data type of a dragged thumbnail, to tell it from dragged files and other things. */
const INDEX_TYPE = 'application/x-picture-index';

export type PictureThumbProps = {
  url: string;
  /** Counted from 0. */
  index: number;
  count: number;
  onEnlarge: () => void;
  onRemove: () => void;
  onMove: (from: number, to: number) => void;
};

/** A picture of a product: enlarge, remove, and move, by dragging or with arrow buttons. */
export function PictureThumb({ url, index, count, onEnlarge, onRemove, onMove }: PictureThumbProps) {
  const [isOver, setOver] = useState(false);
  const number = index + 1;
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(INDEX_TYPE)) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={classNames('picture-thumb', isOver && 'over')}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(INDEX_TYPE, String(index));
        event.dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const from = event.dataTransfer.getData(INDEX_TYPE);
        if (from === '') return;
        event.preventDefault();
        event.stopPropagation();
        onMove(Number(from), index);
      }}
    >
      <div className="pocket">
        <button
          type="button"
          className="enlarge"
          aria-label={texts.enlargePicture({ number })}
          onClick={onEnlarge}
        >
          <Picture src={url} alt="" shown={96} />
        </button>
        <button
          type="button"
          className="remove"
          aria-label={texts.removePicture({ number })}
          onClick={unlessDoubled(onRemove)}
        >
          <Icon of={X} />
        </button>
      </div>
      {count > 1 && (
        <span className="picture-moves">
          <button
            type="button"
            aria-label={texts.movePictureForward({ number })}
            aria-disabled={index === 0}
            onClick={() => onMove(index, index - 1)}
          >
            <Icon of={ArrowLeft} />
          </button>
          <button
            type="button"
            aria-label={texts.movePictureBack({ number })}
            aria-disabled={index === count - 1}
            onClick={() => onMove(index, index + 1)}
          >
            <Icon of={ArrowRight} />
          </button>
        </span>
      )}
    </div>
  );
}
