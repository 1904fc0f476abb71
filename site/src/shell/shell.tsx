import { LinkProvider, RowPlacesProvider } from '@footlight/ui';
import { Outlet, useMatches } from 'react-router-dom';
import type { PageLayout } from '../app/define-page.js';
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
import { usePlaces } from './use-places.js';
import { useRemoteControl } from './use-remote-control.js';
import { useSearchLife } from './use-search-life.js';

/** Everything around a page. */
export const Shell = () => {
  const { realm } = useSite();
  const handles = useMatches().map(({ handle }) => handle as PageLayout | undefined);
  const places = usePlaces();
  useSearchLife();
  useLeaving();
  useRemoteControl();
  useMenus();
  useFocusInSight();

  return (
    <LinkProvider value={RouterLink}>
      <SidePanel>
        <ListDesk>
          <TopBar always={handles.some((handle) => handle?.detail === true)} />
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
          {!handles.some((handle) => handle?.bare === true) && <Footer />}
          <GuideCards />
          <MiniSlot />
          <LiveNews />
          <Shortcuts />
        </ListDesk>
      </SidePanel>
    </LinkProvider>
  );
};
