import type { Clock } from '../../clock.js';
import { guideChannelOf, liveStateOf } from './content-item.js';
import type { LicenceReader } from './content-ports.js';
import type { ContentView } from './content-view.js';
import type { StoredContent } from './content.repository.js';
import { logoAddress } from './images.js';
import type { ItemReader, ReadItem } from './item-reader.js';
import type { Playable, PlayableKind, PlayableLive } from './playable.js';
import { vodKey } from './vods.service.js';

const DAY_MS = 86_400_000;

export interface PlayablesServiceOptions {
  readonly items: ItemReader;
  readonly licences: LicenceReader;
  /** Default for events without a window of their own, in seconds. */
  readonly dvrWindowSeconds: number;
  readonly defaultLanguage: string;
  readonly clock: Clock;
}

const watermarkOf = ({ watermark }: StoredContent): Playable['watermark'] => {
  const url = logoAddress(watermark?.artwork ?? null);
  return watermark === null || url === null
    ? null
    : { url, position: watermark.position, opacity: watermark.opacity };
};

/** Finds the playable with an id: a video, a live event, or a channel, which plays the event that it carries. */
export class PlayablesService {
  readonly #options: PlayablesServiceOptions;

  constructor(options: PlayablesServiceOptions) {
    this.#options = options;
  }

  /** Null if no such video, event or channel exists. */
  async playable(kind: PlayableKind, id: string, view: ContentView): Promise<Playable | null> {
    const read =
      kind === 'vod' ? await this.#options.items.readOne(vodKey(id), view) : await this.#readLive(id, view);
    if (read === null) return null;
    const { stored, item } = read;
    const isDenied = item.accessLevel === 'DENIED';
    return {
      kind,
      item,
      accessLevel: item.accessLevel,
      licenceIds: stored.access === 'licence' ? stored.licenceIds : [],
      availablePurchases: isDenied ? await this.#options.licences.purchases(stored.licenceIds, view) : [],
      filmSlug: stored.film,
      source: stored.source,
      skipMarkers: stored.skipMarkers,
      availableFrom: stored.releaseType === 'PREMIERE' ? stored.scheduledAt : null,
      resumeAt: read.watched === null || read.watched.finished ? null : read.watched.position,
      watermark: watermarkOf(stored),
      countdownDuration: stored.countdownDuration,
      drm: stored.drm,
      adBreaks: stored.adBreaks,
      broadcast: read.broadcast,
      live: kind === 'live' ? this.#liveOf(read, view) : null,
    };
  }

  async #readLive(id: string, view: ContentView): Promise<ReadItem | null> {
    const event = await this.#options.items.readOne({ kind: 'LIVE_EVENT', id }, view);
    if (event !== null) return event;
    const channel = await this.#options.items.readOne({ kind: 'CHANNEL', id }, view);
    const carried = channel?.stored.liveEventId ?? null;
    return carried === null || carried === id
      ? channel
      : this.#options.items.readOne({ kind: 'LIVE_EVENT', id: carried }, view);
  }

  #liveOf({ stored, item }: ReadItem, { language, country }: ContentView): PlayableLive {
    const now = this.#options.clock.now();
    const isChannel = stored.kind === 'CHANNEL';
    return {
      channelId: stored.id,
      state: isChannel ? 'live' : liveStateOf(stored, now),
      // A channel has no start of its own, so the start of the UTC day is used.
      startDate: stored.startsAt ?? new Date(Math.floor(now / DAY_MS) * DAY_MS),
      endDate: stored.endsAt,
      dvrWindow: stored.dvrWindow ?? this.#options.dvrWindowSeconds,
      lowLatency: stored.lowLatency,
      epgId: guideChannelOf(stored),
      eventLocation:
        stored.eventLocation?.[language] ?? stored.eventLocation?.[this.#options.defaultLanguage] ?? null,
      localBroadcasters: stored.localBroadcasters[country] ?? [],
      programmes: {
        now: item.programmingInfo?.currentProgramme ?? null,
        next: item.programmingInfo?.nextProgramme ?? null,
      },
    };
  }
}
