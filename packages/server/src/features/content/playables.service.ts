import type { Clock } from '../../clock.js';
import { guideChannelOf, liveStateOf } from './content-item.js';
import type { LicenceReader } from './content-ports.js';
import type { ContentView } from './content-view.js';
import type { StoredContent } from './content.repository.js';
import { logoAddress } from './images.js';
import type { ItemReader, ReadItem } from './item-reader.js';
import type { Playable, PlayableLive, PlayableReader } from './playable.js';
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
export const createPlayablesService = (options: PlayablesServiceOptions): PlayableReader => {
  const { items, licences, dvrWindowSeconds, defaultLanguage, clock } = options;

  const readLive = async (id: string, view: ContentView): Promise<ReadItem | null> => {
    const event = await items.readOne({ kind: 'LIVE_EVENT', id }, view);
    if (event !== null) return event;
    const channel = await items.readOne({ kind: 'CHANNEL', id }, view);
    const carried = channel?.stored.liveEventId ?? null;
    return carried === null || carried === id
      ? channel
      : items.readOne({ kind: 'LIVE_EVENT', id: carried }, view);
  };

  const liveOf = ({ stored, item }: ReadItem, { language, country }: ContentView): PlayableLive => {
    const now = clock.now();
    const isChannel = stored.kind === 'CHANNEL';
    return {
      channelId: stored.id,
      state: isChannel ? 'live' : liveStateOf(stored, now),
      // A channel has no start of its own, so the start of the UTC day is used.
      startDate: stored.startsAt ?? new Date(Math.floor(now / DAY_MS) * DAY_MS),
      endDate: stored.endsAt,
      dvrWindow: stored.dvrWindow ?? dvrWindowSeconds,
      epgId: guideChannelOf(stored),
      eventLocation: stored.eventLocation?.[language] ?? stored.eventLocation?.[defaultLanguage] ?? null,
      localBroadcasters: stored.localBroadcasters[country] ?? [],
      programmes: {
        now: item.programmingInfo?.currentProgramme ?? null,
        next: item.programmingInfo?.nextProgramme ?? null,
      },
    };
  };

  return {
    playable: async (kind, id, view): Promise<Playable | null> => {
      const read = kind === 'vod' ? await items.readOne(vodKey(id), view) : await readLive(id, view);
      if (read === null) return null;
      const { stored, item } = read;
      const isDenied = item.accessLevel === 'DENIED';
      return {
        kind,
        item,
        accessLevel: item.accessLevel,
        availablePurchases: isDenied ? await licences.purchases(stored.licenceIds, view) : [],
        filmSlug: stored.film,
        source: stored.source,
        skipMarkers: stored.skipMarkers,
        availableFrom: stored.releaseType === 'PREMIERE' ? stored.scheduledAt : null,
        resumeAt: read.watched === null || read.watched.finished ? null : read.watched.position,
        watermark: watermarkOf(stored),
        countdownDuration: stored.countdownDuration,
        drm: stored.drm,
        adBreaks: stored.adBreaks,
        live: kind === 'live' ? liveOf(read, view) : null,
      };
    },
  };
};
