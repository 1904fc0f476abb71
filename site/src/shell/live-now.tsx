import { useLiveFeed } from '@footlight/elements';
import { LiveNowButton, useLabels } from '@footlight/ui';
import { useStore } from 'zustand';
import { useSite } from '../app/site-context.js';
import styles from './live-now.module.css';
import { LIVE_LIST_ID, useSidePanel } from './side-panel.js';

/** The count of live events, which opens the list of them beside the page. */
export const LiveNow = () => {
  const { t } = useLabels();
  const { state } = useSite();
  const { view, toggle } = useSidePanel();
  const { status, totalResults, page } = useStore(state.liveList);
  useLiveFeed({ client: state.client, liveList: state.liveList });
  return (
    <div className={styles['live']}>
      <LiveNowButton
        count={page > 0 ? totalResults : null}
        isFailed={status === 'failed'}
        isOpen={view === 'live'}
        panelId={LIVE_LIST_ID}
        t={t}
        onToggle={() => toggle('live')}
      />
    </div>
  );
};
