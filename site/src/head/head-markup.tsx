import type { Image } from '@footlight/contract';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { HeadTags } from './head-tags.js';
import type { PreloadedPicture } from './page-head.js';
import type { Entity } from './structured-data.js';

/** Missing artwork has only a colour; preloading its empty address would request the page itself. */
const isThere = ({ image }: PreloadedPicture): boolean => image.url !== '';

const sourceSet = ({ variants }: Image): string =>
  variants.map(({ url, width }) => `${url} ${width}w`).join(', ');

const Preload = ({ image, sizes, media }: PreloadedPicture) => (
  <link
    rel="preload"
    as="image"
    href={image.url}
    media={media}
    fetchPriority="high"
    {...(image.variants.length === 0 ? {} : { imageSrcSet: sourceSet(image), imageSizes: sizes })}
  />
);

/** JSON for use in a script element: escapes `<`, so that it cannot close the element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** @see https://schema.org/docs/gs.html */
const StructuredData = ({ graph }: { readonly graph: readonly Entity[] }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{
      __html: scriptJson({ '@context': 'https://schema.org', '@graph': graph }),
    }}
  />
);

/**
 * Renders a document's head elements, except those common to all pages.
 * @param isTitled whether the page renders its own title
 */
export const headMarkup = (tags: HeadTags, isTitled: boolean): string => {
  const { title, description, robots, canonical, alternates, openGraph, structuredData, oembed, preload } =
    tags;
  return renderToStaticMarkup(
    <>
      {!isTitled && <title>{title}</title>}
      {preload.filter(isThere).map((picture) => (
        <Preload key={`${picture.image.url} ${picture.media}`} {...picture} />
      ))}
      {description !== null && <meta name="description" content={description} />}
      <meta name="robots" content={robots} />
      {canonical !== null && <link rel="canonical" href={canonical} />}
      {alternates.map(({ language, address }) => (
        <link key={language} rel="alternate" hrefLang={language} href={address} />
      ))}
      {openGraph.map(([property, content]) => (
        <meta key={`${property} ${content}`} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {oembed !== null && <link rel="alternate" type="application/json+oembed" href={oembed} title={title} />}
      {structuredData.length > 0 && <StructuredData graph={structuredData} />}
    </>,
  );
};
