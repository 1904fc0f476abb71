import { searchWords } from '@footlight/domain';
import type { guideChannels, guideGenres, programmeTemplates } from '../database/schema/content-guide.js';
import type { PartialCatalogue } from './entries/collections.js';
import { templateId } from './guide-days.js';

export interface GuideRows {
  readonly templates: readonly (typeof programmeTemplates.$inferInsert)[];
  readonly genres: readonly (typeof guideGenres.$inferInsert)[];
  readonly channels: readonly (typeof guideChannels.$inferInsert)[];
}

/** Titles in several languages, folded for search. */
const searchTextOf = (titles: readonly string[]): string =>
  [...new Set(titles.map((title) => searchWords(title).join(' ')))].join('\n');

/** Rows of the formats and their channels. The programmes themselves are made day by day. */
export const guideRows = ({
  catalogue: {
    channels: { formats, channels },
  },
  places,
}: PartialCatalogue): GuideRows => ({
  templates: Object.entries(formats).flatMap(([format, { programmes }]) =>
    programmes.map(({ id, texts, artwork, recording }) => ({
      id: templateId(format, id),
      texts,
      artwork: artwork ?? null,
      recordingId: recording?.vod ?? null,
      recordingHours: recording?.hours ?? 0,
      searchText: searchTextOf(Object.values(texts).map(({ title }) => title)),
    })),
  ),
  genres: Object.entries(formats).flatMap(([id, { genre }]) =>
    genre === undefined ? [] : [{ id, titles: genre, position: places('formats', id) }],
  ),
  channels: channels.flatMap(({ id, format }) =>
    formats[format]?.genre === undefined ? [] : [{ channelId: id, genre: format }],
  ),
});
