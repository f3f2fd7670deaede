import { useTask } from '#features/connection/index.ts';
import { Picture } from '#ui/picture.tsx';
import { FileButton } from './file-button.tsx';
import { uploadPicture } from './upload-picture.ts';

export type PictureChoiceProps = {
  /** The picture's address; empty for none. */
  image: string;
  onChange: (url: string) => void;
  disabled?: boolean;
};

/** The one picture of a category or sub-category, and the way to another. */
export function PictureChoice({ image, onChange, disabled = false }: PictureChoiceProps) {
  const { busy, run } = useTask();
  const upload = (file: File) => run(async () => onChange(await uploadPicture(file)));
  return (
    <div className="field">
      <span className="lab">Image</span>
      <div className="picture-choice">
        <span className="pocket picture-preview">
          {image ? (
            <Picture src={image} alt="Preview" shown={128} />
          ) : (
            <span className="small">No Image</span>
          )}
        </span>
        <FileButton
          label="Image"
          disabled={disabled}
          busy={busy}
          onPick={([file]) => file && void upload(file)}
        >
          Upload Image
        </FileButton>
      </div>
    </div>
  );
}
