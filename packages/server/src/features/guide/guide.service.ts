import type { GuideProgramme, Image, Programme } from '@footlight/contract';
import { catchUpTimes, wasSent } from '@footlight/domain';
import type { Clock } from '../../clock.js';
import type { GuideReader, NowAndNext } from '../content/content-ports.js';
import { broadcastId, type ChannelCatchUp } from '../content/content-reader.js';
import { imageOf } from '../content/images.js';
import type { GuideRepository, StoredProgramme } from './guide.repository.js';

const NOW_AND_NEXT = 2;
const CARD_WIDTH = 320;

/** Until a picture of another origin has loaded. */
const PLAIN_COLOUR = '#1a1d24';

const pictureOf = ({ artwork, pictures, dominantColour, picture }: StoredProgramme): Image | null => {
  if (picture !== null) return { url: picture, variants: [], dominantColour: PLAIN_COLOUR };
  return artwork === null || pictures === null || dominantColour === null
    ? null
    : imageOf({ slug: artwork, kinds: pictures, dominantColour }, 'thumbnail');
};

/** The narrowest variant that is at least as wide as a card, else the widest. */
const thumbnailAddress = (image: Image | null): string | null =>
  image?.variants.find(({ width }) => width >= CARD_WIDTH)?.url ?? image?.url ?? null;

/** A programme in `language`, else in the default language; null if it has no texts in either. */
export const programmeOf = (
  stored: StoredProgramme,
  language: string,
  defaultLanguage: string,
): Programme | null => {
  const text = stored.texts[language] ?? stored.texts[defaultLanguage];
  if (text === undefined) return null;
  const image = pictureOf(stored);
  const { episode, season, status, year, ageRating } = stored;
  return {
    id: stored.id,
    title: text.title,
    description: text.description,
    ...(text.subTitle === undefined ? {} : { subTitle: text.subTitle }),
    episode,
    ...(season === null ? {} : { season }),
    ...(text.genres === undefined ? {} : { genres: [...text.genres] }),
    ...(year === null ? {} : { year }),
    ...(ageRating === null ? {} : { ageRating }),
    ...(status === null ? {} : { status }),
    startDate: stored.startsAt.toISOString(),
    endDate: stored.endsAt.toISOString(),
    thumbnailUrl: thumbnailAddress(image),
    image,
  };
};

const HOUR_MS = 3_600_000;

/** What decides on the recordings of programmes. */
export interface RecordingContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Ids of the videos that the caller can play now. */
  readonly playable: ReadonlySet<string>;
  /** By channel: what those offer of their broadcasts that the caller can play now. */
  readonly catchUps: ReadonlyMap<string, ChannelCatchUp>;
}

type GuideRecording = NonNullable<GuideProgramme['recording']>;

/** The video that the catalogue names. */
const namedRecording = (
  { recordingId, recordingHours, endsAt }: StoredProgramme,
  { now, playable }: RecordingContext,
): GuideRecording | null => {
  const until = endsAt.getTime() + recordingHours * HOUR_MS;
  return recordingId === null || until <= now || !playable.has(recordingId)
    ? null
    : { vodId: recordingId, availableUntil: new Date(until).toISOString() };
};

/** The broadcast as the channel sent it (GUIDE-40), or will have sent it. */
const broadcastRecording = (
  { id, channelId, ...stored }: StoredProgramme,
  { now, catchUps }: RecordingContext,
): GuideRecording | null => {
  const catchUp = catchUps.get(channelId);
  const vodId = broadcastId(id);
  if (catchUp === undefined || vodId === null) return null;
  const time = { startsAt: stored.startsAt.getTime(), endsAt: stored.endsAt.getTime() };
  const { from, until } = catchUpTimes(time, catchUp);
  const [first] = catchUp.sent;
  const isThere =
    time.endsAt > now ? first !== undefined && first.from <= time.startsAt : wasSent(catchUp.sent, time);
  return until <= now || !isThere
    ? null
    : {
        vodId,
        availableFrom: new Date(from).toISOString(),
        availableUntil: new Date(until).toISOString(),
      };
};

/** Adds the recording of a programme as long as it is available. */
export const guideProgrammeOf = (
  stored: StoredProgramme,
  programme: Programme,
  context: RecordingContext,
): GuideProgramme => ({
  ...programme,
  recording: namedRecording(stored, context) ?? broadcastRecording(stored, context),
});

export const createGuideService = (
  repository: GuideRepository,
  { defaultLanguage, clock }: { readonly defaultLanguage: string; readonly clock: Clock },
): GuideReader => ({
  broadcasts: (programmeIds) => repository.byIds(programmeIds),
  nowAndNext: async (channelIds, language) => {
    const now = new Date(clock.now());
    const byChannel = new Map<string, NowAndNext>();
    for (const stored of await repository.notOver(channelIds, now, NOW_AND_NEXT)) {
      const programme = programmeOf(stored, language, defaultLanguage);
      const known = byChannel.get(stored.channelId) ?? { now: null, next: null };
      const isOn = stored.startsAt <= now;
      byChannel.set(
        stored.channelId,
        isOn ? { ...known, now: programme } : { ...known, next: known.next ?? programme },
      );
    }
    return byChannel;
  },
});
