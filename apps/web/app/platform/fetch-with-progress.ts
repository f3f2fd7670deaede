/**
 * A `fetch` that reports how much of the request was sent, as a share from 0 to 1, which the browser's own can't. Takes
 * the requests of the contract's client; rejects like fetch if there is no response.
 */
export function fetchWithProgress(onProgress: (share: number) => void): typeof globalThis.fetch {
  return (url, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', url instanceof Request ? url.url : url);
      request.withCredentials = init.credentials === 'include';
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError('No response'));
      request.onabort = () => reject(new DOMException('Given up', 'AbortError'));
      init.signal?.addEventListener('abort', () => request.abort());
      request.send(init.body as XMLHttpRequestBodyInit | null);
    });
}
