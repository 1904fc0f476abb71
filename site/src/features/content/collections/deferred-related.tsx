import { RowSkeleton, useLabels } from '@footlight/ui';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../app/lazy-part.js';
import { failedRail } from '../../../shell/lists/failed-rail.js';
import styles from '../../../shell/lists/below-title.module.css';

const RelatedRail = lazyPart(async () => (await import('./related-rail.js')).RelatedRail);

/** One viewport of margin is enough for the cards to load before they become visible. */
const AHEAD = '100% 0px';

/** Calls `act` after the page's load event. */
const whenLoaded = (act: () => void, signal: AbortSignal): void => {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true, signal });
};

/**
 * Placeholder for the row of related titles at the end of a page. Neither its code nor its cards load before the page's
 * own images, or before the viewer scrolls near it.
 */
export const DeferredRelated = ({
  id,
  type = 'VOD',
  isKnown = true,
}: {
  readonly id: string;
  readonly type?: 'VOD' | 'SERIES';
  /** Whether the row is known to be shown here; an episode shows its season instead. */
  readonly isKnown?: boolean;
}) => {
  const { t } = useLabels();
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isKnown || isNear) return undefined;
    const life = new AbortController();
    whenLoaded(() => {
      if (place.current === null) return;
      const watch = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
        },
        { rootMargin: AHEAD },
      );
      watch.observe(place.current);
      life.signal.addEventListener('abort', () => watch.disconnect());
    }, life.signal);
    return () => life.abort();
  }, [isKnown, isNear]);
  const waiting = (
    <div className={styles['rail']}>
      <RowSkeleton label={t('loading')} />
    </div>
  );
  return (
    <div ref={place}>
      {isNear ? <RelatedRail of={{ id, type, waiting }} waiting={waiting} failed={failedRail} /> : waiting}
    </div>
  );
};
