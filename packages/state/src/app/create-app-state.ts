import type { Client } from '@footlight/client';
import { PAGE_SIZES, type SessionUser } from '@footlight/contract';
import { createAuthoriseAddresses } from '../sign-in/authorise-addresses.js';
import type { ChoiceStorage, Clock } from '../clock.js';
import { createContinueWatching } from '../playback/continue-watching.js';
import { dehydrated, hydrationOf, type Dehydrated } from '../cache/dehydration.js';
import { liveListQuery } from '../live/event.queries.js';
import { createFavouritesStore } from '../lists/favourites.store.js';
import { createGuestHistory } from '../playback/guest-history.js';
import { mergeGuestHistory, withCloseCallback, withGuestHistory } from '../playback/guest-playback.js';
import { createKeyboardStore } from './keyboard.store.js';
import { createLiveNewsStore } from '../live/live-news.store.js';
import { createPlaybackLoader } from '../playback/playback-loader.js';
import { createPreferencesStore } from '../account/preferences.store.js';
import { createProviderEntry } from '../sign-in/provider-entry.js';
import { Queries } from '../cache/queries.js';
import { createRealmStore, type RealmBoot } from '../realm/realm.store.js';
import { createSearchStore } from '../search/search.store.js';
import { createSessionStore } from '../sign-in/session.store.js';
import { markWatchedOfGuest, withWatchedMarks } from '../playback/watched-marks.js';
import { createWatchingStore } from '../playback/watching.store.js';
import { createWatchlistsStore } from '../lists/watchlists.store.js';

export interface AppStateOptions {
  readonly client: Client;
  readonly clock: Clock;
  /** Stores a guest's choices: `localStorage`. */
  readonly storage: ChoiceStorage;
  /** Realm data included in the document. */
  readonly boot?: RealmBoot;
  /** Query data from the server render, loaded as a guest. */
  readonly hydrate?: Dehydrated;
}

/**
 * Identifies the viewer that data was loaded for: account, profile and impersonating administrator. Until its sign-up is
 * complete, an account receives what guests receive (SIGN-166).
 */
const viewerOf = (user: SessionUser | null): string | null =>
  user &&
  `${user.id} ${user.pro?.id ?? ''} ${user.impersonation?.by ?? ''} ${user.signUpOpen === true ? 'open' : ''}`;

/**
 * Creates the state of one page or one embed. Data of the service is in `queries`; it is reloaded when the viewer
 * changes. Nothing is requested until something is loaded; start with `session.getState().restore()`.
 */
export const createAppState = ({ client, clock, storage, boot, hydrate }: AppStateOptions) => {
  const queries = new Queries({
    client,
    clock,
    hydrate: hydrate && hydrationOf(hydrate, clock),
  });
  const session = createSessionStore({ client });
  const preferences = createPreferencesStore({ client, storage });
  const guestHistory = createGuestHistory(storage);
  const continueWatching = createContinueWatching({ queries, guestHistory });
  const realm = createRealmStore({ client, boot });
  /** Live events as shown in the shell; the live page has a list of its own. */
  const liveList = queries.entry(liveListQuery, { size: PAGE_SIZES.liveSidePanel });
  const liveNews = createLiveNewsStore({ liveList, clock });
  // A hydrated page must start with the server-rendered data.
  if (hydrate === undefined) markWatchedOfGuest(queries.items, guestHistory);

  /** Actions deferred until hydration is complete; null once it is. */
  let deferred: (() => void)[] | null = hydrate === undefined ? null : [];
  const welcome = (user: SessionUser, before: SessionUser | null): void => {
    const { isGuest } = user;
    void preferences.getState().load(isGuest);
    const isOther = before !== null || (hydrate !== undefined && !isGuest);
    if (isOther) queries.changeViewer();
    else if (!isGuest) queries.items.forgetMarks();
    if (isGuest) markWatchedOfGuest(queries.items, guestHistory);
    else if (user.signUpOpen !== true)
      void mergeGuestHistory(client, guestHistory).then(() => queries.renew(continueWatching.query));
    if (before === null) return;
    const { menus, loadMenus } = realm.getState();
    if (menus !== null) void loadMenus(menus.deviceType);
  };
  const stopSession = session.subscribe(({ user }, { user: before }) => {
    if (user === null || viewerOf(user) === viewerOf(before)) return;
    if (deferred === null) welcome(user, before);
    else deferred.push(() => welcome(user, before));
  });

  const ofService = createPlaybackLoader(client, () => {
    const { audioLanguage, subTitleLanguage, subTitlesOff } = preferences.getState().preferences;
    return {
      ...(audioLanguage === null ? {} : { audioLanguage }),
      ...(subTitleLanguage === null || subTitlesOff ? {} : { subtitleLanguage: subTitleLanguage }),
    };
  });
  const isGuest = () => session.getState().user?.isGuest !== false;
  // The continue-watching row may have loaded before the last position of the closed video was saved.
  const playbackLoader = withCloseCallback(
    withWatchedMarks(withGuestHistory(ofService, { history: guestHistory, isGuest, clock }), queries.items),
    () => void queries.renew(continueWatching.query),
  );

  const enterWith = createProviderEntry(client, session);
  const favourites = createFavouritesStore({ client, queries });
  const watching = createWatchingStore();

  return {
    client,
    queries,
    session,
    /** Requests the address for sign-in at an outside provider. */
    authoriseAddress: createAuthoriseAddresses(client),
    /** Signs in with the tokens of an outside provider. */
    enterWith,
    /** Storage of choices on this device. */
    storage,
    preferences,
    realm,
    favourites,
    watchlists: createWatchlistsStore({ client, queries }),
    /** Videos that have been started but not finished. */
    continueWatching,
    search: createSearchStore({ queries }),
    /** The title that the site's player is showing. */
    watching,
    liveList,
    liveNews,
    keyboard: createKeyboardStore(storage),
    playbackLoader,
    /**
     * Called when hydration is complete. Viewer changes are deferred until then, because they would make React's first
     * render differ from the server-rendered markup (PAGE-27).
     */
    takeOver: () => {
      const left = deferred ?? [];
      deferred = null;
      for (const act of left) act();
    },
    /** The loaded query data, for hydrating the rendered page. */
    dehydrate: () => dehydrated(queries, clock),
    /** Removes all subscriptions and cancels pending loads. */
    dispose: () => {
      stopSession();
      liveNews.dispose();
      session.dispose();
      queries.dispose();
    },
  };
};

export type AppState = ReturnType<typeof createAppState>;
