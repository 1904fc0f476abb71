import {
  PAGE_SIZES,
  type ContentItem,
  type GuideChannel,
  type Programme,
  type QueryOf,
  type ReplyOf,
} from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { ChannelReader } from '../content/content-reader.js';
import type { ContentView } from '../content/content-view.js';
import type { GuideRepository } from './guide.repository.js';
import { programmeOf } from './guide.service.js';
import { guideTable } from './guide-table.js';

const DAY_MS = 86_400_000;
/** The guide reaches a week either way; nobody needs more of it at once. */
const LONGEST_MS = 14 * DAY_MS;
const TABLE_DAYS = 7;

/** Two moments; programmes that touch the time between them are told. */
export interface GuideTimes {
  readonly from: Date;
  readonly to: Date;
}

export interface ChannelPage {
  readonly channel?: string | undefined;
  readonly rpp?: number | undefined;
  readonly lastSeen?: string | undefined;
  readonly displayGeoblocked?: boolean | undefined;
}

/** The programme guide: channels with their programmes. */
export interface ProgrammeGuide {
  /**
   * @throws {ApiError} CHANNEL_NOT_FOUND
   * @throws {ApiError} INVALID_FIELD when the time is none or longer than a fortnight
   */
  channels(times: GuideTimes, page: ChannelPage, view: ContentView): Promise<ReplyOf<'getGuide'>>;
  /**
   * Days in columns, times of day in rows; days are those of UTC, as the guide is cut.
   * @throws {ApiError} TABLE_NOT_FOUND, INVALID_FIELD
   */
  table(query: QueryOf<'getGuideTable'>, view: ContentView): Promise<ReplyOf<'getGuideTable'>>;
}

export interface ProgrammeGuideOptions {
  readonly content: ChannelReader;
  readonly repository: GuideRepository;
  readonly defaultLanguage: string;
  readonly clock: Clock;
}

const checkTimes = ({ from, to }: GuideTimes): void => {
  const length = to.getTime() - from.getTime();
  if (length > 0 && length <= LONGEST_MS) return;
  const issue = {
    field: 'query.to',
    found: to.toISOString(),
    allowed: `later than ${from.toISOString()}, by 14 days at most`,
  };
  throw new ApiError('INVALID_FIELD', { details: { issues: [issue] } });
};

const channelOf = (
  item: ContentItem,
  event: ContentItem | undefined,
  programmes: Programme[],
): GuideChannel => ({
  channelId: item.id,
  name: item.title,
  logoUrl: item.programmingInfo?.channelLogoUrl ?? null,
  eventId: item.liveEventId ?? null,
  accessLevel: (event ?? item).accessLevel,
  now: item.programmingInfo?.currentProgramme ?? null,
  next: item.programmingInfo?.nextProgramme ?? null,
  programmes,
});

export const createProgrammeGuide = (options: ProgrammeGuideOptions): ProgrammeGuide => {
  const { content, repository, defaultLanguage, clock } = options;

  const between = async (
    channelIds: readonly string[],
    { from, to }: GuideTimes,
    language: string,
  ): Promise<ReadonlyMap<string, Programme[]>> => {
    const byChannel = new Map<string, Programme[]>(channelIds.map((id) => [id, []]));
    for (const stored of await repository.between(channelIds, from, to)) {
      const programme = programmeOf(stored, language, defaultLanguage);
      if (programme !== null) byChannel.get(stored.channelId)?.push(programme);
    }
    return byChannel;
  };

  const channels: ProgrammeGuide['channels'] = async (times, { channel, rpp, lastSeen, ...filter }, view) => {
    checkTimes(times);
    const request = { id: channel, size: rpp ?? PAGE_SIZES.guide, lastSeen, ...filter };
    const page = await content.channels(request, view);
    if (channel !== undefined && page.entries.length === 0) throw new ApiError('CHANNEL_NOT_FOUND');
    const programmes = await between(
      page.entries.map(({ item }) => item.id),
      times,
      view.language,
    );
    return {
      channels: page.entries.map(({ item, event }) => channelOf(item, event, programmes.get(item.id) ?? [])),
      paging: page.paging,
    };
  };

  return {
    channels,
    table: async ({ id, from, to, displayGeoblocked }, view) => {
      const today = Math.floor(clock.now() / DAY_MS) * DAY_MS;
      const begin = from === undefined ? new Date(today) : new Date(from);
      const end = to === undefined ? new Date(begin.getTime() + TABLE_DAYS * DAY_MS) : new Date(to);
      checkTimes({ from: begin, to: end });
      const { entries } = await content.channels(
        { id, size: 1, lastSeen: undefined, displayGeoblocked },
        view,
      );
      const [first] = entries;
      if (first === undefined) throw new ApiError('TABLE_NOT_FOUND');
      const { item } = first;
      const programmes = await between([item.id], { from: begin, to: end }, view.language);
      return {
        id: item.id,
        title: item.title,
        ...guideTable(programmes.get(item.id) ?? [], { from: begin, to: end }, view.language),
      };
    },
  };
};
