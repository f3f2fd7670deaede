import { LANGUAGE } from '#messages/language.ts';
import { jsonInScript } from './json-in-script.ts';

export type PageHeadProps = {
  title: string;
  description: string;
  /** The page's canonical address, absolute. */
  canonical: string;
  /** The absolute URL of the preview image of shared links; defaults to the shop's own. */
  image?: string | undefined;
  /** False if search engines shall not list the page. */
  listed?: boolean;
  /** Structured data about the page, in schema.org's vocabulary. */
  data?: object;
};

/** Title, description, canonical link, Open Graph tags and structured data of a page. */
export function PageHead(page: PageHeadProps) {
  const { title, description, canonical, image, listed = true, data } = page;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!listed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      <meta property="og:site_name" content="Jhola" />
      <meta property="og:locale" content={LANGUAGE.locale.replace('-', '_')} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image ?? new URL('/share.png', canonical).href} />
      <meta name="twitter:card" content="summary_large_image" />
      {data && <DataForMachines data={data} />}
    </>
  );
}

function DataForMachines({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInScript(data) }} />;
}
