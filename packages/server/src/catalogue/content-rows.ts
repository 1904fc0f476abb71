import { durationMs } from '@footlight/domain';
import type { CatalogueChannel, CatalogueChannels } from './catalogue-pages.schemas.js';
import type { PartialCatalogue } from './entries/collections.js';
import { entryRow, filmColumns, PLAIN_ROW, sourceColumns, type ContentRow } from './entry-row.js';
import type { Films } from './media-facts.js';
import { seriesRows, type SeriesRows } from './series-rows.js';
import { videoColumns } from './video-columns.js';

/** Rows of `contents`, and the relations of series, seasons, episodes and playlists. */
export interface ContentRows extends SeriesRows {
  readonly playlistItems: readonly { playlistId: string; vodId: string; position: number }[];
}

/** The artwork of channels that have none, unless the media folder has one of this name. */
export const NO_ARTWORK = 'no-artwork';

const MINUTE_MS = 60_000;

const channelRow = (
  channel: CatalogueChannel,
  { formats }: CatalogueChannels,
  { films, position }: { readonly films: Films; readonly position: number },
): ContentRow => {
  const description = formats[channel.format ?? '']?.description ?? {};
  const languages = new Set([...Object.keys(channel.name), ...Object.keys(description)]);
  const fallback = Object.values(channel.name)[0] ?? channel.id;
  return {
    ...PLAIN_ROW,
    ...filmColumns(channel.film, films),
    ...sourceColumns(channel.source),
    duration: null,
    kind: 'CHANNEL',
    id: channel.id,
    externalId: channel.externalId ?? null,
    artwork: channel.artwork ?? NO_ARTWORK,
    texts: Object.fromEntries(
      [...languages].map((language) => [
        language,
        { title: channel.name[language] ?? fallback, description: description[language] ?? '' },
      ]),
    ),
    position,
    liveEventId: channel.event ?? channel.id,
    logo: channel.logo ?? null,
    logoAddress: channel.logoAddress ?? null,
    catchUp:
      channel.catchUp === undefined
        ? null
        : { hours: channel.catchUp.hours, startOver: channel.catchUp.startOver ?? false },
  };
};

/** Converts a catalogue to rows. Relative times count from `anchor`, rounded down to the minute (LIVE-7). */
export const contentRows = (
  { catalogue, places }: PartialCatalogue,
  films: Films,
  anchor: number,
): ContentRows => {
  const base = Math.floor(anchor / MINUTE_MS) * MINUTE_MS;
  const moment = (relative: string | undefined, absolute: string | undefined): Date | null => {
    if (absolute !== undefined) return new Date(absolute);
    return relative === undefined ? null : new Date(base + (durationMs(relative) ?? 0));
  };

  const vods = catalogue.vods.map((vod): ContentRow => ({
    ...entryRow(vod, places('vods', vod.id), catalogue),
    ...videoColumns(
      vod,
      {
        isPremiere: (vod.premieresIn ?? vod.premieresAt) !== undefined,
        at: moment(vod.premieresIn ?? vod.releasedIn, vod.premieresAt ?? vod.releasedAt),
      },
      films,
    ),
    kind: 'VOD',
  }));

  const events = catalogue.events.map((event): ContentRow => ({
    ...entryRow(event, places('events', event.id), catalogue),
    ...filmColumns(event.film, films),
    ...sourceColumns(event.source),
    duration: null,
    kind: 'LIVE_EVENT',
    onlinePlayback: event.onlinePlayback ?? 'AVAILABLE',
    startsAt: moment(event.startsIn, event.startsAt),
    endsAt: moment(event.endsIn, event.endsAt),
    dvrWindow: event.dvrWindow ?? null,
    lowLatency: event.lowLatency ?? false,
    channelId: event.channel ?? null,
    watermark: event.watermark ?? null,
    eventLocation: event.location ?? null,
    localBroadcasters: event.localBroadcasters ?? {},
  }));

  const playlists = catalogue.playlists.map((playlist): ContentRow => ({
    ...entryRow(playlist, places('playlists', playlist.id), catalogue),
    kind: 'PLAYLIST',
    shared: playlist.shared ?? false,
    itemCount: playlist.items.length,
  }));

  const channels = catalogue.channels.channels.map((channel) =>
    channelRow(channel, catalogue.channels, { films, position: places('channels', channel.id) }),
  );

  const sections = catalogue.sections.sections.map(({ id, artwork, texts }): ContentRow => ({
    ...PLAIN_ROW,
    kind: 'SECTION',
    id,
    artwork,
    texts,
    position: places('sections', id),
  }));

  const series = catalogue.series.map((entry) =>
    seriesRows(entry, places('series', entry.id), catalogue, films),
  );

  return {
    contents: [
      ...vods,
      ...events,
      ...playlists,
      ...channels,
      ...sections,
      ...series.flatMap(({ contents }) => contents),
    ],
    seasons: series.flatMap(({ seasons }) => seasons),
    episodes: series.flatMap(({ episodes }) => episodes),
    playlistItems: catalogue.playlists.flatMap(({ id, items }) =>
      items.map((vodId, position) => ({ playlistId: id, vodId, position })),
    ),
  };
};
