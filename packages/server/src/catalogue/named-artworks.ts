import type { ContentRow } from './entry-row.js';
import type { Catalogue } from './catalogue-files.js';
import type { PageRows } from './page-rows.js';

/** Every artwork that the catalogue refers to, with a description of the first reference for messages. */
export const namedArtworks = (
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
