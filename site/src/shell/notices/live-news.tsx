import { LIVE_TOAST_MS } from '@footlight/domain';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../app/lazy-part.js';
import { useSite } from '../../app/site-context.js';
import styles from './live-news.module.css';

const LiveToast = lazyPart(async () => (await import('./live-toast.js')).LiveToast);

/** Toast that an event has gone live: for 15 seconds, longer while it is hovered or focused. */
export const LiveNews = () => {
  const { state, addresses, realm } = useSite();
  const news = useStore(state.liveNews, (store) => store.news);
  const dismiss = useStore(state.liveNews, (store) => store.dismiss);
  const watchedId = useStore(state.watching, ({ watched }) => watched?.id ?? null);
  const [isPaused, setPaused] = useState(false);
  const shown = news === null || news.id === watchedId ? null : news;

  useEffect(() => {
    if (shown === null || isPaused) return undefined;
    const timer = setTimeout(dismiss, LIVE_TOAST_MS);
    return () => clearTimeout(timer);
  }, [shown, isPaused, dismiss]);

  return (
    <div className={styles['place']} role="status">
      {shown !== null && (
        <LiveToast
          key={shown.id}
          of={{
            title: shown.title,
            titleDisplayMode: realm.titleDisplayMode,
            image: shown.images.thumbnail,
            href: addresses.route('live', { eventId: shown.id }),
            onHold: setPaused,
            onDismiss: () => {
              setPaused(false);
              dismiss();
            },
          }}
        />
      )}
    </div>
  );
};
