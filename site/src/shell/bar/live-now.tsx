import { useEntry, useLiveFeed } from '@footlight/widgets';
import { LiveNowButton, useLabels } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import styles from './live-now.module.css';
import { LIVE_LIST_ID, useSidePanel } from '../panel/side-panel.js';

/** Button with the number of live events; opens their list in the side panel. */
export const LiveNow = () => {
  const { t } = useLabels();
  const { state } = useSite();
  const { view, toggle } = useSidePanel();
  const { status, data } = useEntry(state.liveList);
  useLiveFeed(state);
  return (
    <div className={styles['live']}>
      <LiveNowButton
        count={data?.totalResults ?? null}
        isFailed={status === 'failed'}
        isOpen={view === 'live'}
        panelId={LIVE_LIST_ID}
        t={t}
        onToggle={() => toggle('live')}
      />
    </div>
  );
};
