import type { Client } from '@footlight/client';
import { PAGE_SIZES } from '@footlight/contract';
import type { ChoiceStorage, Clock } from './clock.js';
import { createPlaylistStore, createSeasonStore, createSeriesStore } from './collection.store.js';
import { createAdjacentStore, createLiveStore, createVodStore } from './details.store.js';
import { createLiveListStore, createUpcomingListStore } from './event-list.store.js';
import { createLiveNewsStore } from './live-news.store.js';
import { createContinueWatchingStore } from './continue-watching.store.js';
import { createFavouritesStore } from './favourites.store.js';
import { createGuestHistory } from './guest-history.js';
import { mergeGuestHistory, tellOfLeaving, withGuestHistory } from './guest-playback.js';
import { createKeyboardStore } from './keyboard.store.js';
import { createPageStores } from './page-stores.js';
import { createPlaybackLoader } from './playback-loader.js';
import { createPreferencesStore } from './preferences.store.js';
import { createRealmStore, type RealmBoot } from './realm.store.js';
import { createSearchStore } from './search.store.js';
import { createSeasonListStore } from './season-list.store.js';
import { createSectionStore } from './section.store.js';
import { createSessionStore } from './session.store.js';
import { createWatchingStore } from './watching.store.js';
import { createWatchlistStore } from './watchlist.store.js';
import { createWatchedStore, withWatched } from './watched.store.js';
import { createWatchlistsStore } from './watchlists.store.js';

export interface AppStateOptions {
  readonly client: Client;
  readonly clock: Clock;
  /** Keeps a guest's choices: `localStorage`. */
  readonly storage: ChoiceStorage;
  /** What the page brought along. */
  readonly boot?: RealmBoot;
  /** What `dehydrate` gave of another state: the same is held at once, without a call. */
  readonly hydrate?: unknown;
}

/**
 * All stores of one page or one embed, joined: a changed reader reloads what depends on who reads, and a
 * changed heart shows on every card. Nothing is fetched until somebody loads; begin with
 * `session.getState().restore()`.
 */
export const createAppState = ({ client, clock, storage, boot, hydrate }: AppStateOptions) => {
  const session = createSessionStore({ client });
  const preferences = createPreferencesStore({ client, storage });
  const favourites = createFavouritesStore({ client });
  const watchlists = createWatchlistsStore({ client });
  const guestHistory = createGuestHistory(storage);
  const watched = createWatchedStore({ guestHistory });
  const stores = {
    /** What was begun and not seen to its end. */
    continueWatching: createContinueWatchingStore({ client, guestHistory, watched }),
    section: createSectionStore({ client, clock }),
    vod: createVodStore({ client }),
    /** A live event's page. */
    event: createLiveStore({ client }),
    adjacent: createAdjacentStore({ client }),
    playlist: createPlaylistStore({ client, clock }),
    season: createSeasonStore({ client, clock }),
    series: createSeriesStore({ client, clock }),
    /** What is on the air now, as the shell shows it; the page of it has a list of its own. */
    liveList: createLiveListStore({ client, size: PAGE_SIZES.liveSidePanel }),
    upcomingList: createUpcomingListStore({ client }),
    search: createSearchStore({ client }),
    /** One watchlist and what stands in it. */
    watchlist: createWatchlistStore({ client }),
  };
  const drawn = (hydrate ?? {}) as Record<string, object | undefined>;
  for (const [name, store] of Object.entries(stores)) {
    const of = drawn[name];
    if (of === undefined) continue;
    (store.setState as (state: object) => void)(of);
    const initial = store.getState();
    Object.assign(store, { getInitialState: () => initial });
  }
  const { section, vod, event, playlist, season, series, liveList, upcomingList, search, watchlist } = stores;
  const { continueWatching } = stores;
  const realm = createRealmStore({ client, boot });
  const liveNews = createLiveNewsStore({ liveList, clock });
  const pageStores = createPageStores({ client, clock, session });

  const stopSession = session.subscribe(({ user }, { user: before }) => {
    if (user === null || user.id === before?.id) return;
    void preferences.getState().load(user.isGuest);
    void (user.isGuest ? Promise.resolve() : mergeGuestHistory(client, guestHistory)).then(() => {
      if (continueWatching.getState().status !== 'idle') void continueWatching.getState().load(user.isGuest);
    });
    watched.getState().reset(user.isGuest);
    if (before === null) return;
    favourites.getState().reset();
    watchlists.getState().reset();
    for (const store of [section, vod, event, playlist, season, series, search, watchlist])
      void store.getState().refresh();
    for (const list of [liveList, upcomingList]) {
      if (list.getState().status !== 'idle') void list.getState().load();
    }
    const { menus, loadMenus } = realm.getState();
    if (menus !== null) void loadMenus(menus.deviceType);
  });

  // “Toggles propagate to the video, the favourite list and history” (specification 000 §4, Favourites).
  const stopFavourites = favourites.subscribe(({ marked }, { marked: before }) => {
    for (const [id, favourite] of Object.entries(marked)) {
      if (before[id] === favourite) continue;
      for (const store of Object.values(stores)) store.getState().markFavourite(id, favourite);
    }
  });

  const ofService = createPlaybackLoader(client, () => {
    const { audioLanguage, subTitleLanguage } = preferences.getState().preferences;
    return {
      ...(audioLanguage === null ? {} : { audioLanguage }),
      ...(subTitleLanguage === null ? {} : { subtitleLanguage: subTitleLanguage }),
    };
  });
  const isGuest = () => session.getState().user?.isGuest !== false;
  // A row of what was begun may stand before the video that was left has said how far it was watched.
  const playbackLoader = tellOfLeaving(
    withWatched(withGuestHistory(ofService, { history: guestHistory, isGuest, clock }), watched),
    () => void continueWatching.getState().refresh(),
  );

  return {
    client,
    session,
    preferences,
    favourites,
    watchlists,
    realm,
    seasonList: createSeasonListStore({ client }),
    watched,
    /** What has the site's player. */
    watching: createWatchingStore(),
    liveNews,
    keyboard: createKeyboardStore(storage),
    pageStores,
    ...stores,
    playbackLoader,
    /** What is held, as plain JSON. */
    dehydrate: (): unknown =>
      Object.fromEntries(
        Object.entries(stores).flatMap(([name, store]) =>
          store.getState().status === 'idle'
            ? []
            : [[name, JSON.parse(JSON.stringify(store.getState())) as object]],
        ),
      ),
    /** Ends every watch and every load under way. */
    dispose: () => {
      stopSession();
      stopFavourites();
      liveNews.dispose();
      pageStores.dispose();
      session.dispose();
      watchlists.getState().reset();
      for (const store of Object.values(stores)) store.getState().reset();
    },
  };
};

export type AppState = ReturnType<typeof createAppState>;
