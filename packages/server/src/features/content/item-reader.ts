import type { ContentItem } from '@footlight/contract';
import type { Clock } from '../../clock.js';
import type { Broadcast } from './broadcasts/broadcast-row.js';
import type { Broadcasts, ReadBroadcast } from './broadcasts/broadcasts.js';
import { contentItem, guideChannelOf, watchedOf, type ItemContext } from './content-item.js';
import type {
  FavouriteReader,
  GuideReader,
  LicenceReader,
  ProgressReader,
  Watched,
} from './content-ports.js';
import type { ContentView } from './content-view.js';
import type { ContentKey, ContentRepository, StoredContent } from './content.repository.js';

/** Stored content with its card for the caller. */
export interface ReadItem {
  readonly stored: StoredContent;
  readonly item: ContentItem;
  /** The caller's progress; null if it was not started. */
  readonly watched: Watched | null;
  /** What a broadcast of a channel is played from; null for everything else. */
  readonly broadcast: Broadcast | null;
}

export interface ItemReaderOptions {
  readonly repository: ContentRepository;
  readonly licences: LicenceReader;
  readonly favourites: FavouriteReader;
  readonly progress: ProgressReader;
  readonly guide: GuideReader;
  readonly broadcasts: Pick<Broadcasts, 'read'>;
  readonly defaultLanguage: string;
  readonly clock: Clock;
}

const NONE: ReadonlySet<string> = new Set();

/** In the order of `keys`; a video of the catalogue with the id of a broadcast takes precedence. */
const inOrder = (
  keys: readonly ContentKey[],
  rows: readonly StoredContent[],
  broadcasts: ReadonlyMap<string, ReadBroadcast>,
): StoredContent[] => {
  const nameOf = ({ kind, id }: ContentKey): string => `${kind}:${id}`;
  const byName = new Map([
    ...Array.from(broadcasts.values(), ({ stored }) => [nameOf(stored), stored] as const),
    ...rows.map((row) => [nameOf(row), row] as const),
  ]);
  return keys.flatMap((key) => byName.get(nameOf(key)) ?? []);
};

/** Reads any number of items in at most five queries: content, licences, favourites, progress and programmes; broadcasts take three more. */
export class ItemReader {
  readonly #options: ItemReaderOptions;
  readonly read: (keys: readonly ContentKey[], view: ContentView) => Promise<ReadItem[]>;

  constructor(options: ItemReaderOptions) {
    this.#options = options;
    this.read = async (keys, view) => {
      const { language, country, caller } = view;
      const reading = { language, defaultLanguage: options.defaultLanguage, country, caller };
      const vodIds = keys.flatMap(({ kind, id }) => (kind === 'VOD' ? [id] : []));
      const [rows, broadcasts] = await Promise.all([
        options.repository.read(keys, reading),
        options.broadcasts.read(vodIds, reading),
      ]);
      const stored = broadcasts.size === 0 ? rows : inOrder(keys, rows, broadcasts);
      const context = await this.#contextOf(stored, view);
      return stored.map((content) => ({
        stored: content,
        item: contentItem(content, context),
        watched: watchedOf(content, context),
        broadcast: content.kind === 'VOD' ? (broadcasts.get(content.id)?.broadcast ?? null) : null,
      }));
    };
  }

  async readOne(key: ContentKey, view: ContentView): Promise<ReadItem | null> {
    return (await this.read([key], view))[0] ?? null;
  }

  async #contextOf(stored: readonly StoredContent[], view: ContentView): Promise<ItemContext> {
    const { caller, country, language } = view;
    const needsLicences = stored.some(({ access }) => access === 'licence');
    const vodIds = stored.filter(({ kind }) => kind === 'VOD').map(({ id }) => id);
    const channels = [...new Set(stored.flatMap((content) => guideChannelOf(content) ?? []))];
    const [usableLicenceIds, marked, watched, programmes] = await Promise.all([
      needsLicences ? (view.licences ?? this.#options.licences.of(caller)).usableIds() : NONE,
      vodIds.length === 0 ? NONE : this.#options.favourites.marked(caller, vodIds),
      this.#options.progress.watched(caller, vodIds),
      channels.length === 0 ? new Map<string, never>() : this.#options.guide.nowAndNext(channels, language),
    ]);
    return {
      viewer: { signedIn: caller.accountId !== null, usableLicenceIds, country },
      now: this.#options.clock.now(),
      favourites: marked,
      watched,
      guide: programmes,
    };
  }
}
