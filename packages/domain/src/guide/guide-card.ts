import type { AccessLevel, ContentItem, GuideChannel, Image, Programme } from '@footlight/contract';
import { serviceDecision } from '../playback/access.js';

/** The subject of a programme-guide card: an event or a channel, with its known programmes. */
export interface GuideSubject {
  /** The event to play; null if it cannot be played here. */
  readonly eventId: string | null;
  /** The channel whose guide continues the programmes; null for none. */
  readonly channelId: string | null;
  /** Name of the event or the channel. */
  readonly name: string;
  readonly description: string;
  readonly accessLevel: AccessLevel;
  readonly onlinePlayback: ContentItem['onlinePlayback'];
  readonly logoUrl: string | null;
  readonly image: Image | null;
  /** Sorted by start. */
  readonly programmes: readonly Programme[];
}

type ListedItem = Pick<ContentItem, 'id' | 'title' | 'accessLevel'> &
  Partial<
    Pick<
      ContentItem,
      'type' | 'description' | 'onlinePlayback' | 'images' | 'liveEventId' | 'programmingInfo'
    >
  > & { readonly epgId?: string | null; readonly programmes?: readonly Programme[] };

type ListedChannel = Pick<GuideChannel, 'eventId' | 'name' | 'accessLevel'> &
  Partial<Pick<GuideChannel, 'channelId' | 'logoUrl' | 'now' | 'next'>> & {
    readonly programmes?: readonly Programme[];
  };

/** Data for a card that a page may already have: an item of a list or row, or a channel of the guide (GUIDE-2). */
export type GuideCardData = ListedItem | ListedChannel;

const byStart = (programmes: readonly (Programme | null | undefined)[]): Programme[] => {
  const known = new Map(
    programmes.flatMap((one) => (one ? [[`${one.startDate} ${one.endDate}`, one] as const] : [])),
  );
  return [...known.values()].toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
};

const subjectOfItem = (item: ListedItem): GuideSubject => ({
  eventId: item.liveEventId ?? item.id,
  channelId: item.epgId ?? (item.type === 'CHANNEL' ? item.id : null),
  name: item.title,
  description: item.description ?? '',
  accessLevel: item.accessLevel,
  onlinePlayback: item.onlinePlayback ?? 'AVAILABLE',
  logoUrl: item.programmingInfo?.channelLogoUrl ?? null,
  image: item.images?.thumbnail ?? null,
  programmes: byStart([
    ...(item.programmes ?? []),
    item.programmingInfo?.currentProgramme,
    item.programmingInfo?.nextProgramme,
  ]),
});

const subjectOfChannel = (channel: ListedChannel): GuideSubject => ({
  eventId: channel.eventId,
  channelId: channel.channelId ?? null,
  name: channel.name,
  description: '',
  accessLevel: channel.accessLevel,
  onlinePlayback: channel.eventId === null ? 'NOT_AVAILABLE' : 'AVAILABLE',
  logoUrl: channel.logoUrl ?? null,
  image: null,
  programmes: byStart([...(channel.programmes ?? []), channel.now, channel.next]),
});

export const guideSubjectOf = (data: GuideCardData): GuideSubject =>
  'id' in data ? subjectOfItem(data) : subjectOfChannel(data);

/**
 * Whether the programme-guide card is shown: only for content that can be watched here and now, and only if the realm
 * enables playback in the guide.
 *
 * ACC-19
 */
export const showsGuideCard = (
  subject: Pick<GuideSubject, 'accessLevel' | 'onlinePlayback'>,
  programmeGuidePlayback: boolean,
): boolean => programmeGuidePlayback && serviceDecision(subject).kind === 'play';
