import { createClient, createWebTokenStore } from '@footlight/client';
import {
  MOBILE_MENU_MAX_WIDTH,
  callsOfPage,
  placeOf,
  prefixOf,
  searchOfAddress,
  type PageCall,
} from '@footlight/domain';
import { DEFAULT_LANGUAGE, directionOf, matchLanguage } from '@footlight/i18n';
import { createAppState, type AppState } from '@footlight/state';
import type { LabelsValue } from '@footlight/ui';
import { createAddresses } from '../navigation/addresses.js';
import { readBoot } from './boot.js';
import { createLabels } from './labels.js';
import { nextTask } from './next-task.js';
import type { Site } from './site-context.js';

const MOBILE_MENU = `(max-width: ${MOBILE_MENU_MAX_WIDTH}px)`;

/** Menus are per device (specification 001 §2.6). */
const deviceType = (): 'WEB' | 'MOBILE-WEB' =>
  globalThis.matchMedia(MOBILE_MENU).matches ? 'MOBILE-WEB' : 'WEB';

/** The words behind a prefix; the emoji set reads in English. */
const languageInAddress = (): string | null => {
  const prefix = prefixOf(location.pathname);
  return prefix === '' ? null : prefix === 'x-emoji' ? DEFAULT_LANGUAGE : prefix;
};

type Early = (state: AppState, call: PageCall, query: URLSearchParams) => Promise<void>;

/** Of pages whose stores every page has; the others ask for themselves (`begin-page.ts`). */
const EARLY: Readonly<Partial<Record<PageCall['name'], Early>>> = {
  getSection: ({ section }, { params }) => section.getState().load(params['section'] ?? ''),
  getVod: ({ vod }, { params }) => vod.getState().loadAhead(params['id'] ?? ''),
  getLiveEvent: ({ event }, { params }) => event.getState().loadAhead(params['id'] ?? ''),
  getSeries: ({ series }, { params }) => series.getState().load(params['seriesId'] ?? ''),
  getSeason: ({ season }, { params }) => season.getState().load(params['id'] ?? ''),
  getPlaylist: ({ playlist }, { params }) => playlist.getState().load(params['id'] ?? ''),
  searchContent: ({ search }, _call, query) => search.getState().open(searchOfAddress(query)),
};

/** What a page begins with is asked for before it is drawn: what the page was told stands in its first frame. */
const loadEarly = async (state: AppState, { pathname, search }: Location): Promise<void> => {
  const place = placeOf(pathname);
  const query = new URLSearchParams(search);
  const [call] = place === null ? [] : callsOfPage(place, query);
  if (call !== undefined) await EARLY[call.name]?.(state, call, query);
};

export type Start =
  | { readonly site: Site; readonly labels: LabelsValue; readonly early: Promise<void> }
  | { readonly site: null; readonly labels: LabelsValue; readonly early: null };

/** Makes the site for this page; `site` is null where the service could not be reached. */
export const createSite = async (): Promise<Start> => {
  const boot = readBoot();
  let language =
    languageInAddress() ??
    boot?.labels.language ??
    matchLanguage(navigator.languages, ['en', 'es', 'pt', 'ar']) ??
    DEFAULT_LANGUAGE;
  const client = createClient({
    origin: '',
    tokens: createWebTokenStore(localStorage),
    language: () => language,
    ...(boot?.labels.language === language ? { brought: boot.brought } : {}),
  });
  const state = createAppState({
    client,
    clock: { now: () => Date.now() },
    storage: localStorage,
    ...(boot === undefined ? {} : { boot }),
  });
  const early = loadEarly(state, location);
  await nextTask();
  if (boot === undefined || boot.labels.language !== language)
    await state.realm.getState().load(deviceType());
  else if (boot.menus.deviceType !== deviceType()) void state.realm.getState().loadMenus(deviceType());

  const { realm, labels, direction, language: given } = state.realm.getState();
  language = given ?? language;
  const words = await createLabels(labels, language, direction ?? directionOf(language));
  if (realm === null) return { site: null, labels: words, early: null };
  void state.session.getState().restore();
  return {
    site: { state, realm, language, addresses: createAddresses(realm, prefixOf(location.pathname)) },
    labels: words,
    early,
  };
};
