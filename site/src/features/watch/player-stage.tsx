import type { AccessVerdict } from '@footlight/domain';
import type { PlayerEventDetails, PlayerState } from '@footlight/player';
import { clockTime } from '@footlight/i18n';
import type { WatchedList } from '@footlight/state';
import { Button, Notice, classNames, useLabels } from '@footlight/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { WaysToFetch } from '../../app/not-fetched.js';
import { useSite } from '../../app/site-context.js';
import { PlayCover } from './play-cover.js';
import { Still } from './still-picture.js';
import { useCoverKeys, usePlayerKeys } from './use-player-keys.js';
import { usePlayerState } from './use-player-state.js';
import { useStagePlayer } from './use-stage-player.js';
import { viewerStorage } from './viewer-storage.js';
import styles from './watch.module.css';

export interface PlayerStageProps {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  /** The list that the title is watched in, as the address names it. */
  readonly list: Readonly<Record<string, string>> & WatchedList;
  /** `hls` or `dash`, where the address asks for one. */
  readonly protocol: string | null;
  /** Seconds from start. */
  readonly startAt?: number | undefined;
  /** Seconds from start at which the viewer stopped; null where that is unknown, or not worth going on from. */
  readonly resumesAt: number | null;
  /** Whether it begins by itself. */
  readonly starts: boolean;
  /** Stands in the player's place until it has drawn its own; null while that is not known. */
  readonly still: string | null;
  /** What people share of it. */
  readonly shareAddress: string | null;
  /** Where it is found for frames on other sites. */
  readonly embedAddress: string;
  /** The viewer chose the way on from an error; null where it is not about access, and back is all there is. */
  readonly onErrorAction: (verdict: AccessVerdict | null) => void;
  /** The player went on to another video by itself. */
  readonly onMoved: (id: string) => void;
}

/** The ways on from an error that lead through this site. */
const TAKEN = 'sign-in purchase back';

const hasFailed = ({ error }: PlayerState): boolean => error !== null;

/** The player, told what to play by the page's address. */
export const PlayerStage = (props: PlayerStageProps) => {
  const { id, kind, protocol, startAt, resumesAt, still, shareAddress, embedAddress } = props;
  const { t } = useLabels();
  const { state, language, realm } = useSite();
  const titles = realm.titleDisplayMode === 'HIDE' ? 'none' : 'default';
  const storage = useMemo(() => viewerStorage(state.preferences), [state]);
  const hasSingleKeys = useStore(state.keyboard, (keyboard) => keyboard.hasSingleKeys);
  const stage = useRef<HTMLDivElement>(null);
  const { player, wish, tellWish, cover, again } = useStagePlayer(stage, props.starts);
  usePlayerKeys(player);
  useCoverKeys(hasSingleKeys ? (cover?.onClick ?? null) : null);
  const isLost = usePlayerState(player, hasFailed, false);
  const latest = { ...props, wish };
  const heard = useRef(latest);
  useLayoutEffect(() => {
    heard.current = latest;
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
        heard.current.onErrorAction(error.verdict);
      },
      { signal },
    );
    const follow = ({ detail }: CustomEvent<PlayerEventDetails['footlight-statechange']>): void => {
      const { id: now } = detail.changes;
      if (typeof now === 'string' && now !== heard.current.id) heard.current.onMoved(now);
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
      // Whoever has begun wants to see the next one too; whether the first begins is said with its load.
      autoplay: true,
      protocol: protocol === 'dash' || protocol === 'hls' ? protocol : null,
    });
    const { list: within, starts, wish } = heard.current;
    state.watching.getState().watch({ id, kind, list: within });
    if (player.state.id === id) {
      if (startAt !== undefined) player.seek({ to: startAt }).catch(() => undefined);
      return;
    }
    const request = {
      id,
      kind,
      autoplay: wish === 'play' || starts,
      ...(within satisfies WatchedList),
      ...(startAt === undefined ? {} : { startAt }),
    };
    // A refusal stands in the player itself, in words and with a way on.
    player.load(request).catch(() => undefined);
    tellWish();
  }, [player, id, kind, protocol, startAt, state, tellWish]);

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
        {again !== null && (
          <div className={styles['lockedWords']}>
            <Notice
              urgent
              title={t('playerMissing')}
              text={t('partFailedText')}
              action={<WaysToFetch {...again} />}
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
