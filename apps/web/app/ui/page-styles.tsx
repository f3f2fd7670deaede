export type PageStylesProps = {
  /** Names the sheet; a page has each name once. */
  name: string;
  /** Its text, from `import css from './page.css?inline'` in the route, so that it comes with that page alone. */
  css: string;
};

/** A sheet that one page needs: inside the document when the server sends it, added on navigation to it. */
export function PageStyles({ name, css }: PageStylesProps) {
  return (
    <style href={name} precedence="page">
      {css}
    </style>
  );
}
