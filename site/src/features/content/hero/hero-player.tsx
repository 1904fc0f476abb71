import '@footlight/elements/react';
import { definePlayer, type FootlightPlayer, type PlayerEventDetails } from '@footlight/player';
import { CloseButton, useLabels } from '@footlight/ui';
import { useEffect, useRef } from 'react';
import { useSite } from '../../../app/site-context.js';
import styles from '../collections/section.module.css';

definePlayer();

export interface HeroPlayerProps {
  readonly id: string;
  /** Whether the full player is shown; otherwise it is a video background behind the text. */
  readonly isFull: boolean;
  /** Applies to the video background only. */
  readonly isMuted: boolean;
  readonly onMoving: (isMoving: boolean) => void;
  readonly onClose: () => void;
}

/**
 * The video background of a hero, which becomes the full player. Both share one element, so that playback continues at
 * its position.
 */
export const HeroPlayer = ({ id, isFull, isMuted, onMoving, onClose }: HeroPlayerProps) => {
  const { t } = useLabels();
  const { state, language } = useSite();
  const place = useRef<FootlightPlayer>(null);
  const latest = useRef({ isFull, onMoving });
  useEffect(() => {
    latest.current = { isFull, onMoving };
  });

  useEffect(() => {
    const player = place.current;
    if (player === null) return undefined;
    const { load, heartbeat } = state.playbackLoader;
    // The video background saves no progress.
    player.loader = { load, heartbeat };
    player.autoplay = true;
    const follow = (event: CustomEvent<PlayerEventDetails['footlight-statechange']>): void => {
      const { isPlaying } = event.detail.changes;
      if (isPlaying !== undefined && !latest.current.isFull) latest.current.onMoving(isPlaying);
    };
    player.addEventListener('footlight-statechange', follow as EventListener);
    // If loading fails, the still picture stays.
    player.load({ id, kind: 'vod' }).catch(() => undefined);
    return () => {
      player.removeEventListener('footlight-statechange', follow as EventListener);
      latest.current.onMoving(false);
    };
  }, [id, state]);

  useEffect(() => {
    const player = place.current;
    if (player === null || !isFull) return;
    player.loader = state.playbackLoader;
    player.focus();
  }, [isFull, state]);

  return (
    <div className={styles['heroPlayer']} data-full={isFull} inert={!isFull}>
      <footlight-player
        ref={place}
        language={language}
        storage={null}
        muted={!isFull && isMuted}
        controls={isFull ? 'default' : 'none'}
        keyboard={isFull ? 'default' : 'none'}
        ads={isFull ? 'default' : 'none'}
      />
      {isFull && <CloseButton className={styles['close']} label={t('closePlayer')} onClick={onClose} />}
    </div>
  );
};
