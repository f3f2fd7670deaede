import { currentLanguage, type Language } from '@jhola/messages';
import { mailsTexts as texts } from '../../messages/index.ts';

/** One product of a bill. */
export type BillItem = {
  readonly name: string;
  readonly unit: string;
  readonly quantity: number;
  readonly amount: string;
  /** The stored address of its picture, or null if it has none. */
  readonly picture: string | null;
};

/** A row below the items of a bill; the last one is the amount to pay. */
export type BillRow = { readonly label: string; readonly value: string };

/** A part of a mail. Texts are plain; renderers escape them. */
export type Block =
  | { readonly kind: 'greeting' | 'text' | 'note'; readonly text: string }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  /** A one-time password, and the words before it. */
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  | {
      readonly kind: 'product';
      readonly name: string;
      readonly unit: string;
      readonly price: string;
      /** The price before its discount, or null if it has none. */
      readonly priceBefore: string | null;
      /** The stored address of its picture, or null if it has none. */
      readonly picture: string | null;
    }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'bill'; readonly items: readonly BillItem[]; readonly rows: readonly BillRow[] };

/** The content of a mail, from which its text and its HTML are made. */
export type MailContent = {
  /** The language of the content, and of the frame around it. */
  readonly lang: Language;
  readonly heading: string;
  readonly blocks: readonly Block[];
};

/** A mail for the outbox. Without content, the shop's frame contains only its text. */
export type Mail = {
  readonly recipient: string;
  readonly subject: string;
  /** The text, for mail programs that show no HTML. */
  readonly body: string;
  readonly content?: MailContent;
};

export type MailToCompose = {
  readonly recipient: string;
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
};

/** Composes a mail of blocks, in the current language. */
export function composeMail({ recipient, subject, heading, blocks }: MailToCompose): Mail {
  return {
    recipient,
    subject,
    body: blocks.map(blockText).join('\n\n'),
    content: { lang: currentLanguage(), heading, blocks },
  };
}

/** The content of a mail that has only a text, in English. */
export function contentOfText(subject: string, body: string): MailContent {
  const blocks = body.split(/\n{2,}/).map((part) => ({ kind: 'lines', lines: part.split('\n') }) as const);
  return { lang: 'en', heading: subject, blocks };
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'greeting':
    case 'text':
    case 'note':
      return block.text;
    case 'lines':
      return block.lines.join('\n');
    case 'code':
      return `${block.label} ${block.code}`;
    case 'product':
      return `${block.name} (${block.unit})\n${priceText(block)}`;
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'bill':
      return `${block.items.map(itemText).join('\n')}\n\n${block.rows.map(rowText).join('\n')}`;
  }
}

function priceText({
  price,
  priceBefore,
}: Pick<Extract<Block, { kind: 'product' }>, 'price' | 'priceBefore'>) {
  return priceBefore === null ? price : `${price} (${texts.mrp({ price: priceBefore })})`;
}

function itemText({ quantity, name, unit, amount }: BillItem): string {
  return `${quantity} × ${name} (${unit})  ${amount}`;
}

function rowText({ label, value }: BillRow): string {
  return `${label}: ${value}`;
}
