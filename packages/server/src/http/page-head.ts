import type { Image } from '@footlight/contract';
import { directionOf } from '@footlight/i18n';

/** A picture that the browser should fetch before any script has run. */
export interface PreloadedPicture {
  /** Without variants, where the page knows but one. */
  readonly image: Image;
  /** CSS `sizes`, as the page itself will ask for it. */
  readonly sizes: string;
  readonly media?: string;
}

/** What the first answer says of a page to whoever does not run scripts: search engines, messengers, readers. */
export interface PageHead {
  readonly status: 200 | 404 | 503;
  /** BCP 47. */
  readonly language: string;
  readonly title: string;
  readonly description: string | null;
  /** Rules for search engines. @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag */
  readonly robots: string;
  /** Absolute address under which the page is to be known; null for pages that are nobody else’s business. */
  readonly canonical: string | null;
  /** The page in each of its languages, and `x-default`. */
  readonly alternates: readonly { readonly language: string; readonly address: string }[];
  /** Open Graph properties in order. @see https://ogp.me/ */
  readonly openGraph: readonly (readonly [property: string, content: string])[];
  /** schema.org entities. @see https://schema.org/docs/gs.html */
  readonly structuredData: readonly object[];
  /** Where others may ask how the page is framed. @see https://oembed.com/#section4 */
  readonly oembed: string | null;
  readonly preload: readonly PreloadedPicture[];
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** JSON that may stand in a script element: no `<` can end it early. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const tag = (name: string, attributes: Readonly<Record<string, string | undefined>>): string => {
  const words = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeHtml(value)}"`],
  );
  return `<${name}${words.join('')}>`;
};

/** An artwork without such a picture answers its colour alone; an empty address would be the page itself. */
const isThere = ({ image }: PreloadedPicture): boolean => image.url !== '';

const sourceSet = ({ variants }: Image): string =>
  variants.map(({ url, width }) => `${url} ${width}w`).join(', ');

/**
 * The elements of a head, without those that every page has.
 * @param isTitled whether the page brings its own title
 */
export const headHtml = (head: PageHead, isTitled: boolean): string => {
  const { title, description, robots, canonical, alternates, openGraph, structuredData, oembed, preload } =
    head;
  return [
    ...(isTitled ? [] : [`<title>${escapeHtml(title)}</title>`]),
    ...preload.filter(isThere).map(({ image, sizes, media }) =>
      tag('link', {
        rel: 'preload',
        as: 'image',
        href: image.url,
        ...(image.variants.length === 0 ? {} : { imagesrcset: sourceSet(image), imagesizes: sizes }),
        media,
        fetchpriority: 'high',
      }),
    ),
    ...(description === null ? [] : [tag('meta', { name: 'description', content: description })]),
    tag('meta', { name: 'robots', content: robots }),
    ...(canonical === null ? [] : [tag('link', { rel: 'canonical', href: canonical })]),
    ...alternates.map(({ language, address }) =>
      tag('link', { rel: 'alternate', hreflang: language, href: address }),
    ),
    ...openGraph.map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...(oembed === null
      ? []
      : [tag('link', { rel: 'alternate', type: 'application/json+oembed', href: oembed, title })]),
    ...(structuredData.length === 0
      ? []
      : [
          `<script type="application/ld+json">${scriptJson({
            '@context': 'https://schema.org',
            '@graph': structuredData,
          })}</script>`,
        ]),
  ].join('');
};

/** The attributes of the root element. */
export const rootTag = (language: string): string =>
  tag('html', { lang: language, dir: directionOf(language) });
