import { ApiError } from '@jhola/contract/client';
import { LIMITS } from '@jhola/domain';
import { CircleAlert, FileSpreadsheet } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { texts } from '#messages/price-list.ts';
import { useIsHere } from '#platform/routing/use-is-here.ts';
import { Button } from '#ui/button.tsx';
import { DropZone } from '#ui/drop-zone.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { Icon } from '#ui/icon.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { PriceList } from './use-price-lists.ts';
import { formatFileSize } from './format-list.ts';

const MOST_MB = LIMITS.priceListBytes / 1024 / 1024;

const bold = (content: ReactNode) => <b>{content}</b>;

export type UploadZoneProps = {
  /** Called with the uploaded list. */
  onUploaded: (list: PriceList) => Promise<void>;
  /** Called then to open the list, unless the admin has left the zone for something else meanwhile. */
  onOpen: (list: PriceList) => void;
};

/** Where a price list is chosen or dropped; shows why a file is refused. */
export function UploadZone({ onUploaded, onOpen }: UploadZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const isHere = useIsHere();
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { busy, run } = useTask();

  const take = (picked: File | undefined) => {
    if (picked === undefined || busy) return;
    setFile(picked);
    setRefusal(faultOf(picked));
    if (faultOf(picked) !== null) return;
    void run(async () => {
      try {
        const list = await upload(picked);
        await onUploaded(list);
        if (isHere()) onOpen(list);
      } catch (error) {
        // An error in the file is shown where the file was dropped, and stays there.
        const isOfFile = error instanceof ApiError && [400, 413].includes(error.status);
        if (!isOfFile || !isHere()) throw error;
        setRefusal(error.message);
      }
    });
  };
  return (
    <DropZone className="hand-in" onDrop={([first]) => take(first)}>
      <FileInput
        ref={input}
        label={texts.heading}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onPick={([picked]) => take(picked)}
      />
      <Icon of={FileSpreadsheet} size={44} stroke={1.4} className="hand-in-icon" />
      <LiveRegion className="hand-in-busy">
        {busy && file && (
          <>
            <p>{texts.reading({ b: bold, file: file.name, size: formatFileSize(file.size) })}</p>
            <ProgressBar label={texts.readingLabel({ file: file.name })} share={null} />
          </>
        )}
      </LiveRegion>
      {!busy && (
        <>
          <p className="hand-in-title">{texts.dropHere}</p>
          <p className="muted small">{texts.uploadHint({ most: MOST_MB })}</p>
          <Button onClick={() => input.current?.click()}>{texts.chooseFile}</Button>
        </>
      )}
      {refusal !== null && !busy && (
        <p className="hand-in-refusal" role="alert">
          <Icon of={CircleAlert} />
          <span>{texts.fileFault({ b: bold, file: file?.name ?? '', fault: refusal })}</span>
        </p>
      )}
    </DropZone>
  );
}

/** The errors of a file that can be found before it is uploaded. */
function faultOf({ size }: File): string | null {
  if (size === 0) return texts.fileEmpty;
  return size > LIMITS.priceListBytes ? texts.fileTooLarge({ most: MOST_MB }) : null;
}

async function upload(file: File): Promise<PriceList> {
  const form = new FormData();
  form.append('list', file);
  return (await sessionApi('uploadPriceList', form)).data;
}
