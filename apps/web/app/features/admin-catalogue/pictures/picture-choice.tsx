import { ApiError } from '@jhola/contract/client';
import { CircleAlert } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { texts } from '#messages/admin-catalogue.ts';
import { UnfitPicture } from '#platform/fit-picture.ts';
import { DropZone } from '#ui/drop-zone.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { FileButton } from './file-button.tsx';
import { uploadPicture } from './upload-picture.ts';
import { usePastedFiles } from './use-pasted-files.ts';

export type PictureChoiceProps = {
  /** The URL of the picture; empty for none. */
  image: string;
  onChange: (url: string) => void;
  /** Called with whether an upload is in progress. */
  onUploading: (isUploading: boolean) => void;
  /** Until the name is entered. */
  disabled?: boolean;
  /** The error of the form's picture field, which the form's list of errors announces. */
  error?: string | undefined;
};

/** The one picture of a category or sub-category, and a button to replace it. Ends the upload when it is removed. */
export function PictureChoice(props: PictureChoiceProps) {
  const { image, onChange, onUploading, disabled = false, error } = props;
  const { busy, run } = useTask();
  const [percent, setPercent] = useState(0);
  /** Why the last picture was refused. A toast says an error of the server too, so that it isn't announced twice. */
  const [refused, setRefused] = useState<{ text: string; isInToast: boolean } | null>(null);
  const upload = useRef<AbortController>(null);
  // A picture that arrives after the form was closed would begin a new draft of it.
  useEffect(() => () => upload.current?.abort(), []);
  const send = async (file: File) => {
    const controller = new AbortController();
    const { signal } = controller;
    upload.current = controller;
    onUploading(true);
    try {
      onChange(await uploadPicture(file, (share) => setPercent(Math.round(share * 100)), signal));
    } catch (problem) {
      if (signal.aborted) return;
      if (!(problem instanceof UnfitPicture)) throw problem;
      setRefused({ text: problem.message, isInToast: false });
    } finally {
      onUploading(false);
    }
  };
  const take = async ([file]: readonly File[]) => {
    if (file === undefined || disabled || busy) return;
    setRefused(null);
    setPercent(0);
    const failure = await run(() => send(file));
    if (failure !== null) {
      const isInToast = failure instanceof ApiError;
      setRefused({ text: isInToast ? failure.message : texts.noConnectionTryAgain, isInToast });
    }
  };
  usePastedFiles((files) => void take(files));
  const shownError = refused?.text ?? error;
  const hint = disabled ? texts.enterNameFirst : texts.dropOnePicture;
  return (
    <div className={shownError ? 'field err' : 'field'}>
      <span className="lab">{texts.image}</span>
      <div className="picture-choice">
        <span className="pocket picture-preview">
          {image ? (
            <Picture src={image} alt={texts.preview} shown={128} />
          ) : (
            <span className="small">{texts.noImage}</span>
          )}
        </span>
        <DropZone onDrop={(files) => void take(files)}>
          <FileButton
            label={texts.image}
            disabled={disabled}
            busy={busy}
            onPick={(files) => void take(files)}
          >
            {texts.uploadImage}
          </FileButton>
          <span className="small muted">{busy ? texts.percent({ percent }) : hint}</span>
        </DropZone>
      </div>
      {shownError && (
        <p className="msg" role={refused?.isInToast === false ? 'alert' : undefined}>
          <Icon of={CircleAlert} />
          {shownError}
        </p>
      )}
    </div>
  );
}
