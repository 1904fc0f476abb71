import { Button, ButtonLink, useLabels } from '@footlight/ui';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { afterOffline, whenReachable } from '../../app/connection.js';
import { NotFetched } from '../../app/lazy-page.js';
import { useSite } from '../../app/site-context.js';
import { PageNotice } from './page-notice.js';

/** Reloading a document younger than this would not help. */
const JUST_LOADED_MS = 10_000;

/** Another failure within this time has a cause other than the connection. */
const JUST_TRIED_MS = 10_000;

/** Page and time of the last retry while the service was reachable. */
let tried = { path: '', at: Number.NEGATIVE_INFINITY };

const hasJustTried = (path: string): boolean => tried.path === path && Date.now() - tried.at < JUST_TRIED_MS;

/**
 * Error page of a route that failed to render or whose code failed to load; the error is logged. Code is requested
 * again when the service responds. If that fails as well, the file was removed by a release or the browser caches the
 * failure for the lifetime of the document, so the document is reloaded (PAGE-65).
 */
export const RouteError = () => {
  const { t } = useLabels();
  const { addresses, state } = useSite();
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  /** A navigation, because a revalidation that finishes at once leaves the router in its error state. */
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
    const retry = (): void => {
      tried = { path: pathname, at: Date.now() };
      openAgain();
    };
    if (!hasJustTried(pathname)) return whenReachable(retry);
    // Reloading would stop the mini player.
    const isPlaying = state.watching.getState().watched !== null;
    if (isPlaying || performance.now() < JUST_LOADED_MS) return afterOffline(retry);
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
