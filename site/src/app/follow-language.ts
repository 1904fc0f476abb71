import { prefixOf } from '@footlight/domain';
import type { AppState } from '@footlight/state';
import type { createBrowserRouter } from 'react-router-dom';
import { adoptLanguage } from '../navigation/language-choice.js';
import { isAtTheDoor } from '../navigation/sign-in-query.js';
import type { Site } from './site-context.js';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

const namesLanguage = ({ pathname, search }: Router['state']['location']): boolean =>
  prefixOf(pathname) !== '' || new URLSearchParams(search).has('language');

/** Acts once nobody is on their way; whoever has just signed in is. */
const onceArrived = (router: Router, act: () => void): void => {
  const isThere = (): boolean =>
    router.state.navigation.state === 'idle' && !isAtTheDoor(router.state.location.pathname);
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
 * A viewer’s language goes with their account to every device: once it is known, here or after signing in, a page
 * whose address leaves the language open is read in it. An address that names one keeps it (a link reads the same for
 * everybody), and so does who chose another in this visit.
 * @param reload reads the page anew, in the language that is remembered
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
