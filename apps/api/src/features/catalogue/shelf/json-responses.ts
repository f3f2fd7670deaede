/** Builds responses from JSON bytes that the shelf keeps. */

const BEGIN = beginWith('');
const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');
const END = Buffer.from('}');

/** A success response whose `data` is a list of JSON pieces; `beside` are the other fields of the response. */
export function jsonListResponse(
  pieces: readonly Uint8Array[],
  beside: Readonly<Record<string, unknown>> = {},
): Buffer {
  const parts: Uint8Array[] = [BEGIN];
  addList(parts, pieces);
  parts.push(Buffer.from(rest(beside)));
  return Buffer.concat(parts);
}

/** A success response whose `data` is one JSON piece. */
export function jsonResponse(piece: Uint8Array, message = ''): Buffer {
  return Buffer.concat([message === '' ? BEGIN : beginWith(message), piece, END]);
}

/** A success response whose `data` is an object of a version and lists of JSON pieces. */
export function jsonListsResponse(
  version: string,
  lists: Readonly<Record<string, readonly Uint8Array[]>>,
): Buffer {
  const parts: Uint8Array[] = [BEGIN, Buffer.from(`{"version":${JSON.stringify(version)}`)];
  for (const [name, pieces] of Object.entries(lists)) {
    parts.push(Buffer.from(`,${JSON.stringify(name)}:`));
    addList(parts, pieces);
  }
  parts.push(Buffer.from('}}'));
  return Buffer.concat(parts);
}

function beginWith(message: string): Buffer {
  return Buffer.from(`{"success":true,"error":false,"message":${JSON.stringify(message)},"data":`);
}

function addList(parts: Uint8Array[], pieces: readonly Uint8Array[]): void {
  parts.push(OPEN);
  pieces.forEach((piece, index) => {
    if (index > 0) parts.push(COMMA);
    parts.push(piece);
  });
  parts.push(CLOSE);
}

/** The other fields of the response, and its end. */
function rest(beside: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(beside);
  return text === '{}' ? '}' : `,${text.slice(1)}`;
}
