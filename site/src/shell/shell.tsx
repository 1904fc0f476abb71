import { LinkProvider, RowPositionsProvider, useIsHydrating } from '@footlight/ui';
import type { ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import type { PageLayout } from '../app/define-page.js';
import { useRecoveries } from '../app/recovery.js';
import { useSite } from '../app/site-context.js';
import { ChosenProfile } from './viewers/chosen-profile.js';
import { CompleteSignUp } from './viewers/complete-sign-up.js';
import { Footer } from './footer.js';
import { GuideCards } from './panel/guide-cards.js';
import { ImpersonationBanner } from './notices/impersonation-banner.js';
import { AddToListProvider } from './cards/add-to-list-provider.js';
import { LiveNews } from './notices/live-news.js';
import { OfflineBanner } from './notices/offline-banner.js';
import { PasskeyOfferSlot } from './notices/passkey-offer-slot.js';
import { Reminders } from './notices/reminders.js';
import { RouterLink } from './navigation/router-link.js';
import styles from './shell.module.css';
import { Shortcuts } from './shortcuts/shortcuts.js';
import { SidePanel } from './panel/side-panel.js';
import { ToastProvider } from './notices/toast-provider.js';
import { TopBar } from './bar/top-bar.js';
import { useFocusInSight } from './navigation/use-focus-in-sight.js';
import { useLeaving } from './navigation/use-leaving.js';
import { useMenus } from './bar/use-menus.js';
import { useScrollRestoration } from './navigation/use-scroll-restoration.js';
import { useRemoteControl } from './shortcuts/use-remote-control.js';
import { useViewerFeed } from './notices/use-viewer-feed.js';
import { useSearchLife } from './bar/use-search-life.js';

/** The main element; `data-drawn` is set until the server-rendered page is hydrated. */
const PageFrame = ({ bleed, children }: { readonly bleed: boolean; readonly children: ReactNode }) => {
  const { realm } = useSite();
  const isHydrating = useIsHydrating();
  return (
    <main
      id="content"
      tabIndex={-1}
      className={styles['content']}
      data-layout={realm.navbarLayout}
      data-bleed={bleed}
      data-drawn={isHydrating ? '' : undefined}
    >
      {children}
    </main>
  );
};

/** Layout around all pages. */
export const Shell = ({
  miniPlayer,
  signInOptions,
}: {
  readonly miniPlayer: ReactNode;
  readonly signInOptions: ReactNode;
}) => {
  const handles = useMatches().map(({ handle }) => handle as PageLayout | undefined);
  const places = useScrollRestoration();
  useSearchLife();
  useLeaving();
  useRemoteControl();
  useMenus();
  useFocusInSight();
  useViewerFeed();
  useRecoveries();

  return (
    <LinkProvider value={RouterLink}>
      <SidePanel signInOptions={signInOptions}>
        <ToastProvider>
          <AddToListProvider>
            <ImpersonationBanner />
            <TopBar always={handles.some((handle) => handle?.detail === true)} />
            <PageFrame bleed={handles.some((handle) => handle?.bleed === true)}>
              <RowPositionsProvider value={places}>
                <CompleteSignUp>
                  <ChosenProfile>
                    <Outlet />
                  </ChosenProfile>
                </CompleteSignUp>
              </RowPositionsProvider>
            </PageFrame>
            {!handles.some((handle) => handle?.bare === true) && <Footer />}
            <GuideCards />
            {miniPlayer}
            <LiveNews />
            <PasskeyOfferSlot />
            <OfflineBanner />
            <Reminders />
            <Shortcuts />
          </AddToListProvider>
        </ToastProvider>
      </SidePanel>
    </LinkProvider>
  );
};
