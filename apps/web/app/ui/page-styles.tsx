import { useInsertionEffect, useState } from 'react';

export type PageStylesProps = {
  /** The sheet's id, unique within a page. */
  name: string;
  /**
   * The text, from `import css from './page.css?inline'` in the route, so that it loads with that page only.
   */
  css: string;
};

/**
 * The stylesheet of one page: part of the document if the server sends the page, added by script after a client-side
 * navigation. The content security policy permits only the style elements of the document, so a sheet that is added
 * later is a constructed one.
 */
export function PageStyles({ name, css }: PageStylesProps) {
  const [isInDocument] = useState(() => import.meta.env.SSR || hasStyleElement(name));
  useInsertionEffect(() => {
    if (!isInDocument) adoptSheet(name, css);
  }, [isInDocument, name, css]);
  if (!isInDocument) return null;
  return (
    <style href={name} precedence="page">
      {css}
    </style>
  );
}

/** React joins the names of sheets that it puts into one element. */
function hasStyleElement(name: string): boolean {
  return document.querySelector(`style[data-href~="${name}"]`) !== null;
}

const adopted = new Map<string, CSSStyleSheet>();

/** Adds a sheet to the document permanently; a changed text replaces the previous one. */
function adoptSheet(name: string, css: string): void {
  const sheet = adopted.get(name) ?? new CSSStyleSheet();
  sheet.replaceSync(css);
  if (adopted.has(name)) return;
  adopted.set(name, sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
