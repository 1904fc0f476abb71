import { RowSkeleton, useLabels } from '@footlight/ui';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../app/lazy-part.js';
import { failedRail } from './failed-rail.js';
import styles from './below-title.module.css';

const RelatedRail = lazyPart(async () => (await import('./related-rail.js')).RelatedRail);

/** A screen before it is seen is early enough for the cards to be there when the viewer is. */
const AHEAD = '100% 0px';

/** Calls once the page with its own pictures stands. */
const whenLoaded = (act: () => void, signal: AbortSignal): void => {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true, signal });
};

/**
 * Where a row of what is like a title stands, below everything else: neither its code nor its cards come before the
 * page's own picture, nor for somebody who does not come near.
 */
export const DeferredRelated = ({
  id,
  type = 'VOD',
  isKnown = true,
}: {
  readonly id: string;
  readonly type?: 'VOD' | 'SERIES';
  /** Whether it is certain that the row stands here: an episode shows its season. */
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
