/** A client for calls that return a file. Apart from the other one, because few pages need it. */
import {
  type CallName,
  type CallOptions,
  type ClientOptions,
  type InputOf,
  NoResponseError,
  readResponse,
  request,
} from './client.ts';

/** A file that a call returned. */
export type Download = { readonly fileName: string; readonly content: Blob };

/** Makes one call that returns a file. Throws ApiError or NoResponseError. */
export type DownloadClient = <Name extends CallName>(
  name: Name,
  input?: InputOf<Name>,
  options?: CallOptions,
) => Promise<Download>;

export type DownloadClientOptions = ClientOptions<Response> & {
  /** Called whenever a part of a file has arrived. */
  readonly onPart?: () => void;
};

/**
 * Creates a client for calls that return a file. The file's name is that in the response's headers, else 'download'.
 * Like `createClient`, it doesn't retry.
 */
export function createDownloadClient({ onPart, ...options }: DownloadClientOptions): DownloadClient {
  return async (name, input, callOptions) => {
    const response = await request(options, name, input, callOptions);
    if (!response.ok) return readResponse(response);
    const fileName = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    try {
      return { fileName: fileName ?? 'download', content: await contentOf(response, onPart) };
    } catch (cause) {
      throw new NoResponseError('The file broke off', { cause });
    }
  };
}

async function contentOf(response: Response, onPart?: () => void): Promise<Blob> {
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const part = await reader?.read();
    if (part?.value === undefined) break;
    parts.push(part.value);
    onPart?.();
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}
