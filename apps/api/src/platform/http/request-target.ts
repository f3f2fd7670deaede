/**
 * The path and query of a request's target. A target may also be a complete URL (`GET http://host/path`, RFC 9112
 * 3.2.2), as clients send it to a proxy; its host is ignored. Anything else stays as it is.
 */
export function pathOfTarget(target: string): string {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [];
  if (origin === undefined) return target;
  const rest = target.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

const SEQUENCES = /(?:%[0-9a-f]{2})+|%/gi;

/**
 * A path that the router can decode, with its query: encodes each '%' that begins no valid sequence. Links lose the
 * encoding of '100%-Juice' where somebody copies or writes them as plain text.
 */
export function decodablePath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  if (isDecodable(path)) return url;
  const encoded = path.replace(SEQUENCES, (sequence) =>
    isDecodable(sequence) ? sequence : sequence.replaceAll('%', '%25'),
  );
  return encoded + url.slice(path.length);
}

function isDecodable(text: string): boolean {
  if (!text.includes('%')) return true;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
