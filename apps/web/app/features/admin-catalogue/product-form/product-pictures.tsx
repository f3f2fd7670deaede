import { LIMITS } from '@jhola/domain';
import { CircleAlert } from 'lucide';
import { useEffect, useState } from 'react';
import { texts as catalogue } from '#messages/admin-catalogue.ts';
import { texts } from '#messages/product-form.ts';
import { DropZone } from '#ui/drop-zone.tsx';
import { Icon } from '#ui/icon.tsx';
import { PictureViewer } from '#ui/picture-viewer.tsx';
import { useFocusAfterRemoval } from '#ui/use-focus-after-removal.ts';
import { FileButton } from '../pictures/file-button.tsx';
import { moveItem } from '../pictures/move-item.ts';
import { PictureThumb } from '../pictures/picture-thumb.tsx';
import { UploadTile } from '../pictures/upload-tile.tsx';
import { usePastedFiles } from '../pictures/use-pasted-files.ts';
import { useUploads } from '../pictures/use-uploads.ts';
import { useShown } from '#ui/use-shown.ts';
import './product-pictures.css';

export type ProductPicturesProps = {
  images: readonly string[];
  /** Called with an update function, because the pictures may have changed meanwhile. */
  onChange: (change: (images: readonly string[]) => readonly string[]) => void;
  /** Called with whether uploads are in progress. */
  onSending: (isSending: boolean) => void;
  error?: string | undefined;
};

/**
 * The pictures of a product: choose, drop or paste several, enlarge, remove, reorder. Uploads fail
 * independently.
 */
export function ProductPictures({ images, onChange, onSending, error }: ProductPicturesProps) {
  const { uploads, isSending, leftOut, add, retry, dismiss } = useUploads(images.length, (urls) =>
    onChange((before) => [...new Set([...before, ...urls])]),
  );
  const [said, setSaid] = useState('');
  const viewer = useShown<string>();
  usePastedFiles(add);
  useFocusAfterRemoval(images.length + uploads.length);
  useEffect(() => onSending(isSending), [onSending, isSending]);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= images.length) return;
    onChange((before) => moveItem(before, from, to));
    setSaid(texts.pictureMoved({ number: from + 1, place: to + 1 }));
  };
  return (
    <div className={error ? 'field err' : 'field'}>
      <span className="lab">{catalogue.image}</span>
      <DropZone onDrop={add}>
        <FileButton label={catalogue.image} multiple onPick={add}>
          {catalogue.uploadImage}
        </FileButton>
        <span className="small muted">{texts.dropPictures({ most: LIMITS.imagesPerProduct })}</span>
      </DropZone>
      {leftOut > 0 && (
        <p className="msg" role="alert">
          {texts.leftOut({ most: LIMITS.imagesPerProduct, count: leftOut })}
        </p>
      )}
      {error && (
        <p className="msg">
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
      <ul className="product-pictures">
        {images.map((url, index) => (
          <li key={url}>
            <PictureThumb
              url={url}
              index={index}
              count={images.length}
              onEnlarge={() => viewer.show(url)}
              onRemove={() => onChange((before) => before.filter((other) => other !== url))}
              onMove={move}
            />
          </li>
        ))}
        {uploads.map((upload) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            onRetry={() => retry(upload.id)}
            onDismiss={() => dismiss(upload.id)}
          />
        ))}
      </ul>
      <p className="vh" role="status">
        {said}
      </p>
      {viewer.shown && (
        <PictureViewer
          open={viewer.shown.open}
          onClose={viewer.hide}
          src={viewer.shown.thing}
          title={texts.picture({ number: images.indexOf(viewer.shown.thing) + 1 })}
        />
      )}
    </div>
  );
}
