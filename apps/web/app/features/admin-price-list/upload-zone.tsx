import { ApiError } from '@jhola/contract/client';
import { LIMITS } from '@jhola/domain';
import { CircleAlert, FileSpreadsheet } from 'lucide';
import { useRef, useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { Button } from '#ui/button.tsx';
import { DropZone } from '#ui/drop-zone.tsx';
import { Icon } from '#ui/icon.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { PriceList } from './use-price-lists.ts';
import { fileSize } from './words.ts';

const MOST_MB = LIMITS.priceListBytes / 1024 / 1024;

/** Where a price list is chosen or dropped; shows why a file is refused. */
export function UploadZone({ onUploaded }: { onUploaded: (list: PriceList) => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null);
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
        await onUploaded(await upload(picked));
      } catch (error) {
        // An error in the file is shown where the file was dropped, and stays there.
        if (!(error instanceof ApiError) || ![400, 413].includes(error.status)) throw error;
        setRefusal(error.message);
      }
    });
  };
  return (
    <DropZone className="hand-in" onDrop={([first]) => take(first)}>
      <input
        ref={input}
        className="vh"
        type="file"
        aria-label="Price list"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        tabIndex={-1}
        onChange={({ target }) => {
          const [picked] = target.files ?? [];
          // So that picking the same, corrected file is a change event too.
          target.value = '';
          take(picked);
        }}
      />
      <Icon of={FileSpreadsheet} size={44} stroke={1.4} className="hand-in-icon" />
      {busy && file ? (
        <div className="hand-in-busy" role="status">
          <p>
            Reading <b>{file.name}</b>, {fileSize(file.size)} …
          </p>
          <ProgressBar label={`Reading ${file.name}`} share={null} />
        </div>
      ) : (
        <>
          <p className="hand-in-title">Drop a price list here</p>
          <p className="muted small">
            A CSV file of up to {MOST_MB} MB. You see what will change before anything does.
          </p>
          <Button onClick={() => input.current?.click()}>Choose a file</Button>
        </>
      )}
      {refusal !== null && !busy && (
        <p className="hand-in-refusal" role="alert">
          <Icon of={CircleAlert} />
          <span>
            <b>{file?.name}</b>: {refusal}
          </span>
        </p>
      )}
    </DropZone>
  );
}

/** The errors of a file that can be found before it is uploaded. */
function faultOf({ size }: File): string | null {
  if (size === 0) return 'The file is empty';
  return size > LIMITS.priceListBytes ? `A price list can have at most ${MOST_MB} MB` : null;
}

async function upload(file: File): Promise<PriceList> {
  const form = new FormData();
  form.append('list', file);
  return (await sessionApi('uploadPriceList', form)).data;
}
