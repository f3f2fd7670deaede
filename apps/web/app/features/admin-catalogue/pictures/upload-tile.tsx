import { CircleAlert, RotateCw, X } from 'lucide';
import { texts as catalogue } from '#messages/admin-catalogue.ts';
import { texts } from '#messages/product-form.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { Upload } from './upload-queue.ts';

export type UploadTileProps = { upload: Upload; onRetry: () => void; onDismiss: () => void };

/** A picture that is being uploaded, with its progress; or its error, with a retry button. */
export function UploadTile({ upload, onRetry, onDismiss }: UploadTileProps) {
  const { file, state, percent, fault, canRetry } = upload;
  if (state !== 'failed') {
    return (
      <li className="upload-tile pocket">
        <div role="progressbar" aria-label={texts.uploadingFile({ file: file.name })} aria-valuenow={percent}>
          <Spinner />
          <b>{catalogue.percent({ percent })}</b>
        </div>
      </li>
    );
  }
  return (
    // The key makes it a new element: an alert is announced when it is added.
    <li className="upload-tile failed" role="alert" key="failed">
      <span className="upload-fault">
        <Icon of={CircleAlert} />
        <span>
          {texts.uploadFault({ b: (content) => <b>{content}</b>, file: file.name, fault: fault ?? '' })}
        </span>
      </span>
      {canRetry && (
        <IconButton label={texts.tryFileAgain({ file: file.name })} onClick={onRetry}>
          <Icon of={RotateCw} />
        </IconButton>
      )}
      <IconButton label={texts.dismissFile({ file: file.name })} onClick={onDismiss}>
        <Icon of={X} />
      </IconButton>
    </li>
  );
}
