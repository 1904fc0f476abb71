import { escapeMarkup } from '@footlight/domain';

/** A page in a sitemap, with its alternates in every language. */
export interface SitemapEntry {
  readonly address: string;
  readonly alternates: readonly { readonly language: string; readonly address: string }[];
  /** @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps */
  readonly video: {
    readonly thumbnail: string;
    readonly title: string;
    readonly description: string;
    readonly player: string;
    /** Seconds. */
    readonly duration: number | null;
    /** ISO 8601. */
    readonly published: string | null;
    readonly needsSubscription: boolean;
    readonly isLive: boolean;
  } | null;
}

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Maximum length of a description in a video sitemap, in characters. */
const DESCRIPTION_LENGTH = 2048;

/** Characters that XML 1.0 does not allow. @see https://www.w3.org/TR/xml/#charsets */
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

const escapeXml = (text: string): string => escapeMarkup(text.replaceAll(UNWRITABLE, ''));

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

const videoElement = (video: NonNullable<SitemapEntry['video']>): string => {
  const { thumbnail, title, description, player, duration, published, needsSubscription, isLive } = video;
  return [
    '<video:video>',
    element('video:thumbnail_loc', thumbnail),
    element('video:title', title),
    element('video:description', description.slice(0, DESCRIPTION_LENGTH)),
    element('video:player_loc', player),
    ...(duration === null ? [] : [element('video:duration', String(duration))]),
    ...(published === null ? [] : [element('video:publication_date', published)]),
    element('video:requires_subscription', yesNo(needsSubscription)),
    element('video:live', yesNo(isLive)),
    '</video:video>',
  ].join('');
};

const entryElement = ({ address, alternates, video }: SitemapEntry): string =>
  [
    '<url>',
    element('loc', address),
    ...alternates.map(
      ({ language, address: other }) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(other)}"/>`,
    ),
    ...(video === null ? [] : [videoElement(video)]),
    '</url>\n',
  ].join('');

/** @see https://www.sitemaps.org/protocol.html#index */
export const sitemapIndex = (addresses: readonly string[]): string =>
  `${HEADER}<sitemapindex xmlns="${SITEMAP}">\n${addresses
    .map((address) => `<sitemap>${element('loc', address)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;

/** @see https://www.sitemaps.org/protocol.html */
export const sitemapPage = (entries: readonly SitemapEntry[]): string =>
  `${HEADER}<urlset xmlns="${SITEMAP}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">\n${entries
    .map(entryElement)
    .join('')}</urlset>\n`;
