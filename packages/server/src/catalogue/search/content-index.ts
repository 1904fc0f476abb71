import type { CatalogueSeries } from '../catalogue-content.schemas.js';
import type { Catalogue } from '../catalogue-files.js';
import { generatedSeasons } from '../generated-seasons.js';

/** A content key, `KIND:id`, and the location in the files where it is defined. */
export type ContentPlace = readonly [key: string, place: string];

/** Keys and locations of a series, its seasons and episodes. */
export const seriesPlaces = (series: CatalogueSeries, index: number): ContentPlace[] => {
  const places: ContentPlace[] = [[`SERIES:${series.id}`, `series.json[${index}].id`]];
  for (const [at, season] of (series.seasons ?? []).entries()) {
    const place = `series.json[${index}].seasons[${at}]`;
    places.push([`SEASON:${season.id}`, `${place}.id`]);
    for (const [episode, { id }] of season.episodes.entries()) {
      places.push([`VOD:${id}`, `${place}.episodes[${episode}].id`]);
    }
  }
  for (const { id, episodes } of generatedSeasons(series)) {
    places.push([`SEASON:${id}`, `series.json[${index}].generate`]);
    for (const episode of episodes) places.push([`VOD:${episode.id}`, `series.json[${index}].generate`]);
  }
  return places;
};

const placesOf = (kind: string, file: string, entries: readonly { readonly id: string }[]): ContentPlace[] =>
  entries.map(({ id }, index) => [`${kind}:${id}`, `${file}[${index}].id`]);

/** Keys and locations of all content in a catalogue. */
export const contentPlaces = (catalogue: Catalogue): readonly ContentPlace[] => [
  ...placesOf('VOD', 'vods.json', catalogue.vods),
  ...placesOf('LIVE_EVENT', 'events.json', catalogue.events),
  ...placesOf('PLAYLIST', 'playlists.json', catalogue.playlists),
  ...placesOf('CHANNEL', 'channels.json.channels', catalogue.channels.channels),
  ...placesOf('SECTION', 'sections.json.sections', catalogue.sections.sections),
  ...catalogue.series.flatMap(seriesPlaces),
];
