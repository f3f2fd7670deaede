import { CircleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { toastFailure } from '#features/connection/index.ts';
import { Picture } from '#ui/picture.tsx';
import { PictureViewer } from '#ui/picture-viewer.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { FileButton } from '../pictures/file-button.tsx';
import { uploadPicture } from '../pictures/upload-picture.ts';
import { useShown } from '../use-shown.ts';

export type ProductPicturesProps = {
  images: readonly string[];
  onAdd: (url: string) => void;
  onRemove: (url: string) => void;
  error?: string | undefined;
};

/** The pictures of a product: upload several at once, enlarge, remove. Each fails for itself. */
export function ProductPictures({ images, onAdd, onRemove, error }: ProductPicturesProps) {
  const [waiting, setWaiting] = useState(0);
  const viewer = useShown<string>();
  const upload = async (file: File) => {
    try {
      onAdd(await uploadPicture(file));
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setWaiting((count) => count - 1);
    }
  };
  const pick = async (files: File[]) => {
    setWaiting((count) => count + files.length);
    for (const file of files) await upload(file);
  };
  return (
    <div className={error ? 'field err' : 'field'}>
      <span className="lab">Image</span>
      <div>
        <FileButton label="Image" multiple onPick={(files) => void pick(files)}>
          Upload Image
        </FileButton>
      </div>
      {error && (
        <p className="msg" role="alert">
          <CircleAlert className="i" aria-hidden="true" />
          {error}
        </p>
      )}
      <ul className="product-pictures">
        {images.map((url, index) => (
          <li key={url} className="pocket">
            <button
              type="button"
              className="enlarge"
              aria-label={`Enlarge picture ${index + 1}`}
              onClick={() => viewer.show(url)}
            >
              <Picture src={url} alt="" shown={96} />
            </button>
            <button
              type="button"
              className="remove"
              aria-label={`Remove picture ${index + 1}`}
              onClick={() => onRemove(url)}
            >
              <X className="i" aria-hidden="true" />
            </button>
          </li>
        ))}
        {waiting > 0 && (
          <li className="pocket waiting" role="status" aria-label={`Uploading, ${waiting} to go`}>
            <Spinner />
          </li>
        )}
      </ul>
      {viewer.shown && (
        <PictureViewer
          open={viewer.shown.open}
          onClose={viewer.hide}
          src={viewer.shown.thing}
          title={`Picture ${images.indexOf(viewer.shown.thing) + 1}`}
        />
      )}
    </div>
  );
}
