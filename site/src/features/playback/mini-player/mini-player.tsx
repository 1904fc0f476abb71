import { routeOf, allowsMiniPlayer } from '@footlight/domain';
import { upNextOf, type Neighbour, type PlayerState } from '@footlight/player';
import { CloseButton, IconButton, Link, unseen, useLabels } from '@footlight/ui';
import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSite } from '../../../app/site-context.js';
import { MiniNext } from './mini-next.js';
import styles from './mini-player.module.css';
import { sitePlayerOf } from '../../../app/site-player.js';
import { usePlayerState } from '../watch/use-player-state.js';

const readTitle = ({ title }: PlayerState): string => title;
const readId = ({ id }: PlayerState): string | null => id;
const readType = ({ type }: PlayerState): 'vod' | 'live' | null => type;
const readMuted = ({ muted, volume }: PlayerState): boolean => muted || volume === 0;
const readNext = (state: PlayerState): Neighbour | null => upNextOf(state).next;
const readPaused = ({ paused }: PlayerState): boolean => paused;
const readEnded = ({ ended }: PlayerState): boolean => ended;
const readLost = ({ error }: PlayerState): boolean => error !== null;

const FULL_VOLUME = 100;

/** Marks the document, so that pages reserve space and the mini player never covers the focus. */
const useRoom = (isShown: boolean): void => {
  useEffect(() => {
    if (!isShown) return undefined;
    const { dataset } = document.documentElement;
    dataset['mini'] = 'shown';
    return () => {
      delete dataset['mini'];
    };
  }, [isShown]);
};

/** Continues the video of the page that was left in a small frame, with the same player element. */
export const MiniPlayer = () => {
  const { t } = useLabels();
  const { state, addresses, realm } = useSite();
  const hasTitles = realm.titleDisplayMode === 'SHOW';
  const { pathname } = useLocation();
  const sitePlayer = sitePlayerOf(state);
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const { watched, place } = useStore(state.watching);
  const isShown = place === 'mini' && watched !== null;
  const player = isShown ? sitePlayer.player : null;
  const id = usePlayerState(player, readId, null);
  const type = usePlayerState(player, readType, null);
  const title = usePlayerState(player, readTitle, '');
  const isPaused = usePlayerState(player, readPaused, true);
  const isMuted = usePlayerState(player, readMuted, false);
  const hasEnded = usePlayerState(player, readEnded, false);
  const isLost = usePlayerState(player, readLost, false);
  const following = usePlayerState(player, readNext, null);
  /** Id of the video whose up-next countdown was cancelled. */
  const [cancelledFor, setCancelledFor] = useState<string | null>(null);
  const next = cancelledFor === id ? null : following;
  useRoom(isShown);

  useEffect(() => {
    // After an error, the player's reduced controls show its message and actions.
    if (player !== null) Object.assign(player, { controls: isLost ? 'reduced' : 'none' });
  }, [player, isLost]);

  useLayoutEffect(() => {
    sitePlayer.setFrame(frame.current);
    return () => sitePlayer.setFrame(null);
  }, [sitePlayer]);

  const isOver = isShown && ((hasEnded && next === null) || !allowsMiniPlayer(routeOf(pathname)));
  useEffect(() => {
    if (isOver) sitePlayer.close();
  }, [isOver, sitePlayer]);

  useEffect(() => {
    if (id !== null && type !== null) state.watching.getState().goOn({ id, kind: type });
  }, [state, id, type]);

  const close = (): void => {
    sitePlayer.close();
    // The close button had the focus and is removed.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  // Errors are shown in the frame.
  const toggle = (): void => {
    const command = isPaused ? player?.play() : player?.pause();
    command?.catch(() => undefined);
  };
  const toggleSound = (): void => {
    const silent = player?.state.volume === 0 ? { volume: FULL_VOLUME } : {};
    player?.setVolume(isMuted ? { ...silent, muted: false } : { muted: true }).catch(() => undefined);
  };
  const href =
    watched === null
      ? ''
      : addresses.route(watched.kind === 'live' ? 'live' : 'vod', { eventId: watched.id }, watched.list);

  useEffect(() => {
    if (player === null) return undefined;
    const life = new AbortController();
    player.addEventListener(
      'footlight-erroraction',
      (event) => {
        if (event.detail.action === 'retry') return;
        event.preventDefault();
        // The title's page resolves access errors.
        void navigate(href);
      },
      { signal: life.signal },
    );
    return () => life.abort();
  }, [player, navigate, href]);

  return (
    <aside className={styles['mini']} hidden={!isShown} aria-label={t('miniPlaying', { title })}>
      <div className={styles['picture']} data-lost={isLost}>
        <div ref={frame} className={styles['frame']} inert={!isLost} />
      </div>
      {player !== null && next !== null && (
        <MiniNext
          key={id}
          player={player}
          title={next.title}
          hasTitle={hasTitles}
          onCancel={() => {
            setCancelledFor(id);
            heading.current?.focus();
          }}
        />
      )}
      {isShown && (
        <div className={styles['bar']}>
          <p className={styles['title']} ref={heading} tabIndex={-1}>
            {hasTitles ? (
              <Link href={href} aria-label={t('miniBack', { title })}>
                {title}
              </Link>
            ) : (
              <Link href={href}>{t('miniBackUntitled')}</Link>
            )}
          </p>
          <IconButton
            className={styles['button']}
            look="bare"
            label={t(isMuted ? 'miniSoundOn' : 'miniSoundOff')}
            onClick={toggleSound}
          >
            {isMuted ? <VolumeX /> : <Volume2 />}
          </IconButton>
          <IconButton
            className={styles['button']}
            look="bare"
            label={t(isPaused ? 'play' : 'miniPause')}
            onClick={toggle}
          >
            {isPaused ? <Play fill="currentColor" /> : <Pause fill="currentColor" />}
          </IconButton>
          <CloseButton className={styles['button']} look="bare" label={t('miniClose')} onClick={close} />
        </div>
      )}
      <span className={unseen} role="status">
        {next !== null && t('miniNextIs', { title: next.title })}
      </span>
    </aside>
  );
};
