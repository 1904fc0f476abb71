import { LinkProvider, useLabels } from '@footlight/ui';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSite } from '../app/site-context.js';
import { RouterLink } from './router-link.js';
import styles from './shell.module.css';
import { TopBar } from './top-bar.js';

/** What a route may say of itself. */
export interface RouteHandle {
  /** A page of one title: the top bar stays. */
  readonly detail?: boolean;
  /** A page without the bar's room above it: its picture reaches the top. */
  readonly bleed?: boolean;
  /** A page that ends in its own light: nothing stands below it. */
  readonly bare?: boolean;
}

/** Everything around a page. */
export const Shell = () => {
  const { t } = useLabels();
  const { state } = useSite();
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  const userId = useStore(state.session, ({ user }) => (user === null || user.isGuest ? null : user.id));
  const { loadMenus } = state.realm.getState();

  useEffect(() => {
    // “Refetched by user id for signed-in users” (specification 001 §2.6).
    if (userId !== null)
      void loadMenus(globalThis.matchMedia('(max-width: 1024px)').matches ? 'MOBILE-WEB' : 'WEB');
  }, [userId, loadMenus]);

  return (
    <LinkProvider value={RouterLink}>
      <TopBar always={handles.some((handle) => handle?.detail === true)} />
      <main
        id="content"
        tabIndex={-1}
        className={styles['content']}
        data-bleed={handles.some((handle) => handle?.bleed === true)}
      >
        <Outlet />
      </main>
      {!handles.some((handle) => handle?.bare === true) && (
        <footer className={styles['footer']}>{t('credits')}</footer>
      )}
      <ScrollRestoration />
    </LinkProvider>
  );
};
