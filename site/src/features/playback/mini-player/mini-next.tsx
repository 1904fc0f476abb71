import { advance, upNextOf, type FootlightPlayer, type PlayerState } from '@footlight/player';
import { Button, useLabels } from '@footlight/ui';
import { useCallback, useEffect, useState } from 'react';
import styles from './mini-next.module.css';
import { usePlayerState } from '../watch/use-player-state.js';

const TICK_MS = 250;

const readCounts = (state: PlayerState): boolean => upNextOf(state).counts;
const readHeld = (state: PlayerState): boolean => upNextOf(state).isHeld;
const readSeconds = (state: PlayerState): number => upNextOf(state).seconds;

/** Milliseconds until `go` is called automatically; null without a countdown. */
const useCountdown = (player: FootlightPlayer, go: () => void): number | null => {
  const counts = usePlayerState(player, readCounts, false);
  const isHeld = usePlayerState(player, readHeld, false);
  const seconds = usePlayerState(player, readSeconds, 0);
  const [left, setLeft] = useState(seconds * 1000);
  const isOver = left <= 0;

  useEffect(() => {
    if (!counts || isHeld || isOver) return undefined;
    const timer = setInterval(() => setLeft((now) => now - TICK_MS), TICK_MS);
    return () => clearInterval(timer);
  }, [counts, isHeld, isOver]);

  useEffect(() => {
    if (counts && isOver) go();
  }, [counts, isOver, go]);
  return counts ? left : null;
};

/** The next video in the mini player, which has no room for the player's own card; the same rules apply. */
export const MiniNext = ({
  player,
  title,
  hasTitle,
  onCancel,
}: {
  readonly player: FootlightPlayer;
  /** Title of the next video. */
  readonly title: string;
  /** Whether the title is visible. */
  readonly hasTitle: boolean;
  readonly onCancel: () => void;
}) => {
  const { t } = useLabels();
  const go = useCallback(() => {
    const { core } = player;
    if (core !== null) void advance(core);
  }, [player]);
  const left = useCountdown(player, go);
  return (
    <div className={styles['next']} role="group" aria-label={t('miniNextIs', { title })}>
      <p className={styles['words']}>
        <span className={styles['heading']}>
          {t('miniNext')}
          {left !== null && <span aria-hidden="true">{Math.max(0, Math.ceil(left / 1000))}</span>}
        </span>
        {hasTitle && <bdi className={styles['title']}>{title}</bdi>}
      </p>
      <Button look="primary" onClick={go}>
        {t('miniNextNow')}
      </Button>
      <Button look="bare" onClick={onCancel}>
        {t('miniNextCancel')}
      </Button>
    </div>
  );
};
