export type PageStylesProps = {
  /** The sheet's id, unique within a page. */
  name: string;
  /**
   * The text, from `import css from './page.css?inline'` in the route, so that it loads with that page only.
   */
  css: string;
};

/**
 * The stylesheet of one page: part of the document when the server sends it, added when somebody navigates to
 * it.
 */
export function PageStyles({ name, css }: PageStylesProps) {
  return (
    <style href={name} precedence="page">
      {css}
    </style>
  );
}
