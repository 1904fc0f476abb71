import { prefixOf } from '@footlight/domain';
import type { AppState } from '@footlight/state';
import type { createBrowserRouter } from 'react-router-dom';
import { adoptLanguage } from '../navigation/language-choice.js';
import { isSignInPage } from '../navigation/sign-in-query.js';
import type { Site } from './site-context.js';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

const namesLanguage = ({ pathname, search }: Router['state']['location']): boolean =>
  prefixOf(pathname) !== '' || new URLSearchParams(search).has('language');

/**
 * Waits until no navigation is pending and the sign-in pages have been left: a viewer who has just signed in is still
 * being redirected.
 */
const onceArrived = (router: Router, act: () => void): void => {
  const isThere = (): boolean =>
    router.state.navigation.state === 'idle' && !isSignInPage(router.state.location.pathname);
  if (isThere()) {
    act();
    return;
  }
  const stop = router.subscribe(() => {
    if (!isThere()) return;
    stop();
    act();
  });
};

/**
 * Applies the language stored in the viewer's account. Once the preferences have loaded, a page whose address names no
 * language is reloaded in the account's language. An address that names a language keeps it, so that a link reads the
 * same for everybody; so does a language chosen during this visit.
 * @param reload reloads the page in the remembered language
 */
export const followAccountLanguage = (
  {
    state,
    realm,
    language,
  }: Pick<Site, 'realm' | 'language'> & {
    readonly state: Pick<AppState, 'preferences' | 'session'>;
  },
  router: Router,
  reload: () => void,
): (() => void) =>
  state.preferences.subscribe(({ status, preferences: { language: wanted } }, { status: before }) => {
    const isViewer = state.session.getState().user?.isGuest === false;
    if (!isViewer || before !== 'loading' || status !== 'ready') return;
    if (wanted === null || wanted === language || !realm.languages.some(({ code }) => code === wanted))
      return;
    onceArrived(router, () => {
      if (!namesLanguage(router.state.location) && adoptLanguage(wanted)) reload();
    });
  });
