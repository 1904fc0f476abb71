import type { FieldIssue } from '@footlight/contract';
import type { artworks } from '../database/schema/content.js';
import type { ContentRow } from './entry-row.js';
import type { Catalogue } from './catalogue-files.js';
import type { Artwork, MediaFacts } from './media-facts.js';
import type { PageRows } from './page-rows.js';

/** Fallback for every artwork if the media folder has no `artwork.json`. */
const UNDRAWN: Artwork = { dominantColour: '#1a1d24', kinds: { thumbnail: [320, 640, 1280] } };

/** The artwork of channels that have none, unless the media folder has one of this name. */
export const NO_ARTWORK = 'no-artwork';

const PLAIN: Artwork = { ...UNDRAWN, kinds: {} };

/** Every artwork that the catalogue refers to, with a description of the first reference for error messages. */
const namedArtworks = (
  contents: readonly ContentRow[],
  { buckets }: PageRows,
  { channels: { formats }, news, fighters: { fighters } }: Catalogue,
): ReadonlyMap<string, string> => {
  const named: (readonly [string | null | undefined, string])[] = [
    ...contents.map(({ artwork, kind, id }) => [artwork, `${kind}:${id}`] as const),
    ...contents.map(({ logo, kind, id }) => [logo, `the logo of ${kind}:${id}`] as const),
    ...contents.map(
      ({ watermark, kind, id }) => [watermark?.artwork, `the watermark of ${kind}:${id}`] as const,
    ),
    ...buckets.map(({ display, id }) => [display.background?.artwork, `the row ${id}`] as const),
    ...Object.values(formats).flatMap(({ programmes }) =>
      programmes.map(({ artwork, id }) => [artwork, `the programme ${id}`] as const),
    ),
    ...news.items.map(({ artwork, id }) => [artwork, `the news item ${id}`] as const),
    ...fighters.map(({ artwork, id }) => [artwork, `the fighter ${id}`] as const),
  ];
  const firsts = new Map<string, string>();
  for (const [slug, by] of named) {
    if (slug !== null && slug !== undefined && !firsts.has(slug)) firsts.set(slug, by);
  }
  return firsts;
};

/** Rows of `artworks`, and an issue for each referenced artwork that the media folder lacks. */
export const artworkRows = (
  catalogue: Catalogue,
  contents: readonly ContentRow[],
  pages: PageRows,
  { artworks: renderedArtworks }: MediaFacts,
): { rows: (typeof artworks.$inferInsert)[]; issues: FieldIssue[] } => {
  const named = [...namedArtworks(contents, pages, catalogue)];
  return {
    rows: named.map(([slug]) => ({
      slug,
      ...(renderedArtworks?.get(slug) ?? (slug === NO_ARTWORK ? PLAIN : UNDRAWN)),
    })),
    issues: named
      .filter(([slug]) => slug !== NO_ARTWORK && renderedArtworks !== null && !renderedArtworks.has(slug))
      .map(([slug, by]) => ({ field: slug, found: 'nothing', allowed: `an artwork, as ${by} shows it` })),
  };
};
