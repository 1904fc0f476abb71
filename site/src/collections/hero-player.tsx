import '@footlight/elements/react';
import { definePlayer, type FootlightPlayer, type PlayerEventDetails } from '@footlight/player';
import { CloseButton, useLabels } from '@footlight/ui';
import { useEffect, useRef } from 'react';
import { useSite } from '../app/site-context.js';
import styles from './section.module.css';

definePlayer();

export interface HeroPlayerProps {
  readonly id: string;
  /** The full player; otherwise only its picture, behind the words. */
  readonly isFull: boolean;
  /** While it is only a picture. */
  readonly isMuted: boolean;
  readonly onMoving: (isMoving: boolean) => void;
  readonly onClose: () => void;
}

/** What moves behind a hero, and the player that it becomes: one element, so that it goes on where it is. */
export const HeroPlayer = ({ id, isFull, isMuted, onMoving, onClose }: HeroPlayerProps) => {
  const { t } = useLabels();
  const { state, language } = useSite();
  const place = useRef<FootlightPlayer>(null);
  const heard = useRef({ isFull, onMoving });
  useEffect(() => {
    heard.current = { isFull, onMoving };
  });

  useEffect(() => {
    const player = place.current;
    if (player === null) return undefined;
    const { load, heartbeat } = state.playbackLoader;
    // A picture is nothing that has been watched.
    player.loader = { load, heartbeat };
    player.autoplay = true;
    const follow = (event: CustomEvent<PlayerEventDetails['footlight-statechange']>): void => {
      const { isPlaying } = event.detail.changes;
      if (isPlaying !== undefined && !heard.current.isFull) heard.current.onMoving(isPlaying);
    };
    player.addEventListener('footlight-statechange', follow as EventListener);
    // What does not move leaves the picture that rests.
    player.load({ id, kind: 'vod' }).catch(() => undefined);
    return () => {
      player.removeEventListener('footlight-statechange', follow as EventListener);
      heard.current.onMoving(false);
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
