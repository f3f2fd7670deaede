/** Builds responses from JSON bytes that the shelf keeps. */

/** The bytes of a JSON value, in consecutive parts. */
export type JsonParts = readonly Uint8Array[];
/** The bytes of a JSON value. */
export type JsonBytes = Uint8Array | JsonParts;

const BEGIN = beginWith('');
const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');
const END = Buffer.from('}');

/** A success response whose `data` is a list of JSON values; `beside` are the other fields of the response. */
export function jsonListResponse(
  values: readonly JsonBytes[],
  beside: Readonly<Record<string, unknown>> = {},
): Buffer {
  const parts: Uint8Array[] = [BEGIN];
  addList(parts, values);
  parts.push(Buffer.from(rest(beside)));
  return Buffer.concat(parts);
}

/** A success response whose `data` is one JSON value. */
export function jsonResponse(value: JsonBytes, message = ''): Buffer {
  const parts: Uint8Array[] = [message === '' ? BEGIN : beginWith(message)];
  addValue(parts, value);
  parts.push(END);
  return Buffer.concat(parts);
}

/** A success response whose `data` is an object of a version and lists of JSON values. */
export function jsonListsResponse(
  version: string,
  lists: Readonly<Record<string, readonly JsonBytes[]>>,
): Buffer {
  const parts: Uint8Array[] = [BEGIN, Buffer.from(`{"version":${JSON.stringify(version)}`)];
  for (const [name, values] of Object.entries(lists)) {
    parts.push(Buffer.from(`,${JSON.stringify(name)}:`));
    addList(parts, values);
  }
  parts.push(Buffer.from('}}'));
  return Buffer.concat(parts);
}

function beginWith(message: string): Buffer {
  return Buffer.from(`{"success":true,"error":false,"message":${JSON.stringify(message)},"data":`);
}

function addList(parts: Uint8Array[], values: readonly JsonBytes[]): void {
  parts.push(OPEN);
  values.forEach((value, index) => {
    if (index > 0) parts.push(COMMA);
    addValue(parts, value);
  });
  parts.push(CLOSE);
}

function addValue(parts: Uint8Array[], value: JsonBytes): void {
  if (value instanceof Uint8Array) parts.push(value);
  else parts.push(...value);
}

/** The other fields of the response, and its end. */
function rest(beside: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(beside);
  return text === '{}' ? '}' : `,${text.slice(1)}`;
}
