import type { ContentItem, Hero, Images, LiveDetails, VodDetails } from '@footlight/contract';
import { addressOfGrid, gridOfAddress, slugOf, type ReadParameters, type RouteName } from '@footlight/domain';
import { isApiError } from '../../api-error.js';
import type { PreloadedPicture } from '../../http/page-head.js';
import type { ContentService } from '../content/content.service.js';
import type { ContentKey } from '../content/content-reader.js';
import type { ContentView } from '../content/content-view.js';
import type { NamedPlace, PageSubject } from './page-subject.js';
import {
  episodeEntity,
  listEntity,
  liveVideoObject,
  seasonEntity,
  seriesEntity,
  videoObject,
} from './structured-data.js';

/** Null where there is nothing to say of a page beyond its name. */
export type ReadSubject<Subject extends PageSubject | null = PageSubject> = (
  params: Readonly<Record<string, string>>,
  view: ContentView,
  /** Of the address. */
  query: ReadParameters,
) => Promise<Subject>;

/** The section that the front page shows. */
const HOME = 'home';
const TRY_THE_VIDEO: ReadonlySet<string> = new Set(['EVENT_NOT_LIVE', 'EVENT_NOT_FOUND']);

/** As the site's pages ask for it (`ui/page-header`, `ui/hero`): narrow windows get the upright picture. */
const NARROW = '(max-width: 600px)';
const WIDE = '(min-width: 600.02px)';

/** A route with an id, and the parameter that holds the title behind it. */
const named =
  (route: RouteName, idName: string, titleName: string) =>
  (id: string, title: string): NamedPlace => {
    const slug = slugOf(title);
    return { route, params: slug === null ? { [idName]: id } : { [idName]: id, [titleName]: slug } };
  };

const vodPlace = named('vod', 'eventId', 'eventTitle');
const livePlace = named('live', 'eventId', 'eventTitle');
const playlistPlace = named('playlist', 'playlistId', 'playlistTitle');
export const seasonPlace = named('season', 'seasonId', 'seasonTitle');
export const seriesPlace = named('series', 'seriesId', 'seriesTitle');

type Placed = (id: string, title: string) => NamedPlace;

const placed = (kind: ContentKey['kind'], id: string, title: string, place: Placed) => ({
  place: place(id, title),
  titled: { key: { kind, id }, place: (other: string) => place(id, other) },
});

const headerPicture = ({ hero, thumbnail }: Images): PreloadedPicture[] => [
  { image: hero ?? thumbnail, sizes: '100vw' },
];

/** As the player's place shows it (`features/watch/still-picture`): the one that the player itself will show. */
const stillPicture = ({ images: { thumbnail }, accessLevel }: ContentItem): PreloadedPicture[] =>
  accessLevel === 'GRANTED' ? [{ image: { ...thumbnail, variants: [] }, sizes: '100vw' }] : [];

const heroPictures = ({ background: { image, portrait } }: Hero): PreloadedPicture[] =>
  portrait === null
    ? [{ image, sizes: '100vw' }]
    : [
        { image, sizes: '100vw', media: WIDE },
        { image: portrait, sizes: '100vw', media: NARROW },
      ];

const aboveEpisode = ({ episodeInformation: place }: ContentItem): PageSubject['above'] => {
  if (place === undefined) return [];
  const { seasonId, seasonTitle, seriesId, seriesTitle } = place;
  const season = { title: seasonTitle, ...seasonPlace(seasonId, seasonTitle) };
  if (seriesId === null || seriesTitle === null) return [season];
  return [{ title: seriesTitle, ...seriesPlace(seriesId, seriesTitle) }, season];
};

const common = ({ title, description, images }: Pick<ContentItem, 'title' | 'description' | 'images'>) => ({
  title,
  description: description === '' ? null : description,
  picture: images.hero ?? images.thumbnail,
});

/** Reads what pages about content are about; each throws `ApiError` where there is no such content. */
export const createContentSubjects = (
  content: Pick<ContentService, 'vods' | 'events' | 'collections' | 'sections'>,
): Readonly<Partial<Record<RouteName, ReadSubject>>> => {
  const video = (details: VodDetails, { language }: ContentView): PageSubject => {
    const isEpisode = details.episodeInformation !== undefined;
    return {
      ...common(details),
      type: isEpisode ? 'video.episode' : 'video.movie',
      ...placed('VOD', details.id, details.title, vodPlace),
      above: aboveEpisode(details),
      plays: { kind: 'vod', id: details.id },
      preload: stillPicture(details),
      entities: (addresses) => [
        isEpisode ? episodeEntity(details, language, addresses) : videoObject(details, language, addresses),
      ],
    };
  };

  const vod: ReadSubject = async ({ eventId = '' }, view) =>
    video(await content.vods.vod(eventId, {}, view), view);

  const liveEvent = (details: LiveDetails, { language }: ContentView): PageSubject => ({
    ...common(details),
    type: 'video.other',
    ...placed(details.type === 'CHANNEL' ? 'CHANNEL' : 'LIVE_EVENT', details.id, details.title, livePlace),
    above: [],
    plays: { kind: 'live', id: details.id },
    preload: stillPicture(details),
    entities: (addresses) => [liveVideoObject(details, language, addresses)],
  });

  const live: ReadSubject = async (params, view, query) => {
    const { eventId = '' } = params;
    try {
      return liveEvent(await content.events.event(eventId, {}, view), view);
    } catch (error) {
      // What was an event may be the video of the same id now, as on the page itself.
      if (isApiError(error) && TRY_THE_VIDEO.has(error.code)) return vod(params, view, query);
      throw error;
    }
  };

  const interstitial: ReadSubject = async (params, view) => {
    const { eventId = '' } = params;
    const details = await content.vods.vod(eventId, {}, view);
    return { ...video(details, view), preload: headerPicture(details.images) };
  };

  const season: ReadSubject = async ({ seasonId = '' }, view) => {
    const read = await content.collections.season(seasonId, {}, view);
    const { series } = read;
    return {
      ...common(read),
      title: [series?.title, read.title].filter((word) => word !== undefined).join(', '),
      type: 'video.tv_show',
      ...placed('SEASON', read.id, read.title, seasonPlace),
      above: series === null ? [] : [{ title: series.title, ...seriesPlace(series.seriesId, series.title) }],
      plays: null,
      preload: headerPicture(read.images),
      entities: (addresses) => [seasonEntity(read, view.language, addresses)],
    };
  };

  const series: ReadSubject = async ({ seriesId = '' }, view) => {
    const read = await content.collections.series(seriesId, {}, view);
    return {
      ...common(read),
      type: 'video.tv_show',
      ...placed('SERIES', read.seriesId, read.title, seriesPlace),
      above: [],
      plays: null,
      preload: headerPicture(read.images),
      entities: (addresses) => [seriesEntity(read, view.language, addresses)],
    };
  };

  const playlist: ReadSubject = async ({ playlistId = '' }, view) => {
    const read = await content.collections.playlist(playlistId, {}, view);
    return {
      ...common(read),
      type: 'website',
      ...placed('PLAYLIST', read.id, read.title, playlistPlace),
      above: [],
      plays: null,
      preload: headerPicture(read.images),
      entities: (addresses) => [listEntity(read.title, read.vods, addresses)],
    };
  };

  const section: ReadSubject = async ({ id = '' }, view) => {
    const { section: read, heroes } = await content.sections.section(id, {}, view);
    const [hero] = heroes;
    return {
      title: read.title,
      description: hero?.description ?? null,
      picture: hero?.background.image ?? null,
      type: 'website',
      place: { route: 'section', params: { id } },
      titled: null,
      above: [],
      plays: null,
      preload: hero === undefined ? [] : heroPictures(hero),
      entities: () => [],
    };
  };

  const grid: ReadSubject = async (_params, view, query) => {
    const { id } = gridOfAddress(query);
    const { title, description, items } = await content.sections.grid({ gridViewConfigId: id }, view);
    const [first] = items;
    return {
      title,
      description,
      picture: first?.images.hero ?? first?.images.thumbnail ?? null,
      type: 'website',
      place: { route: 'grid', params: {}, query: addressOfGrid({ id, genre: null }) },
      titled: null,
      above: [],
      plays: null,
      preload: [],
      entities: (addresses) => [listEntity(title, items, addresses)],
    };
  };

  const frontPage = { title: null, description: null, place: { route: 'root', params: {} } } as const;
  const home: ReadSubject = async (_params, view, query) => {
    try {
      return { ...(await section({ id: HOME }, view, query)), ...frontPage };
    } catch (error) {
      // A site without content is a site.
      if (!isApiError(error) || error.code !== 'SECTION_NOT_FOUND') throw error;
      const nothing = { picture: null, titled: null, above: [], plays: null, preload: [] };
      return { ...frontPage, ...nothing, type: 'website', entities: () => [] };
    }
  };

  return {
    root: home,
    home,
    section,
    grid,
    vod,
    live,
    interstitial,
    season,
    series,
    playlist,
  };
};
