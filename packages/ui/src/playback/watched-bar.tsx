import { useLabels } from '../labels/labels.js';
import styles from './watched-bar.module.css';

const PERCENT = 100;

/** How much of a video has been watched, at the bottom of its picture; renders nothing for an unwatched video. */
export const WatchedBar = ({
  part,
}: {
  /** 0–1. */
  readonly part: number | undefined;
}) => {
  const { t } = useLabels();
  if (part === undefined || part <= 0) return null;
  return (
    <progress
      className={styles['bar']}
      max={PERCENT}
      value={Math.round(part * PERCENT)}
      aria-label={t('watched')}
    />
  );
};
