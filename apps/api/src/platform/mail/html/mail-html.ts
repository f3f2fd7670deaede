import { inLanguage } from '@jhola/messages';
import { createElement as h } from 'react';
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { mailsTexts as texts } from '../../../messages/index.ts';
import type { MailContent } from '../content.ts';
import { blockElement, type SourceOf } from './blocks.ts';
import { classAndStyle, coloured, FONT, STYLES } from './styles.ts';

/** The URLs of a mail's pictures: an https URL, or `cid:…` for an attached one. */
export type PictureSources = { readonly mark: string; readonly of: SourceOf };

/** A mail's HTML, in the frame of all mails, in the mail's language. Texts are escaped. */
export function mailHtml(content: MailContent, publicUrl: string, pictures: PictureSources): string {
  const document = h(
    Html,
    { lang: content.lang },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, content.heading),
      h('style', { dangerouslySetInnerHTML: { __html: STYLES } }),
    ),
    h(
      Body,
      // Its colour is in the style sheet: mail programs that ignore the sheet show the section's colour.
      { className: 'page', style: { margin: 0, fontFamily: FONT } },
      h('div', { style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, preview(content)),
      h(
        Section,
        classAndStyle('page'),
        h(
          Container,
          { style: { maxWidth: '600px', padding: '16px 8px' } },
          header(publicUrl, pictures.mark),
          h(
            Section,
            coloured('card', { borderRadius: '0 0 16px 16px', padding: '8px 24px 12px' }),
            h(
              Heading,
              { as: 'h1', ...coloured('ink', { fontSize: '22px', lineHeight: '28px', margin: '16px 0' }) },
              content.heading,
            ),
            content.blocks.map((block, index) => blockElement(block, index, pictures.of)),
          ),
          inLanguage(content.lang, () => footer(publicUrl)),
        ),
      ),
    ),
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}

/** The band with the shop's name as text, which is shown even if pictures are blocked. */
function header(publicUrl: string, mark: string) {
  return h(
    Section,
    coloured('band', { borderRadius: '16px 16px 0 0', padding: '14px 24px' }),
    h(
      Link,
      { href: publicUrl, ...coloured('band-ink', { textDecoration: 'none' }) },
      // Lazy, because React would preload it otherwise.
      h(Img, {
        src: mark,
        width: 28,
        height: 28,
        alt: '',
        loading: 'lazy',
        style: { display: 'inline-block', verticalAlign: 'middle', marginRight: '10px' },
      }),
      h(
        'span',
        { style: { fontSize: '22px', lineHeight: '28px', fontWeight: 700, verticalAlign: 'middle' } },
        'Jhola',
      ),
    ),
  );
}

function footer(publicUrl: string) {
  return h(
    Text,
    coloured('quiet', { fontSize: '13px', lineHeight: '18px', margin: '16px 24px' }),
    texts.why,
    h('br'),
    h(
      Link,
      { href: publicUrl, ...coloured('quiet', { textDecoration: 'underline' }) },
      new URL(publicUrl).host,
    ),
  );
}

/** The preview text that lists of mails show beside the subject. */
function preview({ heading, blocks }: MailContent): string {
  const [first] = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
  return first ?? heading;
}
