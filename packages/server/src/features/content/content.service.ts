import type { ContentItem } from '@footlight/contract';
import type { Clock } from '../../clock.js';
import type { Database } from '../../database/database.js';
import { Broadcasts } from './broadcasts/broadcasts.js';
import { CollectionsRepository } from './collections.repository.js';
import { CollectionsService, type SharingSettings } from './collections.service.js';
import type {
  FavouriteReader,
  GuideReader,
  NewsReader,
  LicenceReader,
  ProgressReader,
  RatingReader,
  SentReader,
  TitlesReader,
} from './content-ports.js';
import { ChannelsService } from './channels.service.js';
import type { ContentView } from './content-view.js';
import { ContentRepository, type ContentKey } from './content.repository.js';
import { FindService } from './find.service.js';
import { ItemReader } from './item-reader.js';
import { OnAirRepository, type StoredOnAir } from './on-air.repository.js';
import { PlaylistItemsService } from './playlist-items.service.js';
import { PlayablesService } from './playables.service.js';
import { ReleasesRepository } from './releases.repository.js';
import { ReleasesService } from './releases.service.js';
import { SectionsRepository } from './sections.repository.js';
import { SectionsService } from './sections.service.js';
import { TimedListsRepository } from './timed-lists.repository.js';
import { VodsService, vodKey } from './vods.service.js';
import { EventsService } from './events.service.js';

/** The realm's settings for content. */
interface ContentSettings {
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
  readonly sent: SentReader;
  readonly news: NewsReader;
  readonly ratings: RatingReader;
  readonly titles: TitlesReader;
}

/** All content calls; other features depend only on the parts that they need. */
export class ContentService {
  readonly vods: VodsService;
  readonly collections: CollectionsService;
  readonly sections: SectionsService;
  readonly events: EventsService;
  readonly find: FindService;
  readonly playlistItems: PlaylistItemsService;
  readonly releases: ReleasesService;
  readonly channels: ChannelsService;
  readonly playables: PlayablesService;
  readonly #repository: ContentRepository;
  readonly #onAir: OnAirRepository;
  readonly #items: ItemReader;
  readonly #broadcasts: Broadcasts;

  constructor({
    db,
    realm,
    clock,
    licences,
    favourites,
    progress,
    guide,
    sent,
    news,
    ratings,
    titles,
  }: ContentServiceOptions) {
    const { defaultLanguage } = realm;
    const { dvrWindowSeconds } = realm.player;
    const repository = new ContentRepository(db);
    const timedLists = new TimedListsRepository(db);
    const collections = new CollectionsRepository(db);
    const broadcasts = new Broadcasts({ repository, guide, sent, clock });
    const items = new ItemReader({
      repository,
      broadcasts,
      licences,
      favourites,
      progress,
      guide,
      defaultLanguage,
      clock,
    });
    const vods = new VodsService({ items, collections, licences, ratings, defaultLanguage });
    const events = new EventsService({ items, timedLists, vods, clock });
    const playlists = new CollectionsService({
      items,
      collections,
      vods,
      sharing: realm.socialSharing,
      defaultLanguage,
    });
    this.vods = vods;
    this.events = events;
    this.collections = playlists;
    this.find = new FindService(repository, { vods, events });
    this.playlistItems = new PlaylistItemsService({ items, repository, collections, playlists, vods });
    this.sections = new SectionsService({
      repository: new SectionsRepository(db),
      timedLists,
      items,
      news,
      titles,
      defaultLanguage,
      clock,
    });
    this.releases = new ReleasesService({ repository: new ReleasesRepository(db), items, clock });
    this.playables = new PlayablesService({ items, licences, dvrWindowSeconds, defaultLanguage, clock });
    this.channels = new ChannelsService({ items, timedLists, repository, sent, clock });
    this.#repository = repository;
    this.#onAir = new OnAirRepository(db);
    this.#items = items;
    this.#broadcasts = broadcasts;
  }

  /** Videos in the order of `ids`; unknown ids are left out. The number of queries does not grow with `ids`. */
  itemsByIds(ids: readonly string[], view: ContentView): Promise<ContentItem[]> {
    return this.itemsByKeys(ids.map(vodKey), view);
  }

  /** Content of any kind in the order of `keys`; unknown keys are left out. */
  async itemsByKeys(keys: readonly ContentKey[], view: ContentView): Promise<ContentItem[]> {
    return (await this.#items.read(keys, view)).map(({ item }) => item);
  }

  /** Also for broadcasts of channels in the guide. */
  async vodExists(id: string): Promise<boolean> {
    return (await this.#repository.exists(vodKey(id))) || this.#broadcasts.exists(id);
  }

  seriesExists(id: string): Promise<boolean> {
    return this.#repository.exists({ kind: 'SERIES', id });
  }

  /** Live and upcoming events, and those that ended after `since`. */
  eventsOnAir(since: Date): Promise<StoredOnAir[]> {
    return this.#onAir.events(since);
  }
}
