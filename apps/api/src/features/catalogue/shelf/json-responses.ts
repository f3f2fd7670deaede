/** Builds responses from JSON bytes that the shelf keeps. */

const BEGIN = Buffer.from('{"success":true,"error":false,"message":"","data":');
const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const END = Buffer.from('}');

/** A success response whose `data` is a list of JSON pieces; `beside` are the other fields of the response. */
export function jsonListResponse(
  pieces: readonly Uint8Array[],
  beside: Readonly<Record<string, unknown>> = {},
): Buffer {
  const parts: Uint8Array[] = [BEGIN, OPEN];
  pieces.forEach((piece, place) => {
    if (place > 0) parts.push(COMMA);
    parts.push(piece);
  });
  parts.push(Buffer.from(`]${rest(beside)}`));
  return Buffer.concat(parts);
}

/** A success response whose `data` is one JSON piece. */
export function jsonResponse(piece: Uint8Array, message = ''): Buffer {
  const begin =
    message === ''
      ? BEGIN
      : Buffer.from(`{"success":true,"error":false,"message":${JSON.stringify(message)},"data":`);
  return Buffer.concat([begin, piece, END]);
}

/** A success response whose `data` is an object of lists of JSON pieces. */
export function jsonListsResponse(lists: Readonly<Record<string, readonly Uint8Array[]>>): Buffer {
  const parts: Uint8Array[] = [BEGIN];
  Object.entries(lists).forEach(([name, pieces], place) => {
    parts.push(Buffer.from(`${place === 0 ? '{' : ','}${JSON.stringify(name)}:[`));
    pieces.forEach((piece, index) => parts.push(...(index > 0 ? [COMMA, piece] : [piece])));
    parts.push(Buffer.from(']'));
  });
  parts.push(Buffer.from('}}'));
  return Buffer.concat(parts);
}

function rest(beside: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(beside);
  return text === '{}' ? '}' : `,${text.slice(1)}`;
}
