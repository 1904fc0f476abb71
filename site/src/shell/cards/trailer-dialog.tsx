import '@footlight/elements/react';
import { definePlayer, type FootlightPlayer } from '@footlight/player';
import { CloseButton, useLabels } from '@footlight/ui';
import { useEffect, useRef } from 'react';
import { useSite } from '../../app/site-context.js';
import { sitePlayerOf } from '../../app/site-player.js';
import styles from './trailer-dialog.module.css';

// Pages without a player show trailers, too.
definePlayer();

export interface TrailerDialogProps {
  readonly id: string;
  /** Title of the advertised content. */
  readonly title: string;
  readonly onClose: () => void;
}

/** A trailer in a dialog over the page. The site's player is paused while the dialog is open. */
export const TrailerDialog = ({ id, title, onClose }: TrailerDialogProps) => {
  const { t } = useLabels();
  const { state, language } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useRef<FootlightPlayer>(null);

  useEffect(() => {
    const { current } = dialog;
    const { activeElement: opener } = document;
    const press = ({ target }: Event): void => {
      // The target is the dialog itself only for clicks beside the video.
      if (target === current) onClose();
    };
    current?.showModal();
    current?.addEventListener('click', press);
    return () => {
      current?.removeEventListener('click', press);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [onClose]);

  useEffect(() => {
    const { player: watched } = sitePlayerOf(state);
    const wasPlaying = watched?.state.paused === false;
    if (wasPlaying) watched.pause().catch(() => undefined);
    return () => {
      if (wasPlaying && watched.isConnected) watched.play().catch(() => undefined);
    };
  }, [state]);

  useEffect(() => {
    const { current: player } = place;
    if (player === null) return undefined;
    const { load, heartbeat } = state.playbackLoader;
    // Trailers save no progress and have no next video.
    player.loader = { load, heartbeat };
    player.autoplay = true;
    // The player shows load errors itself.
    player.load({ id, kind: 'vod' }).catch(() => undefined);
    player.addEventListener('footlight-ended', onClose);
    return () => player.removeEventListener('footlight-ended', onClose);
  }, [id, state, onClose]);

  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-label={t('trailerOf', { title })}
      onCancel={(cancel) => {
        cancel.preventDefault();
        onClose();
      }}
    >
      <div className={styles['stage']}>
        <footlight-player ref={place} className={styles['player']} language={language} storage={null} />
        <CloseButton className={styles['close']} label={t('trailerClose')} onClick={onClose} />
      </div>
    </dialog>
  );
};
