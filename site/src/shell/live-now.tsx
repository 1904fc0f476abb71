import { LiveNowWidget } from '@footlight/elements';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSite } from '../app/site-context.js';
import styles from './live-now.module.css';

/** The count of live events, and the list of them beside it; a new page begins with it closed. */
export const LiveNow = () => {
  const { state, addresses, language } = useSite();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <div className={styles['live']}>
      <LiveNowWidget
        key={pathname}
        liveList={state.liveList}
        language={language}
        linkOf={(event) => addresses.content(event)}
        onFollow={(event, click) => {
          click.preventDefault();
          void navigate(addresses.content(event));
        }}
      />
    </div>
  );
};
