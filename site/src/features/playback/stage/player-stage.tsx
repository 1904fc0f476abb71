import type { AccessDecision } from '@footlight/domain';
import type { PlayerEventDetails, PlayerState } from '@footlight/player';
import { clockTime } from '@footlight/i18n';
import type { WatchedList } from '@footlight/state';
import { Button, Notice, classNames, useLabels } from '@footlight/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { lazyPart } from '../../../app/lazy-part.js';
import { RetryActions } from '../../../app/not-fetched.js';
import { useSite } from '../../../app/site-context.js';
import { PlayCover } from './play-cover.js';
import { Still } from './still-picture.js';
import { useCoverKeys, usePlayerKeys } from '../watch/use-player-keys.js';
import { usePlayerState } from '../watch/use-player-state.js';
import { useStagePlayer } from './use-stage-player.js';
import { viewerStorage } from '../watch/viewer-storage.js';
import styles from '../watch/watch.module.css';

export interface PlayerStageProps {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  /** The list in the address that the title is watched in. */
  readonly list: Readonly<Record<string, string>> & WatchedList;
  /** Streaming protocol in the address (`hls` or `dash`), if any. */
  readonly protocol: string | null;
  /** Start position in seconds. */
  readonly startAt?: number | undefined;
  /** Resume position in seconds; null if unknown or not worth resuming. */
  readonly resumesAt: number | null;
  /** Whether the title starts automatically. */
  readonly starts: boolean;
  /** Address of the still picture shown until the player has rendered its own; null while unknown. */
  readonly still: string | null;
  /** Address to share; null while the details are loading or if sharing is disabled. */
  readonly shareAddress: string | null;
  /** Address for embedding on other sites. */
  readonly embedAddress: string;
  /**
   * Called when the viewer chooses an error action; null if the error is not about access, which leaves only going
   * back.
   */
  readonly onErrorAction: (decision: AccessDecision | null) => void;
  /** Called when the player advances to another video by itself. */
  readonly onMoved: (id: string) => void;
}

const EndCard = lazyPart(async () => (await import('./end-card.js')).EndCard);

/** Error actions that the site handles itself. */
const TAKEN = 'sign-in purchase back';

/** Whether a film is over that the player offers none after. */
const hasEndedForGood = ({ ended, eventHasGoneLive, listNext }: PlayerState): boolean =>
  ended && !eventHasGoneLive && listNext === null;
const hasFailed = ({ error }: PlayerState): boolean => error !== null;

/** The player of a title's page, configured from its address. */
export const PlayerStage = (props: PlayerStageProps) => {
  const { id, kind, protocol, startAt, resumesAt, still, shareAddress, embedAddress } = props;
  const { t } = useLabels();
  const { state, language, realm } = useSite();
  const titles = realm.titleDisplayMode === 'HIDE' ? 'none' : 'default';
  const storage = useMemo(() => viewerStorage(state.preferences), [state]);
  const hasSingleKeys = useStore(state.keyboard, (keyboard) => keyboard.hasSingleKeys);
  const stage = useRef<HTMLDivElement>(null);
  const { player, intent, clearIntent, cover, again } = useStagePlayer(stage, props.starts);
  usePlayerKeys(player);
  useCoverKeys(hasSingleKeys ? (cover?.onClick ?? null) : null);
  const isLost = usePlayerState(player, hasFailed, false);
  const isOver = usePlayerState(player, hasEndedForGood, false);
  const latest = { ...props, intent };
  const latestRef = useRef(latest);
  useLayoutEffect(() => {
    latestRef.current = latest;
  });

  useEffect(() => {
    if (player === null) return undefined;
    const life = new AbortController();
    const { signal } = life;
    player.addEventListener(
      'footlight-erroraction',
      (event) => {
        const { action, error } = event.detail;
        if (action === 'retry') return;
        event.preventDefault();
        latestRef.current.onErrorAction(error.verdict);
      },
      { signal },
    );
    const follow = ({ detail }: CustomEvent<PlayerEventDetails['footlight-statechange']>): void => {
      const { id: now } = detail.changes;
      if (typeof now === 'string' && now !== latestRef.current.id) latestRef.current.onMoved(now);
    };
    player.addEventListener('footlight-statechange', follow, { signal });
    return () => life.abort();
  }, [player]);

  useEffect(() => {
    if (player !== null) Object.assign(player, { keyboard: hasSingleKeys ? null : 'none' });
  }, [player, hasSingleKeys]);

  useEffect(() => {
    if (player === null) return;
    Object.assign(player, {
      language,
      poster: still,
      shareAddress,
      embedAddress,
      storage,
      titles,
      errorActions: TAKEN,
    });
  }, [player, language, still, shareAddress, embedAddress, storage, titles]);

  useEffect(() => {
    if (player === null) return;
    Object.assign(player, {
      loader: state.playbackLoader,
      // Applies to the videos that follow; whether the first one starts is part of its load request.
      autoplay: true,
      protocol: protocol === 'dash' || protocol === 'hls' ? protocol : null,
    });
    const { list: within, starts, intent } = latestRef.current;
    state.watching.getState().watch({ id, kind, list: within });
    if (player.state.id === id) {
      if (startAt !== undefined) player.seek({ to: startAt }).catch(() => undefined);
      return;
    }
    const request = {
      id,
      kind,
      autoplay: intent === 'play' || starts,
      ...(within satisfies WatchedList),
      ...(startAt === undefined ? {} : { startAt }),
    };
    // The player shows load errors itself.
    player.load(request).catch(() => undefined);
    clearIntent();
  }, [player, id, kind, protocol, startAt, state, clearIntent]);

  return (
    <div className={styles['stage']}>
      <div ref={stage} className={classNames(styles['player'], again !== null && styles['locked'])}>
        {still !== null && <Still address={still} />}
        {cover !== null && (
          <PlayCover
            {...cover}
            resumesFrom={resumesAt === null || startAt !== undefined ? null : clockTime(resumesAt)}
          />
        )}
        {player !== null &&
          isOver &&
          createPortal(
            <EndCard of={{ id, onAgain: () => void player.play().catch(() => undefined) }} />,
            player,
          )}
        {again !== null && (
          <div className={styles['lockedWords']}>
            <Notice
              urgent
              title={t('playerMissing')}
              text={t('partFailedText')}
              action={<RetryActions {...again} />}
            />
          </div>
        )}
      </div>
      {isLost && (
        <Button
          className={styles['goBack']}
          icon={<ArrowLeft data-mirror />}
          onClick={() => props.onErrorAction(null)}
        >
          {t('goBack')}
        </Button>
      )}
    </div>
  );
};
