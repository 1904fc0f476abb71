import type { Client } from '@footlight/client';
import { PAGE_SIZES, type SessionUser } from '@footlight/contract';
import { createAuthoriseAddresses } from '../sign-in/authorise-addresses.js';
import type { ChoiceStorage, Clock } from '../clock.js';
import { createContinueWatching } from '../watching/continue-watching.js';
import { dehydrated, hydrationOf, type Dehydrated } from '../cache/dehydration.js';
import { liveListQuery } from '../live/event.queries.js';
import { createFavouritesStore } from '../lists/favourites.store.js';
import { createGuestHistory } from '../watching/guest-history.js';
import { mergeGuestHistory, tellOfLeaving, withGuestHistory } from '../watching/guest-playback.js';
import { createKeyboardStore } from './keyboard.store.js';
import { createLiveNewsStore } from '../live/live-news.store.js';
import { createPlaybackLoader } from '../watching/playback-loader.js';
import { createPreferencesStore } from './preferences.store.js';
import { createProviderEntry } from '../sign-in/provider-entry.js';
import { createQueries } from '../cache/queries.js';
import { createRealmStore, type RealmBoot } from './realm.store.js';
import { createSearchStore } from '../search/search.store.js';
import { createSessionStore } from '../sign-in/session.store.js';
import { markWatchedOfGuest, withWatchedMarks } from '../watching/watched-marks.js';
import { createWatchingStore } from '../watching/watching.store.js';
import { createWatchlistsStore } from '../lists/watchlists.store.js';

export interface AppStateOptions {
  readonly client: Client;
  readonly clock: Clock;
  /** Keeps a guest's choices: `localStorage`. */
  readonly storage: ChoiceStorage;
  /** What the page brought along. */
  readonly boot?: RealmBoot;
  /** What was read of the service where the page was drawn, as a guest reads it. */
  readonly hydrate?: Dehydrated;
}

/** What is read depends on the account, its profile, and whether an administrator looks. */
const readerOf = (user: SessionUser | null): string | null =>
  user && `${user.id} ${user.pro?.id ?? ''} ${user.impersonation?.by ?? ''}`;

/**
 * The state of one page or one embed. What is read of the service is in `queries`; a changed reader reloads what
 * depends on who reads. Nothing is fetched until somebody loads; begin with `session.getState().restore()`.
 */
export const createAppState = ({ client, clock, storage, boot, hydrate }: AppStateOptions) => {
  const queries = createQueries({
    client,
    clock,
    hydrate: hydrate && hydrationOf(hydrate, clock),
  });
  const session = createSessionStore({ client });
  const preferences = createPreferencesStore({ client, storage });
  const guestHistory = createGuestHistory(storage);
  const continueWatching = createContinueWatching({ queries, guestHistory });
  const realm = createRealmStore({ client, boot });
  /** What is on the air now, as the shell shows it; the page of it has a list of its own. */
  const liveList = queries.entry(liveListQuery, { size: PAGE_SIZES.liveSidePanel });
  const liveNews = createLiveNewsStore({ liveList, clock });
  // A page that goes on with what another drew begins with the same.
  if (hydrate === undefined) markWatchedOfGuest(queries.items, guestHistory);

  /** What a page that another drew has to do once it stands; null where it stands. */
  let onceStanding: (() => void)[] | null = hydrate === undefined ? null : [];
  const welcome = (user: SessionUser, before: SessionUser | null): void => {
    const { isGuest } = user;
    void preferences.getState().load(isGuest);
    const isOther = before !== null || (hydrate !== undefined && !isGuest);
    if (isOther) queries.changeReader();
    else if (!isGuest) queries.items.forgetMarks();
    if (isGuest) markWatchedOfGuest(queries.items, guestHistory);
    else void mergeGuestHistory(client, guestHistory).then(() => queries.renew(continueWatching.query));
    if (before === null) return;
    const { menus, loadMenus } = realm.getState();
    if (menus !== null) void loadMenus(menus.deviceType);
  };
  const stopSession = session.subscribe(({ user }, { user: before }) => {
    if (user === null || readerOf(user) === readerOf(before)) return;
    if (onceStanding === null) welcome(user, before);
    else onceStanding.push(() => welcome(user, before));
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
    /** Where a browser signs in at an outside provider. */
    authoriseAddress: createAuthoriseAddresses(client),
    /** Enters with the tokens of an outside provider. */
    enterWith,
    /** Keeps what is chosen on this device. */
    storage,
    preferences,
    realm,
    favourites,
    watchlists: createWatchlistsStore({ client, queries }),
    /** What was begun and not seen to its end. */
    continueWatching,
    search: createSearchStore({ queries }),
    /** What has the site's player. */
    watching,
    liveList,
    liveNews,
    keyboard: createKeyboardStore(storage),
    playbackLoader,
    /**
     * A page that goes on with what another drew stands, and is looked at: from now on it changes with its reader. Before
     * that React would find other markup than it draws (PAGE-27).
     */
    takeOver: () => {
      const left = onceStanding ?? [];
      onceStanding = null;
      for (const act of left) act();
    },
    /** What was read, for a page that goes on with what is drawn of it. */
    dehydrate: () => dehydrated(queries, clock),
    /** Ends every watch and every load under way. */
    dispose: () => {
      stopSession();
      liveNews.dispose();
      session.dispose();
      queries.dispose();
    },
  };
};

export type AppState = ReturnType<typeof createAppState>;
