import '@footlight/elements/react';
import {
  definePlayer,
  type FootlightPlayer,
  type PlayerErrorAction,
  type PlayerEventDetails,
} from '@footlight/player';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import styles from './watch.module.css';

definePlayer();

export interface PlayerStageProps {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  readonly playlistId?: string | undefined;
  readonly seasonId?: string | undefined;
  /** `hls` or `dash`, where the address asks for one. */
  readonly protocol: string | null;
  /** Seconds from start. */
  readonly startAt?: number | undefined;
  /** The viewer chose the way on from an error. */
  readonly onErrorAction: (action: PlayerErrorAction) => void;
  /** The player went on to another video by itself. */
  readonly onMoved: (id: string) => void;
}

/** The ways on from an error that lead through this site. */
const TAKEN = 'sign-in purchase back';

/** The player, told what to play by the page's address. */
export const PlayerStage = ({
  id,
  kind,
  playlistId,
  seasonId,
  protocol,
  startAt,
  onMoved,
  onErrorAction,
}: PlayerStageProps) => {
  const { state, language } = useSite();
  const { subTitleLanguage, audioLanguage } = useStore(state.preferences, ({ preferences }) => preferences);
  const player = useRef<FootlightPlayer>(null);
  const heard = useRef({ onMoved, onErrorAction });
  useEffect(() => {
    heard.current = { onMoved, onErrorAction };
  });

  useEffect(() => {
    const element = player.current;
    if (element === null) return undefined;
    const take = (event: HTMLElementEventMap['footlight-erroraction']): void => {
      if (event.detail.action === 'retry') return;
      event.preventDefault();
      heard.current.onErrorAction(event.detail.action);
    };
    element.addEventListener('footlight-erroraction', take);
    return () => element.removeEventListener('footlight-erroraction', take);
  }, []);

  useEffect(() => {
    const element = player.current;
    if (element === null) return undefined;
    element.loader = state.playbackLoader;
    element.autoplay = true;
    element.protocol = protocol === 'dash' || protocol === 'hls' ? protocol : null;
    element.subtitleLanguage = subTitleLanguage;
    element.audioLanguage = audioLanguage;
    const request = {
      id,
      kind,
      ...(playlistId === undefined ? {} : { playlistId }),
      ...(seasonId === undefined ? {} : { seasonId }),
      ...(startAt === undefined ? {} : { startAt }),
    };
    // A refusal stands in the player itself, in words and with a way on.
    if (element.state.id !== id) element.load(request).catch(() => undefined);

    const onChange = ({ detail }: CustomEvent<PlayerEventDetails['footlight-statechange']>) => {
      const now = detail.changes.id;
      if (typeof now === 'string' && now !== id) heard.current.onMoved(now);
    };
    element.addEventListener('footlight-statechange', onChange as EventListener);
    return () => element.removeEventListener('footlight-statechange', onChange as EventListener);
  }, [id, kind, playlistId, seasonId, protocol, startAt, state, subTitleLanguage, audioLanguage]);

  return (
    <div className={styles['stage']}>
      <footlight-player ref={player} className={styles['player']} language={language} errorActions={TAKEN} />
    </div>
  );
};
