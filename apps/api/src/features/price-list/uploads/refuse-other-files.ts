import { priceListTexts as texts } from '../../../messages/index.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { PriceListFile } from '../reading/price-list-file.ts';
import { utf16Of } from '../reading/detect-encoding.ts';

const BEGINNING = 4_096;

type Kind = {
  readonly begins: string;
  readonly advice: 'isSpreadsheet' | 'isPdf' | 'isPicture' | 'isPacked' | 'isJson' | 'isPage';
};

const KINDS: readonly Kind[] = [
  { begins: 'PK\u0003\u0004', advice: 'isSpreadsheet' },
  { begins: '\u00d0\u00cf\u0011\u00e0', advice: 'isSpreadsheet' },
  { begins: '%PDF', advice: 'isPdf' },
  { begins: '\u0089PNG', advice: 'isPicture' },
  { begins: '\u00ff\u00d8\u00ff', advice: 'isPicture' },
  { begins: 'RIFF', advice: 'isPicture' },
  { begins: '\u001f\u008b', advice: 'isPacked' },
  { begins: '{', advice: 'isJson' },
  { begins: '<', advice: 'isPage' },
];

/** Throws BAD_PRICE_LIST with a hint for a file that clearly isn't a CSV. */
export async function refuseOtherFiles(file: PriceListFile): Promise<void> {
  const beginning = await readBeginning(file);
  const text = beginning
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  const kind = KINDS.find(({ begins }) => text.startsWith(begins));
  if (kind !== undefined) throw refusal(texts[kind.advice]);
  if (text.trim() === '') throw refusal(texts.isEmpty);
  if (isBinary(beginning)) throw refusal(texts.isNotTextFile);
}

async function readBeginning(file: PriceListFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const bytes = file.open();
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    if (chunks.reduce((sum, one) => sum + one.length, 0) >= BEGINNING) break;
  }
  bytes.destroy();
  return Buffer.concat(chunks).subarray(0, BEGINNING);
}

/** Control characters that text files don't have. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g;
/** Those, and what other bytes than text become if they are read as UTF-16. */
// oxlint-disable-next-line no-control-regex
const NO_TEXT = /(?![\t-\r\u001b])[\p{Cc}\p{Cn}\ufffd]/gu;

/** Text has hardly any control characters. */
function isBinary(bytes: Buffer): boolean {
  const wide = utf16Of(bytes);
  const text = wide === null ? bytes.toString('latin1') : new TextDecoder(wide).decode(bytes);
  const odd = text.match(wide === null ? CONTROLS : NO_TEXT) ?? [];
  return odd.length > text.length * 0.01;
}

function refusal(message: string): AppError {
  return new AppError('BAD_PRICE_LIST', { message, field: 'list' });
}
