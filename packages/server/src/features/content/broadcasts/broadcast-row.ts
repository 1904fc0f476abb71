import { isGeoblocked, type BroadcastTime } from '@footlight/domain';
import type { GuideBroadcast } from '../content-ports.js';
import type { ReadingLanguage, StoredContent } from '../content.repository.js';

/** What a broadcast is played from. */
export interface Broadcast extends BroadcastTime {
  /** Id of the event or the channel that sent it. */
  readonly senderId: string;
  /** When it is offered no more; milliseconds since the epoch. */
  readonly until: number;
}

/** What is the sender's own, and not that of what it sends. */
const NOT_OF_A_BROADCAST = {
  kind: 'VOD',
  source: null,
  startsAt: null,
  endsAt: null,
  dvrWindow: null,
  lowLatency: false,
  liveEventId: null,
  channelId: null,
  catchUp: null,
  eventLocation: null,
  localBroadcasters: {},
  externalId: null,
  skipMarkers: [],
  credits: [],
  trailerId: null,
  releaseType: 'STANDARD',
  itemCountHere: null,
} as const;

/** Countries in which neither the channel nor its event can be shown. */
const geoOf = (
  channel: StoredContent,
  sender: StoredContent,
  country: string,
): Pick<StoredContent, 'geoMode' | 'geoCountries'> => {
  const { geoMode, geoCountries } = channel;
  const isBlocked =
    geoMode !== null &&
    geoCountries !== null &&
    isGeoblocked({ mode: geoMode, countries: geoCountries }, country);
  return isBlocked ? { geoMode, geoCountries } : sender;
};

export interface BroadcastSource {
  readonly id: string;
  readonly programme: GuideBroadcast;
  readonly channel: StoredContent;
  /** The event that the channel carries, or the channel itself. */
  readonly sender: StoredContent;
}

/**
 * A broadcast in the form of a video: with the texts of the programme, and with the access of what sent it. Null
 * without texts.
 */
export const broadcastRow = (
  { id, programme, channel, sender }: BroadcastSource,
  { language, defaultLanguage, country }: ReadingLanguage & { readonly country: string },
): StoredContent | null => {
  const text = programme.texts[language] ?? programme.texts[defaultLanguage];
  if (text === undefined) return null;
  const { artwork, pictures, dominantColour } = programme;
  const { geoMode, geoCountries } = geoOf(channel, sender, country);
  const genre = text.genres?.[0];
  return {
    ...sender,
    ...NOT_OF_A_BROADCAST,
    id,
    text: { title: text.title, description: text.description, ...(genre === undefined ? {} : { genre }) },
    defaultTitle: programme.texts[defaultLanguage]?.title ?? text.title,
    ...(artwork === null || pictures === null || dominantColour === null
      ? {}
      : { artwork, pictures, dominantColour }),
    geoMode,
    geoCountries,
    tags: [],
    year: programme.year,
    ageRating: programme.ageRating ?? sender.ageRating,
    scheduledAt: programme.startsAt,
    duration: (programme.endsAt.getTime() - programme.startsAt.getTime()) / 1000,
  };
};
