import type { AccessLevel, ContentItem } from '@footlight/contract';
import { decideAccess, type AccessRequirement, type AccessViewer, type GeoRule } from '@footlight/domain';
import type { NowAndNext, Watched } from './content-ports.js';
import type { StoredContent } from './content.repository.js';
import { channelLogo, imagesOf } from './images.js';

/** Data about the caller and the current time, loaded once for a page of items. */
export interface ItemContext {
  readonly viewer: AccessViewer;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly favourites: ReadonlySet<string>;
  readonly watched: ReadonlyMap<string, Watched>;
  readonly guide: ReadonlyMap<string, NowAndNext>;
}

export type LiveState = 'upcoming' | 'live' | 'ended';

/** The state of an event; an event without an end stays live. */
export const liveStateOf = (
  { startsAt, endsAt }: Pick<StoredContent, 'startsAt' | 'endsAt'>,
  now: number,
): LiveState => {
  if (startsAt !== null && startsAt.getTime() > now) return 'upcoming';
  return endsAt !== null && endsAt.getTime() <= now ? 'ended' : 'live';
};

const requirementOf = ({ access, licenceIds }: StoredContent): AccessRequirement =>
  access === 'licence' ? { access, licenceIds } : { access };

const geoRuleOf = ({ geoMode, geoCountries }: StoredContent): GeoRule | null =>
  geoMode === null || geoCountries === null ? null : { mode: geoMode, countries: geoCountries };

const accessLevelOf = (stored: StoredContent, viewer: AccessViewer): AccessLevel =>
  decideAccess(requirementOf(stored), geoRuleOf(stored), viewer);

/** Id of the channel whose guide an item shows; null if it has none. */
export const guideChannelOf = ({ kind, id, channelId }: StoredContent): string | null =>
  kind === 'CHANNEL' ? id : channelId;

const releaseOf = ({ releaseType, scheduledAt }: StoredContent): Pick<ContentItem, 'release'> => {
  if (scheduledAt === null) return {};
  const at = { scheduledAt: scheduledAt.toISOString() };
  return {
    release: {
      type: releaseType,
      ...at,
      computedReleases: [{ type: releaseType, ...at }],
      premiereRelease: releaseType === 'PREMIERE' ? at : null,
    },
  };
};

const episodeOf = (stored: StoredContent): Pick<ContentItem, 'episodeInformation'> => {
  const { episodeNumber, seasonNumber, seasonId, seasonText, seriesId, seriesText } = stored;
  if (episodeNumber === null || seasonId === null || seasonNumber === null) return {};
  return {
    episodeInformation: {
      episodeNumber,
      seasonNumber,
      seasonId,
      seasonTitle: seasonText?.title ?? '',
      seriesId,
      seriesTitle: seriesText?.title ?? null,
    },
  };
};

const contextOf = ({
  kind,
  seasonId,
  seasonText,
  seriesId,
  seriesText,
}: StoredContent): ContentItem['contentContext'] => [
  ...(seriesId === null || seriesText === null || kind === 'SERIES'
    ? []
    : [{ type: 'SERIES' as const, id: seriesId, title: seriesText.title }]),
  ...(seasonId === null || seasonText === null
    ? []
    : [{ type: 'SEASON' as const, id: seasonId, title: seasonText.title }]),
];

const onAir = (stored: StoredContent, { now, guide }: ItemContext): Partial<ContentItem> => {
  if (stored.kind !== 'LIVE_EVENT' && stored.kind !== 'CHANNEL') return {};
  const channel = guideChannelOf(stored);
  const programmes = channel === null ? undefined : guide.get(channel);
  const logoUrl = channelLogo(stored);
  const liveEventId = stored.kind === 'LIVE_EVENT' ? stored.id : stored.liveEventId;
  const list = [programmes?.now, programmes?.next].flatMap((programme) =>
    programme === null || programme === undefined ? [] : [{ ...programme, liveEventId, logoUrl }],
  );
  const start = stored.kind === 'CHANNEL' ? programmes?.now?.startDate : stored.startsAt?.toISOString();
  return {
    live: stored.kind === 'CHANNEL' || liveStateOf(stored, now) === 'live',
    ...(start === undefined ? {} : { startDate: start }),
    ...(stored.kind === 'LIVE_EVENT' ? { endDate: stored.endsAt?.toISOString() ?? null } : {}),
    ...(stored.liveEventId === null ? {} : { liveEventId: stored.liveEventId }),
    ...(channel === null
      ? {}
      : {
          programmes: list,
          programmingInfo: {
            currentProgramme: programmes?.now ?? null,
            nextProgramme: programmes?.next ?? null,
            channelLogoUrl: logoUrl,
          },
        }),
  };
};

/** The caller's progress in a video; null for other content. */
export const watchedOf = ({ kind, id }: StoredContent, { watched }: ItemContext): Watched | null =>
  kind === 'VOD' ? (watched.get(id) ?? null) : null;

const progressOf = (stored: StoredContent, context: ItemContext): Pick<ContentItem, 'watchProgress'> => {
  const watched = watchedOf(stored, context);
  if (watched === null) return {};
  return { watchProgress: watched.finished ? 1 : watched.position / watched.duration };
};

const seriesIdOf = ({ kind, id, seriesId }: StoredContent): string | null =>
  kind === 'SERIES' ? id : seriesId;

/** Builds the card of a content item for one caller. */
export const contentItem = (stored: StoredContent, context: ItemContext): ContentItem => {
  const { text, artwork, pictures, dominantColour, duration, itemCountHere, year, ageRating } = stored;
  const images = imagesOf(
    { slug: artwork, kinds: pictures, dominantColour },
    text.title === stored.defaultTitle,
  );
  const seriesId = seriesIdOf(stored);
  return {
    id: stored.id,
    type: stored.kind,
    title: text.title,
    description: text.description,
    accessLevel: accessLevelOf(stored, context.viewer),
    onlinePlayback: stored.onlinePlayback,
    thumbnailUrl: images.thumbnail.url,
    images,
    tags: stored.tags,
    audioTracks: stored.audioTracks,
    subtitleLanguages: stored.subtitleLanguages,
    favourite: stored.kind === 'VOD' && context.favourites.has(stored.id),
    contentContext: contextOf(stored),
    externalId: stored.externalId,
    ...(duration === null ? {} : { duration }),
    ...releaseOf(stored),
    ...episodeOf(stored),
    ...onAir(stored, context),
    ...progressOf(stored, context),
    ...(itemCountHere === null ? {} : { itemCount: itemCountHere }),
    ...(seriesId === null ? {} : { seriesId }),
    ...(year === null ? {} : { year }),
    ...(text.genre === undefined ? {} : { genre: text.genre }),
    ...(ageRating === null ? {} : { ageRating }),
    ...(stored.audioOnly ? { audioOnly: true } : {}),
  };
};
