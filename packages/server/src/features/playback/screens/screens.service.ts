import { randomUUID } from 'node:crypto';
import type { BusyScreen, ErrorDetails, PlaybackData, ResponseOf } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { ScreenVideo } from '../../../database/schema/watching.js';
import type { LicenceReader } from '../../content/content-ports.js';
import type { ContentKey, ContentReader } from '../../content/content-reader.js';
import type { ContentView } from '../../content/content-view.js';
import type { Device } from './device.js';
import { screenLimit, type ScreenRules } from './screen-limit.js';
import type { ScreensRepository, StoredScreen } from './screens.repository.js';

/** Seconds between two heartbeats. */
const HEARTBEAT_SECONDS = 20;
/** A screen is freed after two missed heartbeats, so that a closed tab frees it within a minute. */
const SILENT_AFTER_MS = 50_000;

export interface ScreenUse {
  /** Id of the screen already held; undefined takes a new one. */
  readonly playbackSessionId: string | undefined;
  readonly device: Device;
  readonly videos: readonly ScreenVideo[];
}

export type ScreenSession = Pick<PlaybackData, 'playbackSessionId' | 'heartbeatInterval'> & {
  /** Id of the screen, with which the addresses that are given to it end; null for guests. */
  readonly screenId: string | null;
};
type Beat = ResponseOf<'sendPlaybackHeartbeat'>;

export interface ScreensServiceOptions {
  readonly repository: ScreensRepository;
  readonly licences: Pick<LicenceReader, 'of'>;
  readonly content: ContentReader;
  readonly rules: ScreenRules;
  /** Lifetime of media addresses, in milliseconds. */
  readonly addressMs: number;
  readonly clock: Clock;
}

const WITHOUT_SCREEN: ScreenSession = { playbackSessionId: null, heartbeatInterval: null, screenId: null };

/** A live id may belong to an event or to a channel. */
const keysOf = ({ id, kind }: ScreenVideo): ContentKey[] =>
  kind === 'vod'
    ? [{ kind: 'VOD', id }]
    : [
        { kind: 'LIVE_EVENT', id },
        { kind: 'CHANNEL', id },
      ];

/** Screens of an account, and their limit. Guests have no account and are not counted. */
export class ScreensService {
  readonly #options: ScreensServiceOptions;
  /** @throws {ApiError} TOO_MANY_SCREENS with the screens that are playing */
  readonly hold: (use: ScreenUse, view: ContentView) => Promise<ScreenSession>;

  constructor(options: ScreensServiceOptions) {
    this.#options = options;
    this.hold = async ({ playbackSessionId, device, videos }, view) => {
      const { accountId } = view.caller;
      // An administrator who impersonates the account takes none of its screens (ACCT-47).
      if (accountId === null || view.caller.impersonation !== undefined) return WITHOUT_SCREEN;
      const limit = await screenLimit(options.rules, view.licences ?? options.licences.of(view.caller));
      const sessionId = playbackSessionId ?? randomUUID();
      const held = await options.repository.hold(
        { accountId, sessionId, device, videos, seenAt: new Date(options.clock.now()) },
        { limit, silentSince: new Date(options.clock.now() - SILENT_AFTER_MS) },
      );
      if ('id' in held)
        return {
          playbackSessionId: sessionId,
          heartbeatInterval: limit === null ? null : HEARTBEAT_SECONDS,
          screenId: held.id,
        };
      const details: ErrorDetails['TOO_MANY_SCREENS'] = {
        limit: limit ?? held.others.length,
        screens: await this.#describe(held.others, view),
      };
      throw new ApiError('TOO_MANY_SCREENS', { details: { ...details } });
    };
  }

  /**
   * Refreshes a screen; one that has timed out takes a new place if there is one.
   * @throws {ApiError} TOO_MANY_SCREENS
   */
  async beat(
    { ended, ...use }: ScreenUse & { readonly playbackSessionId: string; readonly ended: boolean },
    view: ContentView,
  ): Promise<Beat> {
    const { accountId } = view.caller;
    if (ended && accountId !== null) {
      await this.#options.repository.end(accountId, use.playbackSessionId);
      return { nextIn: null };
    }
    const { heartbeatInterval } = await this.hold(use, view);
    return { nextIn: heartbeatInterval };
  }

  /** Deletes the screens whose addresses have expired. */
  clean(): Promise<void> {
    const { clock, addressMs, repository } = this.#options;
    return repository.clean(new Date(clock.now() - Math.max(addressMs, SILENT_AFTER_MS)));
  }

  async #describe(screens: readonly StoredScreen[], view: ContentView): Promise<BusyScreen[]> {
    const items = await this.#options.content.itemsByKeys(
      screens.flatMap(({ videos }) => videos.flatMap(keysOf)),
      view,
    );
    const titles = new Map(
      items.map(({ type, id, title }) => [`${type === 'VOD' ? 'vod' : 'live'}:${id}`, title]),
    );
    return screens.map(({ device, startedAt, videos }) => ({
      device,
      since: startedAt.toISOString(),
      videos: videos.map(({ id, kind }) => ({ id, kind, title: titles.get(`${kind}:${id}`) ?? '' })),
    }));
  }
}
