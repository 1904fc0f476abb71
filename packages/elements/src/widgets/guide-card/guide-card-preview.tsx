import type { PlayerEventDetails } from '@footlight/player';
import { useEffect, useRef, useState } from 'react';
import classes from './guide-card-popup.module.css';

/** Who only passes by starts nothing. */
const PATIENCE_MS = 350;

/** A preview is no player of the page: what it tells is nobody else's. */
const EVENTS = Object.keys({
  'footlight-ready': true,
  'footlight-statechange': true,
  'footlight-adstart': true,
  'footlight-adend': true,
  'footlight-ended': true,
  'footlight-error': true,
  'footlight-erroraction': true,
  'footlight-autoplayblocked': true,
  'footlight-gonelive': true,
  'footlight-skipmarker': true,
  'footlight-programmechanged': true,
} satisfies Record<keyof PlayerEventDetails, true>);

/** Whether a moving picture may come by itself: not for who wants less motion or fewer bytes. */
export const maySeePreview = (): boolean => {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return (
    connection?.saveData !== true &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !matchMedia('(prefers-reduced-data: reduce)').matches
  );
};

const play = async (
  place: HTMLElement,
  eventId: string,
  life: AbortSignal,
  tell: (isPlaying: boolean) => void,
): Promise<void> => {
  const [{ pageLoader }] = await Promise.all([
    import('../page-service.js'),
    import('../../define/player.js'),
  ]);
  if (life.aborted) return;
  // A look needs no guide, no trailer and no list.
  const { load, heartbeat } = pageLoader();
  const player = document.createElement('footlight-player');
  for (const name of EVENTS)
    player.addEventListener(name, (event) => event.stopPropagation(), { signal: life });
  player.addEventListener('footlight-statechange', () => tell(player.state.isPlaying), { signal: life });
  Object.assign(player, {
    live: eventId,
    muted: true,
    autoplay: true,
    controls: 'none',
    keyboard: 'none',
    ads: 'none',
    storage: null,
    loader: { load, heartbeat },
  });
  life.addEventListener('abort', () => player.remove(), { once: true });
  place.append(player);
};

/**
 * A look at what is on, without sound. It begins when somebody stays, and lets go of everything when they leave; what
 * does not play leaves the picture as it was.
 */
export const GuideCardPreview = ({ eventId }: { readonly eventId: string }) => {
  const place = useRef<HTMLSpanElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    const life = new AbortController();
    const timer = setTimeout(() => {
      // A look that does not come has no words of its own: the picture is what there is then.
      if (place.current !== null)
        play(place.current, eventId, life.signal, setPlaying).catch(() => setPlaying(false));
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      life.abort();
    };
  }, [eventId]);
  return (
    <span ref={place} className={classes['preview']} data-playing={isPlaying} aria-hidden="true" inert />
  );
};
