import type { Clock } from '../../clock.js';
import type { Database } from '../../database/database.js';
import { createCollectionsRepository } from './collections.repository.js';
import {
  createCollectionsService,
  type CollectionsService,
  type SharingSettings,
} from './collections.service.js';
import type {
  FavouriteReader,
  GuideReader,
  NewsReader,
  LicenceReader,
  ProgressReader,
  RatingReader,
} from './content-ports.js';
import { createChannelsService } from './channels.service.js';
import type { ChannelReader, ContentReader } from './content-reader.js';
import { createContentRepository } from './content.repository.js';
import { createFindService, type FindService } from './find.service.js';
import { createItemReader } from './item-reader.js';
import { createOnAirRepository, type StoredOnAir } from './on-air.repository.js';
import type { PlayableReader } from './playable.js';
import { createPlaylistItemsService, type PlaylistItemsService } from './playlist-items.service.js';
import { createPlayablesService } from './playables.service.js';
import { createReleasesRepository } from './releases.repository.js';
import { createReleasesService, type ReleasesService } from './releases.service.js';
import { createSectionsRepository } from './sections.repository.js';
import { createSectionsService, type SectionsService } from './sections.service.js';
import { createTimedListsRepository } from './timed-lists.repository.js';
import { createVodsService, vodKey, type VodsService } from './vods.service.js';
import { createEventsService, type EventsService } from './events.service.js';

/** The realm's settings for content. */
export interface ContentSettings {
  readonly defaultLanguage: string;
  readonly socialSharing: SharingSettings;
  readonly player: { readonly dvrWindowSeconds: number };
}

export interface ContentServiceOptions {
  readonly db: Database;
  readonly realm: ContentSettings;
  readonly clock: Clock;
  readonly licences: LicenceReader;
  readonly favourites: FavouriteReader;
  readonly progress: ProgressReader;
  readonly guide: GuideReader;
  readonly news: NewsReader;
  readonly ratings: RatingReader;
}

/** All content calls; other features depend only on the parts that they need. */
export interface ContentService extends ContentReader, ChannelReader, PlayableReader, ReleasesService {
  readonly vods: VodsService;
  readonly collections: CollectionsService;
  readonly sections: SectionsService;
  readonly events: EventsService;
  readonly find: FindService;
  /** Live and upcoming events, and those that ended after `since`. */
  eventsOnAir(since: Date): Promise<StoredOnAir[]>;
  readonly playlistItems: PlaylistItemsService;
}

export const createContentService = (options: ContentServiceOptions): ContentService => {
  const { db, realm, clock, licences, favourites, progress, guide, news, ratings } = options;
  const { defaultLanguage } = realm;
  const repository = createContentRepository(db);
  const onAir = createOnAirRepository(db);
  const timedLists = createTimedListsRepository(db);
  const collectionLists = createCollectionsRepository(db);
  const items = createItemReader({
    repository,
    licences,
    favourites,
    progress,
    guide,
    defaultLanguage,
    clock,
  });
  const vods = createVodsService({
    items,
    collections: collectionLists,
    licences,
    ratings,
    defaultLanguage,
  });
  const { dvrWindowSeconds } = realm.player;

  const events = createEventsService({ items, timedLists, vods, clock });
  const playlists = createCollectionsService({
    items,
    collections: collectionLists,
    vods,
    sharing: realm.socialSharing,
    defaultLanguage,
  });

  return {
    vods,
    events,
    collections: playlists,
    eventsOnAir: (since) => onAir.events(since),
    find: createFindService(repository, { vods, events }),
    playlistItems: createPlaylistItemsService({
      items,
      repository,
      collections: collectionLists,
      playlists,
      vods,
    }),
    sections: createSectionsService({
      repository: createSectionsRepository(db),
      timedLists,
      items,
      news,
      defaultLanguage,
      clock,
    }),
    ...createReleasesService({ repository: createReleasesRepository(db), items, clock }),
    ...createPlayablesService({ items, licences, dvrWindowSeconds, defaultLanguage, clock }),
    ...createChannelsService({ items, timedLists, repository, clock }),
    itemsByKeys: async (keys, view) => (await items.read(keys, view)).map(({ item }) => item),
    itemsByIds: async (ids, view) => (await items.read(ids.map(vodKey), view)).map(({ item }) => item),
    vodExists: (id) => repository.exists(vodKey(id)),
    seriesExists: (id) => repository.exists({ kind: 'SERIES', id }),
  };
};
