import { ApiError } from '@jhola/contract/client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { texts } from '#messages/admin-catalogue.ts';
import { typeFault, UnfitPicture } from '#platform/fit-picture.ts';
import { nextToSend, roomBeside, type Upload, uploadedInOrder, withRetry } from './upload-queue.ts';
import { uploadPicture } from './upload-picture.ts';

let made = 0;

/**
 * Uploads pictures, several at a time. Each shows its progress, fails independently, and can be retried; `onArrive`
 * gets the URLs in the order in which the files were picked. `taken` is the number of existing pictures.
 */
export function useUploads(taken: number, onArrive: (urls: readonly string[]) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const set = (id: number, change: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));

  const started = useRef(new Set<number>());
  const send = useEffectEvent(async ({ id, file }: Upload) => {
    if (started.current.has(id)) return;
    started.current.add(id);
    set(id, { state: 'sending', percent: 0 });
    try {
      const url = await uploadPicture(file, (share) => set(id, { percent: Math.round(share * 100) }));
      set(id, { state: 'done', url });
    } catch (failure) {
      set(id, { state: 'failed', ...explained(failure) });
    } finally {
      started.current.delete(id);
    }
  });
  const arrive = useEffectEvent(onArrive);

  useEffect(() => {
    for (const upload of nextToSend(uploads)) void send(upload);
    const uploaded = uploadedInOrder(uploads);
    if (uploaded.length === 0) return;
    arrive(uploaded.flatMap(({ url }) => url ?? []));
    setUploads((before) => before.filter((upload) => !uploaded.includes(upload)));
  }, [uploads]);

  const add = (files: readonly File[]) => {
    const fitting = files.slice(0, roomBeside(taken, uploads));
    setLeftOut(files.length - fitting.length);
    setUploads((before) => [...before, ...fitting.map(newUpload)]);
  };
  return {
    uploads,
    /** How many of the last picked or retried files were over the limit. */
    leftOut,
    isSending: uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
    add,
    retry: (id: number) => {
      setLeftOut(roomBeside(taken, uploads) === 0 ? 1 : 0);
      setUploads((before) => withRetry(before, id, taken));
    },
    dismiss: (id: number) => setUploads((before) => before.filter((upload) => upload.id !== id)),
  };
}

/** The message for a failed upload, and whether a retry could succeed. */
function explained(failure: unknown): Required<Pick<Upload, 'fault' | 'canRetry'>> {
  if (failure instanceof UnfitPicture) return { fault: failure.message, canRetry: false };
  const isRefused = failure instanceof ApiError && failure.status < 500 && failure.status !== 429;
  const fault = failure instanceof ApiError && failure.message !== '' ? failure.message : texts.noConnection;
  return { fault, canRetry: !isRefused };
}

function newUpload(file: File): Upload {
  made += 1;
  const fault = typeFault(file);
  const start = { id: made, file, percent: 0 } as const;
  return fault === null
    ? { ...start, state: 'waiting' }
    : { ...start, state: 'failed', fault, canRetry: false };
}
