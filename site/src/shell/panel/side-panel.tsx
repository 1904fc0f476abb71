import { CloseButton, SlidePanel, useLabels } from '@footlight/ui';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart, type Again } from '../../app/lazy-part.js';
import { notFetched } from '../../app/not-fetched.js';
import { useIsGuest } from '../../app/site-context.js';
import styles from './side-panel.module.css';

/** Content of the panel: sign-in options or live events. */
export type SideView = 'signIn' | 'live';

/** Id of the panel's list of live events. */
export const LIVE_LIST_ID = 'live-now';

interface SidePanelState {
  readonly view: SideView | null;
  /** Opens the panel with a view; closes it if that view is open. */
  readonly toggle: (view: SideView) => void;
}

const SidePanelContext = createContext<SidePanelState>({ view: null, toggle: () => undefined });

export const useSidePanel = () => use(SidePanelContext);

const views = () => import('./side-panel-views.js');
const SignInOptions = lazyPart(async () => (await views()).SignInOptions);
const LiveList = lazyPart(async () => (await views()).LiveList);

/**
 * Panel beside the page with sign-in options for guests and the live events. It closes on a press outside, when it
 * loses the focus, and on navigation (PAGE-59, PAGE-60).
 */
export const SidePanel = ({
  signInOptions,
  children,
}: {
  /** The content of the view for guests. */
  readonly signInOptions: ReactNode;
  readonly children: ReactNode;
}) => {
  const { t } = useLabels();
  const { pathname } = useLocation();
  const [open, setOpen] = useState<{ readonly view: SideView; readonly page: string } | null>(null);
  const [last, setLast] = useState<SideView>('live');
  const isGuest = useIsGuest();
  // Stays closed when the viewer returns to the page.
  if (open !== null && open.page !== pathname) setOpen(null);
  const view =
    open === null || open.page !== pathname || (open.view === 'signIn' && !isGuest) ? null : open.view;
  const close = () => setOpen(null);
  const missing = (again: Again) => (
    <div
      className={styles['missing']}
      {...(last === 'live' ? { id: LIVE_LIST_ID, role: 'dialog', 'aria-label': t('liveNow') } : {})}
    >
      <CloseButton className={styles['close']} label={t('closePanel')} onClick={close} />
      {notFetched(again)}
    </div>
  );
  const panel = useMemo<SidePanelState>(
    () => ({
      view,
      toggle: (wanted) => {
        setLast(wanted);
        setOpen(view === wanted ? null : { view: wanted, page: pathname });
      },
    }),
    [view, pathname],
  );
  return (
    <SidePanelContext value={panel}>
      {children}
      <SlidePanel
        isOpen={view !== null}
        side="end"
        pace="panel"
        {...(last === 'signIn' ? { label: t('welcomeTitle') } : {})}
        onClose={close}
      >
        {last === 'signIn' ? (
          <SignInOptions of={{ children: signInOptions, onClose: close }} failed={missing} />
        ) : (
          <LiveList of={{ id: LIVE_LIST_ID, onClose: close }} failed={missing} />
        )}
      </SlidePanel>
    </SidePanelContext>
  );
};
