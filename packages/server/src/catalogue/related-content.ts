import type { ContentRow } from './entry-row.js';

/** The seasons of each series and the episodes of each season. */
export interface Belonging {
  readonly seasons: readonly { readonly seriesId: string; readonly seasonId: string }[];
  readonly episodes: readonly { readonly seasonId: string; readonly vodId: string }[];
}

/** The keys of content and of other content whose titles also find it. */
type Relation = readonly [content: string, related: string];

const keyOf = (kind: ContentRow['kind'], id: string): string => `${kind} ${id}`;

/** The event that a channel plays instead of the stream under its own id. */
export const carriedEvent = ({ kind, id, liveEventId }: ContentRow): string | null =>
  kind === 'CHANNEL' && liveEventId !== undefined && liveEventId !== id ? liveEventId : null;

const relationsOf = (contents: readonly ContentRow[], { seasons, episodes }: Belonging): Relation[] => {
  const seriesOf = new Map(seasons.map(({ seasonId, seriesId }) => [seasonId, seriesId]));
  return [
    ...seasons.map(({ seriesId, seasonId }): Relation => [
      keyOf('SERIES', seriesId),
      keyOf('SEASON', seasonId),
    ]),
    ...episodes.flatMap(({ seasonId, vodId }): Relation[] => [
      [keyOf('VOD', vodId), keyOf('SEASON', seasonId)],
      [keyOf('VOD', vodId), keyOf('SERIES', seriesOf.get(seasonId) ?? '')],
    ]),
    ...contents.flatMap((row): Relation[] => {
      const event = carriedEvent(row);
      return event === null ? [] : [[keyOf('LIVE_EVENT', event), keyOf('CHANNEL', row.id)]];
    }),
  ];
};

/**
 * Returns a lookup of the content whose titles also find a given row: a series is found by the titles of its seasons,
 * an episode by those of its season and series, an event by that of the channel that carries it.
 */
export const createRelatedContent = (
  contents: readonly ContentRow[],
  belonging: Belonging,
): ((row: ContentRow) => readonly ContentRow[]) => {
  const rows = new Map(contents.map((row) => [keyOf(row.kind, row.id), row]));
  const related = new Map<string, ContentRow[]>();
  for (const [content, key] of relationsOf(contents, belonging)) {
    const row = rows.get(key);
    if (row === undefined) continue;
    const others = related.get(content) ?? [];
    others.push(row);
    related.set(content, others);
  }
  return ({ kind, id }) => related.get(keyOf(kind, id)) ?? [];
};
