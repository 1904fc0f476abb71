import type { Client } from '@footlight/client';
import type { ChoiceStorage, Clock } from './clock.js';
import { createPlaylistStore, createSeasonStore, createSeriesStore } from './collection.store.js';
import { createAdjacentStore, createLiveStore, createVodStore } from './details.store.js';
import { createLiveListStore, createUpcomingListStore } from './event-list.store.js';
import { createFavouritesStore } from './favourites.store.js';
import { createPlaybackLoader } from './playback-loader.js';
import { createPreferencesStore } from './preferences.store.js';
import { createRealmStore, type RealmBoot } from './realm.store.js';
import { createSeasonListStore } from './season-list.store.js';
import { createSectionStore } from './section.store.js';
import { createSessionStore } from './session.store.js';

export interface AppStateOptions {
  readonly client: Client;
  readonly clock: Clock;
  /** Keeps a guest's choices: `localStorage`. */
  readonly storage: ChoiceStorage;
  /** What the page brought along. */
  readonly boot?: RealmBoot;
}

/**
 * All stores of one page or one embed, joined: a changed reader reloads what depends on who reads, and a
 * changed heart shows on every card. Nothing is fetched until somebody loads; begin with
 * `session.getState().restore()`.
 */
export const createAppState = ({ client, clock, storage, boot }: AppStateOptions) => {
  const session = createSessionStore({ client });
  const preferences = createPreferencesStore({ client, storage });
  const favourites = createFavouritesStore({ client });
  const stores = {
    section: createSectionStore({ client, clock }),
    vod: createVodStore({ client }),
    /** A live event's page. */
    event: createLiveStore({ client }),
    adjacent: createAdjacentStore({ client }),
    playlist: createPlaylistStore({ client, clock }),
    season: createSeasonStore({ client, clock }),
    series: createSeriesStore({ client, clock }),
    /** What is on the air now. */
    liveList: createLiveListStore({ client }),
    upcomingList: createUpcomingListStore({ client }),
  };
  const { section, vod, event, playlist, season, series, liveList, upcomingList } = stores;
  const realm = createRealmStore({ client, boot });

  const stopSession = session.subscribe(({ user }, { user: before }) => {
    if (user === null || user.id === before?.id) return;
    void preferences.getState().load(user.isGuest);
    if (before === null) return;
    favourites.getState().reset();
    for (const store of [section, vod, event, playlist, season, series]) void store.getState().refresh();
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

  return {
    client,
    session,
    preferences,
    favourites,
    realm,
    seasonList: createSeasonListStore({ client }),
    ...stores,
    playbackLoader: createPlaybackLoader(client, () => {
      const { audioLanguage, subTitleLanguage } = preferences.getState().preferences;
      return {
        ...(audioLanguage === null ? {} : { audioLanguage }),
        ...(subTitleLanguage === null ? {} : { subtitleLanguage: subTitleLanguage }),
      };
    }),
    /** Ends every watch and every load under way. */
    dispose: () => {
      stopSession();
      stopFavourites();
      session.dispose();
      for (const store of Object.values(stores)) store.getState().reset();
    },
  };
};

export type AppState = ReturnType<typeof createAppState>;
