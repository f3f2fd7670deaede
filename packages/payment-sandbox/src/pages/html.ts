/** HTML that is already escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Html | string | number | null;
type Part = Piece | readonly Piece[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes HTML from a template. Values are escaped unless they are HTML themselves; null is nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + show(parts[index - 1] ?? null) + string));
}

function show(part: Part): string {
  return isList(part) ? part.map(showPiece).join('') : showPiece(part);
}

function isList(part: Part): part is readonly Piece[] {
  return Array.isArray(part);
}

function showPiece(piece: Piece): string {
  if (piece === null) return '';
  if (piece instanceof Html) return piece.text;
  return String(piece).replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
