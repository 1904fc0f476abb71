import { searchWords } from '@footlight/domain';
import type { guideChannels, guideGenres, programmeTemplates } from '../database/schema/content-guide.js';
import type { CatalogueChannels } from './catalogue-pages.schemas.js';
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

/** More than there are formats. */
const GENRES_OF_FORMATS = 1_000_000;

/** Labels of the guide's genres: those of formats, and others. */
const genreTitles = ({ formats, genres = {} }: Omit<CatalogueChannels, 'channels'>) =>
  new Map([
    ...Object.entries(formats).flatMap(([id, { genre }]) =>
      genre === undefined ? [] : [[id, genre] as const],
    ),
    ...Object.entries(genres),
  ]);

/** Rows of the formats and their channels. The programmes themselves are made day by day. */
export const guideRows = ({
  catalogue: {
    channels: { formats, genres = {}, channels },
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
  genres: [...genreTitles({ formats, genres })].map(([id, titles]) => ({
    id,
    titles,
    // Those of formats come first.
    position: Object.hasOwn(formats, id)
      ? places('formats', id)
      : GENRES_OF_FORMATS + places('guideGenres', id),
  })),
  channels: channels.flatMap(({ id, format = '', genre }) => {
    const ofFormat = formats[format]?.genre === undefined ? undefined : format;
    const own = genre ?? ofFormat;
    return own === undefined ? [] : [{ channelId: id, genre: own }];
  }),
});
