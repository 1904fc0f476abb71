import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.js';
import { useSite } from '../../app/site-context.js';
import { failedRail } from '../../shell/lists/failed-rail.js';
import styles from './reviews.module.css';

const Reviews = lazyPart(async () => (await import('./reviews.js')).Reviews);

/** Margin that lets the reviews load before they become visible. */
const AHEAD = '50% 0px';

/** Placeholder for the reviews of a video; neither code nor reviews load before the viewer scrolls near. */
export const DeferredReviews = ({ id }: { readonly id: string }) => {
  const { realm } = useSite();
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isOn = realm.reviews.enabled;
  useEffect(() => {
    if (isNear || !isOn || place.current === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear, isOn]);
  if (!isOn) return null;
  return (
    <div ref={place} className={styles['place']}>
      {isNear && <Reviews key={id} of={{ id }} failed={failedRail} />}
    </div>
  );
};
