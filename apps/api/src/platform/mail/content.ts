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

/** A part of a mail. Texts are plain: whatever shows them escapes them. */
export type Block =
  | { readonly kind: 'greeting' | 'text' | 'note'; readonly text: string }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  /** A one-time password, after the words that lead to it. */
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

/** What a mail says. The text and the HTML of a mail are both made from it. */
export type MailContent = {
  /** The language that it was composed in; its frame is shown in the same one. */
  readonly lang: Language;
  readonly heading: string;
  readonly blocks: readonly Block[];
};

/** A mail for the outbox. Without content, its text alone is shown in the shop's frame. */
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

/** A mail from its parts, which are in the language of the work in progress. */
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
