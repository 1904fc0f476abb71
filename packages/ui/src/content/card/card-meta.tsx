import type { ContentItem } from '@footlight/contract';
import { formatDuration, formatStart } from '../../labels/durations.js';
import { useLabels, type LabelsValue } from '../../labels/labels.js';
import { useViewerLocale } from '../../labels/viewer-locale.js';
import styles from './card.module.css';

const labelsFor = (item: ContentItem, { t, language }: LabelsValue): (string | undefined)[] => {
  const { episodeInformation: episode, programmingInfo, itemCount } = item;
  switch (item.type) {
    case 'SERIES':
      return [t('series'), itemCount === undefined ? undefined : t('seasonCount', { count: itemCount })];
    case 'SEASON':
      return [itemCount === undefined ? undefined : t('episodeCount', { count: itemCount })];
    case 'PLAYLIST':
      return [t('playlist'), itemCount === undefined ? undefined : t('videoCount', { count: itemCount })];
    case 'LIVE_EVENT':
    case 'CHANNEL':
      return [programmingInfo?.currentProgramme?.title];
    case 'VOD':
      return [
        episode === undefined
          ? item.genre
          : t('episodeShort', { season: episode.seasonNumber, episode: episode.episodeNumber }),
        item.duration === undefined ? undefined : formatDuration(item.duration, language),
      ];
    case 'SECTION':
    case 'NEWS':
      return [];
  }
};

const StartTime = ({ at, language }: { readonly at: number; readonly language: string }) => {
  const place = useViewerLocale();
  return (
    <span className={styles['meta']} data-zone={place.timeZone} suppressHydrationWarning>
      {formatStart(at, language, place)}
    </span>
  );
};

/** The secondary line below a card's title. */
export const CardMeta = ({
  item,
  startsAt,
}: {
  readonly item: ContentItem;
  readonly startsAt: number | null;
}) => {
  const labels = useLabels();
  if (startsAt !== null) return <StartTime at={startsAt} language={labels.language} />;
  const shown = labelsFor(item, labels).filter((word) => word !== undefined && word !== '');
  if (shown.length === 0) return null;
  // A word in another language than the page keeps its own direction, and its place.
  const words = labels.direction === 'rtl' ? shown.map((word) => `\u2068${word}\u2069`) : shown;
  return <span className={styles['meta']}>{words.join(' · ')}</span>;
};
