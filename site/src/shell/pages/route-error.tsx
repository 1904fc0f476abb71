import { Button, ButtonLink, useLabels } from '@footlight/ui';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { afterOffline, whenReachable } from '../../app/connection.js';
import { NotFetched } from '../../app/lazy-page.js';
import { useSite } from '../../app/site-context.js';
import { PageNotice } from './page-notice.js';

/** A document of this age would be no other if it came again. */
const JUST_LOADED_MS = 10_000;

/** Another failure within this time has another reason than the connection. */
const JUST_TRIED_MS = 10_000;

/** Where and when code was asked for again last while the service answered. */
let tried = { path: '', at: Number.NEGATIVE_INFINITY };

const hasJustTried = (path: string): boolean => tried.path === path && Date.now() - tried.at < JUST_TRIED_MS;

/**
 * A page that broke, or whose code did not come: said in words, and reported to the console. Code is asked for again by
 * itself once the service answers. Where it still does not come it went with a release, or the browser keeps its failure
 * for as long as the document stands, and a new document has it (PAGE-65).
 */
export const RouteError = () => {
  const { t } = useLabels();
  const { addresses, state } = useSite();
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  /** As a navigation: a revalidation that is over at once leaves the router with its error. */
  const openAgain = useCallback(
    () =>
      void navigate(location, { replace: true, state: location.state as unknown, preventScrollReset: true }),
    [navigate, location],
  );
  const error = useRouteError();
  const isLost = error instanceof NotFetched;
  const isOffline = typeof navigator !== 'undefined' && !navigator.onLine;

  useEffect(() => console.error(error), [error]);
  useEffect(() => {
    if (!isLost) return undefined;
    const askAgain = (): void => {
      tried = { path: pathname, at: Date.now() };
      openAgain();
    };
    if (!hasJustTried(pathname)) return whenReachable(askAgain);
    // What plays beside the page would end with the document.
    const isPlaying = state.watching.getState().watched !== null;
    if (isPlaying || performance.now() < JUST_LOADED_MS) return afterOffline(askAgain);
    return whenReachable(() => globalThis.location.reload());
  }, [error, isLost, pathname, openAgain, state]);

  return (
    <PageNotice
      urgent
      title={t(isOffline ? 'offlineTitle' : 'failedTitle')}
      text={t(isOffline ? 'offlineText' : isLost ? 'errorNetwork' : 'errorGeneric')}
      action={
        <>
          <Button
            look="primary"
            onClick={() => {
              if (isLost && tried.path !== pathname) openAgain();
              else globalThis.location.reload();
            }}
          >
            {t('retry')}
          </Button>
          <ButtonLink href={addresses.route('home')}>{t('goHome')}</ButtonLink>
        </>
      }
    />
  );
};
