import { LIMITS } from '@jhola/domain';

/** A picture that is being uploaded, or whose upload failed. */
export type Upload = {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Progress in percent. */
  readonly percent: number;
  /** Its URL, once uploaded. */
  readonly url?: string;
  /** Why it failed. */
  readonly fault?: string;
  /** Whether a retry could succeed. */
  readonly canRetry?: boolean;
};

/** Uploads at the same time; more would only share the same bandwidth. */
const AT_ONCE = 3;

/** The uploads to start now. */
export function nextToSend(uploads: readonly Upload[]): readonly Upload[] {
  const sending = uploads.filter(({ state }) => state === 'sending').length;
  return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, AT_ONCE - sending));
}

/** How many more pictures a product can get that has `taken`. Failed uploads need no room until they are retried. */
export function roomBeside(taken: number, uploads: readonly Upload[]): number {
  const coming = uploads.filter(({ state }) => state !== 'failed').length;
  return Math.max(0, LIMITS.imagesPerProduct - taken - coming);
}

/** The uploads with a failed one waiting again; unchanged if others have taken its room. */
export function withRetry(uploads: readonly Upload[], id: number, taken: number): readonly Upload[] {
  if (roomBeside(taken, uploads) === 0) return uploads;
  return uploads.map((upload) => (upload.id === id ? { ...upload, state: 'waiting', percent: 0 } : upload));
}

/**
 * The uploaded pictures whose predecessors have all been uploaded or have failed: pictures are added to the product in
 * the order in which they were picked, whichever finishes first.
 */
export function uploadedInOrder(uploads: readonly Upload[]): readonly Upload[] {
  const end = uploads.findIndex(({ state }) => state === 'waiting' || state === 'sending');
  return uploads.slice(0, end === -1 ? undefined : end).filter(({ state }) => state === 'done');
}
