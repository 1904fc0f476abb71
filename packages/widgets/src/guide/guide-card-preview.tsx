import type { PlayerEventDetails } from '@footlight/player';
import type { ServicePlaybackLoader } from '@footlight/state';
import { useEffect, useRef, useState } from 'react';
import classes from './guide-card-popup.module.css';

/** Delay that keeps passing pointers from starting a preview. */
const DELAY_MS = 350;

/** Events of the preview player that must not reach the page. */
const EVENTS = Object.keys({
  'footlight-ready': true,
  'footlight-statechange': true,
  'footlight-adstart': true,
  'footlight-adend': true,
  'footlight-ended': true,
  'footlight-error': true,
  'footlight-adverification': true,
  'footlight-enginechange': true,
  'footlight-erroraction': true,
  'footlight-autoplayblocked': true,
  'footlight-gonelive': true,
  'footlight-skipmarker': true,
  'footlight-programmechanged': true,
} satisfies Record<keyof PlayerEventDetails, true>);

/** Whether a preview may start by itself: not with reduced motion or data saving. */
export const maySeePreview = (): boolean => {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return (
    connection?.saveData !== true &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !matchMedia('(prefers-reduced-data: reduce)').matches
  );
};

export interface GuideCardPreviewProps {
  readonly eventId: string;
  /** Defines the page's player, and returns the loader of its service. */
  readonly loadPlayer: () => Promise<ServicePlaybackLoader>;
}

const play = async (
  place: HTMLElement,
  { eventId, loadPlayer }: GuideCardPreviewProps,
  life: AbortSignal,
  onPlayingChange: (isPlaying: boolean) => void,
): Promise<void> => {
  // A preview needs no guide, trailer or playlist.
  const { load, heartbeat } = await loadPlayer();
  if (life.aborted) return;
  const player = document.createElement('footlight-player');
  for (const name of EVENTS)
    player.addEventListener(name, (event) => event.stopPropagation(), { signal: life });
  player.addEventListener('footlight-statechange', () => onPlayingChange(player.state.isPlaying), {
    signal: life,
  });
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
 * A muted preview of the event. It starts after a delay and releases its resources on unmount; if it fails to play, the
 * picture stays.
 */
export const GuideCardPreview = ({ eventId, loadPlayer }: GuideCardPreviewProps) => {
  const place = useRef<HTMLSpanElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    const life = new AbortController();
    const timer = setTimeout(() => {
      // A failed preview shows no error; the picture stays.
      if (place.current !== null)
        play(place.current, { eventId, loadPlayer }, life.signal, setPlaying).catch(() => setPlaying(false));
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      life.abort();
    };
  }, [eventId, loadPlayer]);
  return (
    <span ref={place} className={classes['preview']} data-playing={isPlaying} aria-hidden="true" inert />
  );
};
