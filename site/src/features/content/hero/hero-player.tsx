import '@footlight/elements/react';
import { definePlayer, type FootlightPlayer, type PlayerEventDetails } from '@footlight/player';
import { useEffect, useRef } from 'react';
import { useSite } from '../../../app/site-context.js';
import styles from '../collections/section.module.css';

definePlayer();

export interface HeroPlayerProps {
  readonly id: string;
  readonly isMuted: boolean;
  readonly onMoving: (isMoving: boolean) => void;
}

/** The video background of a hero: it has no controls and saves no progress. */
export const HeroPlayer = ({ id, isMuted, onMoving }: HeroPlayerProps) => {
  const { state, language } = useSite();
  const place = useRef<FootlightPlayer>(null);
  const latest = useRef(onMoving);
  useEffect(() => {
    latest.current = onMoving;
  });

  useEffect(() => {
    const player = place.current;
    if (player === null) return undefined;
    const { load, heartbeat } = state.playbackLoader;
    player.loader = { load, heartbeat };
    player.autoplay = true;
    const follow = (event: CustomEvent<PlayerEventDetails['footlight-statechange']>): void => {
      const { isPlaying } = event.detail.changes;
      if (isPlaying !== undefined) latest.current(isPlaying);
    };
    player.addEventListener('footlight-statechange', follow as EventListener);
    // If loading fails, the still picture stays.
    player.load({ id, kind: 'vod' }).catch(() => undefined);
    return () => {
      player.removeEventListener('footlight-statechange', follow as EventListener);
      latest.current(false);
    };
  }, [id, state]);

  return (
    <div className={styles['heroPlayer']} inert>
      <footlight-player
        ref={place}
        language={language}
        storage={null}
        muted={isMuted}
        controls="none"
        keyboard="none"
        ads="none"
      />
    </div>
  );
};
