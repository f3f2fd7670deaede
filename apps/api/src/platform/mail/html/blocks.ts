import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Img } from '@react-email/img';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type CSSProperties, createElement as h, Fragment, type ReactElement } from 'react';
import type { BillItem, BillRow, Block } from '../content.ts';
import { classAndStyle, coloured } from './styles.ts';

/** The URL of a picture by its stored address: an https URL or `cid:…`; null if it isn't shown. */
export type SourceOf = (picture: string) => string | null;

const PICTURE_SIDE = 56;
/** The components' types require these attributes. */
const NO_CHILDREN = { children: null };
/** Ids and addresses that are longer than a phone's line are broken: otherwise the whole mail would be wider. */
const PARAGRAPH = {
  fontSize: '16px',
  lineHeight: '24px',
  margin: '16px 0',
  wordBreak: 'break-word',
} as const;

/** One block of a mail; `place` is its React key. */
export function blockElement(block: Block, place: number, sourceOf: SourceOf): ReactElement {
  switch (block.kind) {
    case 'greeting':
    case 'text':
      return paragraph(place, 'ink', [block.text], PARAGRAPH);
    case 'note':
      return paragraph(place, 'quiet', [block.text], { ...PARAGRAPH, fontSize: '14px', lineHeight: '20px' });
    case 'lines':
      return paragraph(place, 'ink', block.lines, PARAGRAPH);
    case 'code':
      return h(
        Fragment,
        { key: place },
        paragraph(0, 'ink', [block.label], { ...PARAGRAPH, margin: '16px 0 8px' }),
        paragraph(1, 'fold', [block.code], {
          fontSize: '32px',
          lineHeight: '40px',
          fontWeight: 700,
          letterSpacing: '6px',
          textAlign: 'center',
          borderRadius: '12px',
          padding: '12px 8px',
          margin: '0 0 16px',
        }),
      );
    case 'product':
      return productRow(block, place, sourceOf);
    case 'link':
      return h(
        Section,
        { key: place, style: { margin: '20px 0' } },
        h(
          Button,
          {
            href: block.url,
            ...coloured('action', {
              fontSize: '16px',
              fontWeight: 600,
              borderRadius: '12px',
              padding: '13px 22px',
            }),
          },
          block.label,
        ),
      );
    case 'bill':
      return h(
        Section,
        { key: place, style: { margin: '16px 0' } },
        block.items.map((item, n) => itemRow(item, n, sourceOf)),
        block.rows.map((row, n) => sumRow(row, n, n === block.rows.length - 1)),
      );
  }
}

function paragraph(
  key: number,
  colour: 'ink' | 'quiet' | 'fold',
  lines: readonly string[],
  style: CSSProperties,
): ReactElement {
  const content = lines.map((line, n) => h(Fragment, { key: n }, n > 0 && h('br'), line));
  return h(Text, { key, ...coloured(colour, style) }, content);
}

function itemRow({ name, unit, quantity, amount, picture }: BillItem, key: number, sourceOf: SourceOf) {
  const source = picture === null ? null : sourceOf(picture);
  const size = { width: PICTURE_SIDE, height: PICTURE_SIDE };
  const tile = { ...size, borderRadius: '10px' };
  return h(
    Row,
    { key, ...NO_CHILDREN },
    h(
      Column,
      { style: { width: `${PICTURE_SIDE + 12}px`, padding: '6px 0', verticalAlign: 'top' } },
      source === null
        ? h('div', coloured('fold', tile))
        : h(Img, { src: source, ...size, alt: '', loading: 'lazy', ...coloured('fold', tile) }),
    ),
    h(
      Column,
      { style: { padding: '6px 0', verticalAlign: 'top' } },
      paragraph(0, 'ink', [name], { fontSize: '15px', lineHeight: '20px', margin: 0 }),
      paragraph(1, 'quiet', [`${unit} × ${quantity}`], { fontSize: '14px', lineHeight: '20px', margin: 0 }),
    ),
    h(
      Column,
      { align: 'right', style: { width: '92px', padding: '6px 0', verticalAlign: 'top' } },
      paragraph(0, 'ink', [amount], {
        fontSize: '15px',
        lineHeight: '20px',
        margin: 0,
        whiteSpace: 'nowrap',
      }),
    ),
  );
}

const PRODUCT_SIDE = 96;

function productRow(
  { name, unit, price, priceBefore, picture }: Extract<Block, { kind: 'product' }>,
  key: number,
  sourceOf: SourceOf,
) {
  const source = picture === null ? null : sourceOf(picture);
  const size = { width: PRODUCT_SIDE, height: PRODUCT_SIDE };
  const tile = { ...size, borderRadius: '14px' };
  const line = { fontSize: '15px', lineHeight: '22px', margin: 0 };
  return h(
    Row,
    { key, style: { margin: '16px 0' }, ...NO_CHILDREN },
    h(
      Column,
      { style: { width: `${PRODUCT_SIDE + 16}px` } },
      source === null
        ? h('div', coloured('fold', tile))
        : h(Img, { src: source, ...size, alt: '', ...coloured('fold', tile) }),
    ),
    h(
      Column,
      null,
      paragraph(0, 'ink', [name], { ...line, fontSize: '17px', fontWeight: 600 }),
      paragraph(1, 'quiet', [unit], line),
      h(
        Text,
        { key: 2, ...coloured('ink', { ...line, fontSize: '17px', fontWeight: 700 }) },
        price,
        priceBefore !== null && ' ',
        priceBefore !== null && h('s', coloured('quiet', { fontSize: '15px', fontWeight: 400 }), priceBefore),
      ),
    ),
  );
}

function sumRow({ label, value }: BillRow, key: number, isLast: boolean) {
  const seam = key === 0 || isLast ? classAndStyle('seam') : { className: undefined, style: {} };
  const style = {
    fontSize: isLast ? '17px' : '15px',
    lineHeight: '22px',
    fontWeight: isLast ? 700 : 400,
    margin: 0,
  };
  const cell = { ...seam.style, padding: isLast || key === 0 ? '10px 0 4px' : '4px 0' };
  return h(
    Row,
    { key: `sum ${key}`, ...NO_CHILDREN },
    h(Column, { className: seam.className, style: cell }, paragraph(0, 'ink', [label], style)),
    h(
      Column,
      { align: 'right', className: seam.className, style: { ...cell, width: '120px' } },
      paragraph(0, 'ink', [value], { ...style, whiteSpace: 'nowrap' }),
    ),
  );
}
