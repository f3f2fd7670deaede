/** A picture on its way to the shop, or one that didn't get there. */
export type Upload = {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'done' | 'failed';
  /** How much has gone, in percent. */
  readonly percent: number;
  /** Its address, once it is there. */
  readonly url?: string;
  /** Why it failed. */
  readonly fault?: string;
  /** Whether another try could end otherwise. */
  readonly canRetry?: boolean;
};

/** So many are sent at once; more would only share the same line. */
const AT_ONCE = 3;

/** Those to begin now. */
export function nextToSend(uploads: readonly Upload[]): readonly Upload[] {
  const sending = uploads.filter(({ state }) => state === 'sending').length;
  return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, AT_ONCE - sending));
}

/**
 * Those that are there and whose predecessors are there too, or failed: pictures join the product in the order in
 * which they were picked, whichever arrives first.
 */
export function arrived(uploads: readonly Upload[]): readonly Upload[] {
  const end = uploads.findIndex(({ state }) => state === 'waiting' || state === 'sending');
  return uploads.slice(0, end === -1 ? undefined : end).filter(({ state }) => state === 'done');
}
