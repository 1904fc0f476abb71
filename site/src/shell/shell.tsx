import { LinkProvider, RowPlacesProvider } from '@footlight/ui';
import { Outlet, useMatches } from 'react-router-dom';
import { useSite } from '../app/site-context.js';
import { Footer } from './footer.js';
import { GuideCards } from './guide-cards.js';
import { ListDesk } from './list-desk.js';
import { LiveNews } from './live-news.js';
import { MiniSlot } from './mini-slot.js';
import { RouterLink } from './router-link.js';
import styles from './shell.module.css';
import { Shortcuts } from './shortcuts.js';
import { SidePanel } from './side-panel.js';
import { TopBar } from './top-bar.js';
import { useFocusInSight } from './use-focus-in-sight.js';
import { useLeaving } from './use-leaving.js';
import { useMenus } from './use-menus.js';
import { useNextTask } from './use-next-task.js';
import { usePlaces } from './use-places.js';
import { useRemoteControl } from './use-remote-control.js';
import { useSearchLife } from './use-search-life.js';

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
  const { realm } = useSite();
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  const places = usePlaces();
  const isWhole = useNextTask();
  useSearchLife();
  useLeaving();
  useRemoteControl();
  useMenus();
  useFocusInSight();

  return (
    <LinkProvider value={RouterLink}>
      <SidePanel>
        <ListDesk>
          {isWhole && <TopBar always={handles.some((handle) => handle?.detail === true)} />}
          <main
            id="content"
            tabIndex={-1}
            className={styles['content']}
            data-layout={realm.navbarLayout}
            data-bleed={handles.some((handle) => handle?.bleed === true)}
          >
            <RowPlacesProvider value={places}>
              <Outlet />
            </RowPlacesProvider>
          </main>
          {isWhole && (
            <>
              {!handles.some((handle) => handle?.bare === true) && <Footer />}
              <GuideCards />
              <MiniSlot />
              <LiveNews />
              <Shortcuts />
            </>
          )}
        </ListDesk>
      </SidePanel>
    </LinkProvider>
  );
};
