import { priceListTexts as texts } from '../../../messages/index.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { PriceListFile } from '../reading/price-list-file.ts';

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
  const beginning = await beginningOf(file);
  const text = beginning
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  const kind = KINDS.find(({ begins }) => text.startsWith(begins));
  if (kind !== undefined) throw refusal(texts[kind.advice]);
  if (text.trim() === '') throw refusal(texts.isEmpty);
  if (isBinary(beginning)) throw refusal(texts.isNotTextFile);
}

async function beginningOf(file: PriceListFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const bytes = file.open();
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    if (chunks.reduce((sum, one) => sum + one.length, 0) >= BEGINNING) break;
  }
  bytes.destroy();
  return Buffer.concat(chunks).subarray(0, BEGINNING);
}

/** Text has no zero bytes, unless every second byte is zero (UTF-16), and hardly any control characters. */
function isBinary(bytes: Buffer): boolean {
  const even = bytes.filter((_, at) => at % 2 === 0);
  const odd = bytes.filter((_, at) => at % 2 === 1);
  const zeros = (part: Uint8Array) => part.filter((byte) => byte === 0).length / Math.max(1, part.length);
  const isWide = Math.max(zeros(even), zeros(odd)) > 0.4 && Math.min(zeros(even), zeros(odd)) < 0.05;
  const marked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide || marked) return false;
  const controls = bytes.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length;
  return controls > bytes.length * 0.01;
}

function refusal(message: string): AppError {
  return new AppError('BAD_PRICE_LIST', { message, field: 'list' });
}
