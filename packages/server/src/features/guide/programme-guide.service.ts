import {
  PAGE_SIZES,
  type ContentItem,
  type GuideChannel,
  type GuideProgramme,
  type QueryOf,
  type ResponseOf,
} from '@footlight/contract';
import { dayAfter, dayOf, midnightOf, queryWords, titleDecision } from '@footlight/domain';
import { accountOf } from '../../http/requests/account-of.js';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { ChannelReader, ContentReader, ReadChannel } from '../content/content-reader.js';
import type { ContentView } from '../content/content-view.js';
import type { GuideRepository, StoredProgramme } from './guide.repository.js';
import { guideProgrammeOf, programmeOf } from './guide.service.js';
import { guideTable } from './guide-table.js';

const DAY_MS = 86_400_000;
/** The guide covers a week in both directions, so no request needs more. */
const LONGEST_MS = 14 * DAY_MS;
const TABLE_DAYS = 7;

/** A time range; programmes that overlap it are returned. */
export interface GuideTimes {
  readonly from: Date;
  readonly to: Date;
}

export interface ChannelPage {
  readonly channel?: string | undefined;
  readonly rpp?: number | undefined;
  readonly lastSeen?: string | undefined;
  readonly displayGeoblocked?: boolean | undefined;
  /** Id of a genre of the guide. */
  readonly genre?: string | undefined;
  /** Only the caller's favourite channels. */
  readonly favourites?: boolean | undefined;
  /** Search text, matched against channel names and titles of current and upcoming programmes. */
  readonly query?: string | undefined;
}

export interface ProgrammeGuideOptions {
  readonly content: ChannelReader;
  readonly titles: Pick<ContentReader, 'itemsByIds'>;
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
  programmes: GuideProgramme[],
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

const idsOf = (channels: readonly ReadChannel[]): string[] => channels.map(({ item }) => item.id);

/** @throws {ApiError} INVALID_FIELD for an unknown time zone */
const checkZone = (timeZone: string): void => {
  try {
    new Intl.DateTimeFormat('en', { timeZone }).format();
  } catch {
    const issue = {
      field: 'query.timeZone',
      found: timeZone,
      allowed: 'a time zone of the IANA database, such as Europe/Madrid',
    };
    throw new ApiError('INVALID_FIELD', { details: { issues: [issue] } });
  }
};

/** The programme guide: channels with their programmes. */
export class ProgrammeGuide {
  readonly #options: ProgrammeGuideOptions;
  /**
   * @throws {ApiError} CHANNEL_NOT_FOUND
   * @throws {ApiError} INVALID_FIELD if the time range is empty or longer than a fortnight
   * @throws {ApiError} UNAUTHORISED if a guest requests favourites
   */
  readonly channels: (
    times: GuideTimes,
    page: ChannelPage,
    view: ContentView,
  ) => Promise<ResponseOf<'getGuide'>>;

  constructor(options: ProgrammeGuideOptions) {
    this.#options = options;
    this.channels = async (times, page, view) => {
      checkTimes(times);
      const { channel, rpp, lastSeen, displayGeoblocked, genre, favourites, query } = page;
      const favouritesOf = favourites === true ? accountOf(view.caller) : undefined;
      const search = query === undefined ? null : { name: query.trim(), words: queryWords(query) };
      const found = await options.content.channels(
        {
          id: channel,
          size: rpp ?? PAGE_SIZES.guide,
          lastSeen,
          displayGeoblocked,
          narrowedBy: { genre, favouritesOf, search: search ?? undefined },
        },
        view,
      );
      if (channel !== undefined && found.entries.length === 0) throw new ApiError('CHANNEL_NOT_FOUND');
      const [programmes, matches] = await Promise.all([
        this.#between(found.entries, times, view),
        search === null ? null : this.#matches(found.entries, search.words, view),
      ]);
      return {
        channels: found.entries.map(({ item, event }) => ({
          ...channelOf(item, event, programmes.get(item.id) ?? []),
          ...(matches === null ? {} : { match: matches.get(item.id) ?? null }),
        })),
        paging: found.paging,
      };
    };
  }

  /**
   * A table with days as columns and times of day as rows, in the requested time zone or else in UTC.
   * @throws {ApiError} TABLE_NOT_FOUND, INVALID_FIELD
   */
  async table(
    { id, from, to, timeZone = 'UTC', displayGeoblocked }: QueryOf<'getGuideTable'>,
    view: ContentView,
  ): Promise<ResponseOf<'getGuideTable'>> {
    checkZone(timeZone);
    const today = dayOf(this.#options.clock.now(), timeZone);
    const begin = new Date(from ?? midnightOf(today, timeZone));
    const end = new Date(to ?? midnightOf(dayAfter(dayOf(begin.getTime(), timeZone), TABLE_DAYS), timeZone));
    checkTimes({ from: begin, to: end });
    const { entries } = await this.#options.content.channels(
      { id, size: 1, lastSeen: undefined, displayGeoblocked },
      view,
    );
    const [first] = entries;
    if (first === undefined) throw new ApiError('TABLE_NOT_FOUND');
    const { item } = first;
    const programmes = await this.#between([first], { from: begin, to: end }, view);
    return {
      id: item.id,
      title: item.title,
      ...guideTable(programmes.get(item.id) ?? [], { from: begin, to: end, timeZone }, view.language),
    };
  }

  async genres(language: string): Promise<ResponseOf<'listGuideGenres'>> {
    return {
      genres: (await this.#options.repository.genres()).flatMap(({ id, titles }) => {
        const title = titles[language] ?? titles[this.#options.defaultLanguage];
        return title === undefined ? [] : [{ id, title }];
      }),
    };
  }

  /** The first current or upcoming programme of each channel whose title has the words. */
  async #matches(channels: readonly ReadChannel[], words: readonly string[], view: ContentView) {
    const now = new Date(this.#options.clock.now());
    const rows = await this.#options.repository.firstOf(idsOf(channels), words, now);
    const shown = await this.#shownTo(view, channels, rows);
    return new Map(rows.map((row) => [row.channelId, shown(row)]));
  }

  /** Ids of those recordings that have been released and that the caller can play now. */
  async #playable(recordingIds: readonly string[], view: ContentView): Promise<ReadonlySet<string>> {
    if (recordingIds.length === 0) return new Set();
    const items = await this.#options.titles.itemsByIds(recordingIds, view);
    return new Set(items.filter((item) => this.#plays(item, view)).map(({ id }) => id));
  }

  #plays(item: ContentItem, view: ContentView): boolean {
    const viewer = { isGuest: view.caller.accountId === null, isSettled: true };
    return titleDecision(item, viewer, this.#options.clock.now()).kind === 'play';
  }

  /** How the caller sees a programme; null if it has no texts. */
  async #shownTo(
    view: ContentView,
    channels: readonly ReadChannel[],
    programmes: readonly StoredProgramme[],
  ): Promise<(stored: StoredProgramme) => GuideProgramme | null> {
    const recordingIds = new Set(programmes.flatMap(({ recordingId }) => recordingId ?? []));
    const at = {
      now: this.#options.clock.now(),
      playable: await this.#playable([...recordingIds], view),
      // A broadcast has the access of its channel (GUIDE-43).
      catchUps: new Map(
        channels.flatMap(({ item, event, catchUp }) =>
          catchUp === null || !this.#plays(event ?? item, view) ? [] : [[item.id, catchUp] as const],
        ),
      ),
    };
    return (stored) => {
      const programme = programmeOf(stored, view.language, this.#options.defaultLanguage);
      return programme === null ? null : guideProgrammeOf(stored, programme, at);
    };
  }

  async #between(
    channels: readonly ReadChannel[],
    { from, to }: GuideTimes,
    view: ContentView,
  ): Promise<ReadonlyMap<string, GuideProgramme[]>> {
    const channelIds = idsOf(channels);
    const byChannel = new Map<string, GuideProgramme[]>(channelIds.map((id) => [id, []]));
    const programmes = await this.#options.repository.between(channelIds, from, to);
    const shown = await this.#shownTo(view, channels, programmes);
    for (const stored of programmes) {
      const programme = shown(stored);
      if (programme !== null) byChannel.get(stored.channelId)?.push(programme);
    }
    return byChannel;
  }
}
